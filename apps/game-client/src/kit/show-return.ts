import type { BetBar } from './bet-bar.ts'
import { showBigWin } from './big-win.ts'
import { countUp } from './count-up.ts'
import type { FrameLoop } from './frame-loop.ts'
import type { ShownRound, WordTools } from './game-entry.ts'
import { nameReturn } from './round-words.ts'
import type { Sound } from './sound.ts'
import { sizeOf } from './sums.ts'

const BIG_TONES = 8
const WIN_TONES = 3

interface Scene {
  readonly bar: BetBar
  readonly host: HTMLElement
  readonly loop: FrameLoop
  readonly sound: Sound
  readonly words: WordTools
  readonly isReduced: boolean
}

/** What came back: nothing of it is celebrated at or under the stake; from fifteen stakes on it has a scene. */
export async function showReturn(scene: Scene, round: ShownRound, signal: AbortSignal): Promise<void> {
  const { bar, words, loop, sound } = scene
  const { money, text, theme } = words
  const size = sizeOf(round.returnMinor, round.stakedMinor)
  const label = nameReturn(round, words)
  const show = (amountMinor: number) => bar.showReturn(label, money.format(amountMinor))
  if (size === 'none') return bar.showReturn('', '')
  if (size === 'back') return show(round.returnMinor)
  sound.win(size === 'big' ? BIG_TONES : WIN_TONES)
  if (scene.isReduced) return show(round.returnMinor)
  if (size === 'big')
    await showBigWin(scene.host, loop, money, text('play.big'), round.returnMinor, theme.palette.win, signal)
  const from = size === 'big' ? round.returnMinor : 0
  await countUp(loop, from, round.returnMinor, round.stakedMinor, show, signal)
}
