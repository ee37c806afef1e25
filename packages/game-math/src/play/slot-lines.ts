import type { Draws } from '../draws/draws.ts'
import { type Hundredths, payoutOf, shareOfStake } from '../hundredths.ts'
import { SLOT_LINES } from '../slot-lines/definition.ts'
import { type LinesSpin, spinLines } from '../slot-lines/outcome.ts'
import { type GameEngine, overRound } from './engine.ts'
import { type LineShown, showLines } from './line-shown.ts'
import { type NoChoice, readNoChoice } from './read-json.ts'

export interface LinesSpinView {
  readonly strips: 'base' | 'free'
  readonly stops: readonly number[]
  /** By reel and row, as the strips stand; what a wild covers is said by `covered`. */
  readonly window: readonly (readonly string[])[]
  readonly covered: readonly number[]
  readonly wins: readonly LineShown[]
  readonly scatters: number
  readonly scatterMinor: number
  /** Of this spin, before the cap of the round. */
  readonly wonMinor: number
}
export interface LinesView {
  /** The paid spin, then the free ones. */
  readonly spins: readonly LinesSpinView[]
  readonly freeSpins: number
  readonly factor: Hundredths
  readonly returnMinor: number
  readonly isCapped: boolean
}

const { lines, most } = SLOT_LINES

function showSpin(spin: LinesSpin, strips: LinesSpinView['strips'], stakeMinor: number): LinesSpinView {
  return {
    strips,
    stops: spin.stops,
    window: spin.view,
    covered: spin.covered,
    wins: showLines(spin.wins, lines, stakeMinor),
    scatters: spin.scatters,
    scatterMinor: shareOfStake(stakeMinor, spin.scatterUnits, lines),
    wonMinor: shareOfStake(stakeMinor, spin.units, lines),
  }
}

export const slotLinesEngine: GameEngine<NoChoice, never, LinesView> = {
  engine: 'slot-lines',
  version: 1,
  form: 'single',
  stepMinor: 20,
  readChoice: readNoChoice,
  readMove: () => null,
  stakeOf: (stakeMinor) => stakeMinor,
  mostReturn: (stakeMinor) => most * stakeMinor,
  play(draws: Draws, stakeMinor, _choice, moves) {
    if (moves.length > 0) return null
    const { spin, freeSpins, factor } = spinLines(draws)
    const spins = [
      showSpin(spin, 'base', stakeMinor),
      ...freeSpins.map((one) => showSpin(one, 'free', stakeMinor)),
    ]
    const returnMinor = payoutOf(stakeMinor, factor)
    const isCapped = spins.reduce((sum, { wonMinor }) => sum + wonMinor, 0) > returnMinor
    return overRound(stakeMinor, returnMinor, {
      spins,
      freeSpins: freeSpins.length,
      factor,
      returnMinor,
      isCapped,
    })
  },
}
