import type { LineShown } from '@xezer/game-math/play/line-shown'
import type { ShowHow, StageTools } from '../kit/game-entry.ts'
import { type Mark, REELS, type ReelBoard } from './reel-board.ts'

const IN_TURN_MS = 650
const ALL_MS = 500
const SHOWN_IN_TURN_MOST = 6

/** A symbol that pays wherever it stands. */
export interface ScatterShown {
  readonly symbol: string
  readonly window: readonly (readonly string[])[]
  readonly wonMinor: number
}

export function markOfLine({ rows, count, wonMinor }: LineShown, { money }: StageTools): Mark {
  const cells = rows.slice(0, count).map((row, reel) => [reel, row] as const)
  return { cells, line: rows.slice(0, count), label: money.format(wonMinor) }
}

export function markOfScatter({ symbol, window, wonMinor }: ScatterShown, { money }: StageTools): Mark {
  const cells = window.flatMap((reel, place) =>
    reel.flatMap((letter, row) => (letter === symbol ? [[place, row] as const] : [])),
  )
  return { cells, line: null, label: wonMinor > 0 ? money.format(wonMinor) : null }
}

/** All cells of reels on which a symbol spread. */
export function markOfReels(reels: readonly number[], label: string): Mark {
  const cells = reels.flatMap((reel) => [0, 1, 2].map((row) => [reel, row] as const))
  return { cells, line: null, label }
}

/**
 * What a spin won: each in turn, then all together. Of a round that returns no more than its stake all are marked at once, with no
 * tones and nothing dimmed.
 */
export async function showMarks(
  board: ReelBoard,
  marks: readonly Mark[],
  wonMinor: number,
  tools: StageTools,
  how: Pick<ShowHow<unknown>, 'isInstant' | 'signal' | 'returnMinor' | 'stakeMinor'>,
): Promise<void> {
  if (marks.length === 0) return
  const isWin = how.returnMinor > how.stakeMinor
  if (isWin && !how.isInstant && marks.length > 1) {
    for (const [place, mark] of marks.slice(0, SHOWN_IN_TURN_MOST).entries()) {
      if (how.signal.aborted) break
      board.mark([mark], true)
      tools.sound.tone(place)
      await tools.loop.wait(IN_TURN_MS, how.signal)
    }
  }
  const total = tools.money.format(wonMinor)
  const all = marks.map((mark, place) => ({ ...mark, label: place === 0 && wonMinor > 0 ? total : null }))
  board.mark(all, isWin)
  if (!how.isInstant) await tools.loop.wait(isWin ? ALL_MS : ALL_MS / 2, how.signal)
}

/** How many of a symbol each reel shows, and how many its strip can show at once. */
export const countPerReel = (window: readonly (readonly string[])[], symbol: string) =>
  window.map((reel) => reel.filter((letter) => letter === symbol).length)

export function mostPerReel(strips: readonly string[], symbol: string): readonly number[] {
  return strips.slice(0, REELS).map((strip) => {
    const around = strip + strip
    const windows = [...strip].map((_, stop) => [...around.slice(stop, stop + 3)])
    return Math.max(...windows.map((letters) => letters.filter((letter) => letter === symbol).length))
  })
}
