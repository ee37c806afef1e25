import type { Side, Sides } from '@xezer/sport/side'
import { type Counted, holdsPath, type PeriodPath, pathOfPart } from '@xezer/sport/sport-facts'

/** How a match in play stands on its board, as everybody sees it. */
export interface SeenBoard {
  readonly score: Sides<number> & {
    readonly periods: readonly Sides<number>[]
    readonly corners?: Sides<number> | undefined
    readonly redCards?: Sides<number> | undefined
  }
  /** What the score is: the sum of its periods, or how many of them a side won. */
  readonly tally: 'sum' | 'won'
  /** The parts of the match in order, those to come too. */
  readonly parts: readonly string[]
  /** How many of them are over, and of the one in play as much as is. */
  readonly played: number
}

/** Which statistics the numbers of a board are. */
export interface BoardMeaning {
  readonly score: string
  readonly partScore: string
}

/** What a board says in the words of settlement. Whose turn it was within a part of play it does not know. */
export interface SeenMatch {
  /** One entry a side and part, as heavy as what was counted there. */
  readonly counted: readonly Counted[]
  /** The statistics that are counted in each part, and those of the match as a whole alone. */
  readonly inParts: ReadonlySet<string>
  readonly inMatch: ReadonlySet<string>
  readonly closed: readonly PeriodPath[]
  /** Where play is, or goes on next. */
  readonly now: PeriodPath
  readonly later: readonly PeriodPath[]
  /** Of what a side needs so many to win the match; null where the score is a sum. */
  readonly ending: { readonly statistic: string; readonly toWin: number } | null
}

/** Null of a match that is over, and where the numbers of the board do not agree with each other. */
export function readSeenMatch(board: SeenBoard, meaning: BoardMeaning): SeenMatch | null {
  const { score, tally, parts, played } = board
  const paths = parts.map(pathOfPart)
  const over = Math.floor(played)
  const now = paths[over]
  if (now === undefined || score.periods.length > over + 1) return null
  const whole = [
    ...(score.corners === undefined ? [] : ([['corners', score.corners]] as const)),
    ...(score.redCards === undefined ? [] : ([['red_cards', score.redCards]] as const)),
    // Some sources tell the score alone.
    ...(score.periods.length === 0 ? ([[meaning.score, score]] as const) : []),
  ]
  const counted = score.periods.length === 0 ? [] : countParts(board, meaning, paths)
  if (counted === null) return null
  return {
    counted: [...counted, ...whole.flatMap(([statistic, pair]) => weigh(statistic, 'match', pair))],
    inParts: new Set(score.periods.length === 0 ? [] : [meaning.score, meaning.partScore]),
    inMatch: new Set(whole.map(([statistic]) => statistic)),
    closed: closedBy(paths, over),
    now,
    later: paths.slice(over + 1),
    ending: tally === 'won' ? { statistic: meaning.score, toWin: Math.ceil(parts.length / 2) } : null,
  }
}

/** Null where the parts come to another score. */
function countParts(
  { score, tally, played }: SeenBoard,
  meaning: BoardMeaning,
  paths: readonly PeriodPath[],
): Counted[] | null {
  const parts = score.periods.flatMap((pair, index) =>
    weigh(meaning.partScore, paths[index] ?? 'match', pair),
  )
  const wins = score.periods
    .slice(0, Math.floor(played))
    .flatMap((pair, index) => win(meaning.score, paths[index] ?? 'match', pair))
  const scored = tally === 'won' ? wins : parts
  const isAgreed = sumOf(scored, 'home') === score.home && sumOf(scored, 'away') === score.away
  return isAgreed ? [...parts, ...(tally === 'won' ? wins : [])] : null
}

function weigh(statistic: string, path: PeriodPath, pair: Sides<number>): Counted[] {
  return (['home', 'away'] as const).flatMap((side) =>
    pair[side] === 0 ? [] : [{ statistic, side, path, weight: pair[side], minute: null }],
  )
}

function win(statistic: string, path: PeriodPath, { home, away }: Sides<number>): Counted[] {
  return home === away
    ? []
    : [{ statistic, side: home > away ? 'home' : 'away', path, weight: 1, minute: null }]
}

function sumOf(counted: readonly { readonly side: Side; readonly weight: number }[], side: Side): number {
  return counted.reduce((sum, one) => (one.side === side ? sum + one.weight : sum), 0)
}

/** Each part that is over, and whatever holds nothing but such parts: the first half after two quarters. */
function closedBy(paths: readonly PeriodPath[], over: number): PeriodPath[] {
  const open = paths.slice(over)
  const segments = new Set(paths.slice(0, over).flatMap((path) => path.split('.')))
  return [...segments].filter((segment) => !open.some((path) => holdsPath(segment, path)))
}
