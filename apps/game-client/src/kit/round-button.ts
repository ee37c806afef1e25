import type { BetBar } from './bet-bar.ts'
import type { GameRun, Phase } from './game-run.ts'
import type { GameText } from './game-text.ts'
import type { AnyEntry } from './round-words.ts'

type RoundButton = Parameters<BetBar['showRound']>[0]

/**
 * What the round button is now: the end of autoplay, the next round, or a shorter show of this one. `waitMs`: until the next round
 * may begin; who looks again behind it has read the clock once, or a button that waits could be one that nobody looks at again.
 */
export function roundButton(
  run: GameRun,
  entry: AnyEntry,
  text: GameText,
  { phase, waitMs }: { readonly phase: Phase; readonly waitMs: number },
): RoundButton {
  if (run.isAutoplaying) return { icon: 'stop', label: text('play.auto.halt'), isEnabled: true }
  const mayStart = phase === 'idle' && waitMs <= 0 && run.nextStake() !== null && !run.isHeld
  const name = run.mayHurry ? 'skip' : (entry.pressName ?? 'play')
  return {
    icon: entry.pressName === 'spin' ? 'spin' : 'play',
    label: text(`play.press.${name}`),
    isEnabled: mayStart || run.mayHurry,
  }
}
