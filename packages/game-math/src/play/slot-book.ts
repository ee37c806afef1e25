import { type Hundredths, payoutOf, shareOfStake } from '../hundredths.ts'
import { SLOT_BOOK } from '../slot-book/definition.ts'
import { type BookSpin, spinBook } from '../slot-book/outcome.ts'
import { type GameEngine, overRound } from './engine.ts'
import { type LineShown, showLines } from './line-shown.ts'
import { type NoChoice, readNoChoice } from './read-json.ts'

export interface BookSpinView {
  readonly stops: readonly number[]
  /** By reel and row. */
  readonly window: readonly (readonly string[])[]
  readonly wins: readonly LineShown[]
  readonly scatters: number
  readonly scatterMinor: number
  /** Reels where the special symbol stands, where it pays; it then spreads over them. */
  readonly spread: readonly number[]
  readonly spreadMinor: number
  /** Of this spin, before the cap of the round. */
  readonly wonMinor: number
  /** How many free spins this spin gave, after the limit of them all. */
  readonly freeSpinsGiven: number
}
export interface BookView {
  /** The paid spin, then the free ones. */
  readonly spins: readonly BookSpinView[]
  readonly special: string | null
  readonly factor: Hundredths
  readonly returnMinor: number
  readonly isCapped: boolean
}

const { lines, most, scattersForFeature, freeSpins, freeSpinsMost } = SLOT_BOOK

function showSpin(spin: BookSpin, special: string | null, stakeMinor: number, given: number): BookSpinView {
  return {
    stops: spin.stops,
    window: spin.view,
    wins: showLines(spin.wins, lines, stakeMinor),
    scatters: spin.scatters,
    scatterMinor: shareOfStake(stakeMinor, spin.scatterUnits, lines),
    spread:
      special !== null && spin.specialUnits > 0
        ? spin.view.flatMap((reel, place) => (reel.includes(special) ? [place] : []))
        : [],
    spreadMinor: shareOfStake(stakeMinor, spin.specialUnits, lines),
    wonMinor: shareOfStake(stakeMinor, spin.units, lines),
    freeSpinsGiven: given,
  }
}

export const slotBookEngine: GameEngine<NoChoice, never, BookView> = {
  engine: 'slot-book',
  version: 1,
  form: 'single',
  stepMinor: 10,
  readChoice: readNoChoice,
  readMove: () => null,
  stakeOf: (stakeMinor) => stakeMinor,
  mostReturn: (stakeMinor) => most * stakeMinor,
  play(draws, stakeMinor, _choice, moves) {
    if (moves.length > 0) return null
    const outcome = spinBook(draws)
    let total = 0
    const spins = [outcome.spin, ...outcome.freeSpins].map((spin, place) => {
      const given = spin.scatters >= scattersForFeature ? Math.min(freeSpins, freeSpinsMost - total) : 0
      total += given
      return showSpin(spin, place === 0 ? null : outcome.special, stakeMinor, given)
    })
    const returnMinor = payoutOf(stakeMinor, outcome.factor)
    const isCapped = spins.reduce((sum, { wonMinor }) => sum + wonMinor, 0) > returnMinor
    return overRound(stakeMinor, returnMinor, {
      spins,
      special: outcome.special,
      factor: outcome.factor,
      returnMinor,
      isCapped,
    })
  },
}
