import { type Hundredths, payoutOf } from '../hundredths.ts'
import { drawKeno, KENO_NUMBERS, KENO_PICKS_MAX, kenoPays } from '../keno/keno.ts'
import { type GameEngine, overRound } from './engine.ts'
import { readFields, readList, readWhole } from './read-json.ts'

export interface KenoChoice {
  /** One to ten different numbers of 1 ... 40. */
  readonly picks: readonly number[]
}
export interface KenoView extends KenoChoice {
  /** In the order in which they were drawn. */
  readonly drawn: readonly number[]
  readonly hits: readonly number[]
  readonly factor: Hundredths
  readonly returnMinor: number
}

export const kenoEngine: GameEngine<KenoChoice, never, KenoView> = {
  engine: 'keno',
  version: 1,
  form: 'single',
  stepMinor: 10,
  readChoice(variant, json) {
    const fields = variant === null ? readFields(json, ['picks']) : null
    const picks = readList(fields?.picks, [1, KENO_PICKS_MAX], (one) => readWhole(one, 1, KENO_NUMBERS))
    return picks === null || new Set(picks).size < picks.length ? null : { picks }
  },
  readMove: () => null,
  stakeOf: (stakeMinor) => stakeMinor,
  mostReturn: (stakeMinor, { picks }) => payoutOf(stakeMinor, Math.max(...kenoPays(picks.length))),
  play(draws, stakeMinor, { picks }, moves) {
    if (moves.length > 0) return null
    const outcome = drawKeno(draws, picks)
    const returnMinor = payoutOf(stakeMinor, outcome.factor)
    return overRound(stakeMinor, returnMinor, { picks, ...outcome, returnMinor })
  },
}
