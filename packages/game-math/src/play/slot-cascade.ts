import { type Hundredths, payoutOf, shareOfStake } from '../hundredths.ts'
import { SLOT_CASCADE } from '../slot-cascade/definition.ts'
import { type CascadeSpin, spinCascade } from '../slot-cascade/outcome.ts'
import { type GameEngine, overRound } from './engine.ts'
import { type NoChoice, readNoChoice } from './read-json.ts'

/** By column, from the bottom up: letters of the definition. */
export type GridView = readonly (readonly string[])[]

export interface CascadeView {
  readonly grid: GridView
  /** Symbols that pay and vanish: all cells of each. */
  readonly wins: readonly { readonly symbol: string; readonly count: number; readonly wonMinor: number }[]
  /** What the wins are multiplied by. */
  readonly step: number
  /** With the step, before the cap of the round. */
  readonly wonMinor: number
}
export interface CascadeSpinView {
  readonly ladder: 'base' | 'free'
  readonly cascades: readonly CascadeView[]
  /** What stands when nothing pays any more. */
  readonly last: GridView
  readonly wonMinor: number
  readonly freeSpinsGiven: number
}
export interface CascadeRoundView {
  /** The paid spin, then the free ones. */
  readonly spins: readonly CascadeSpinView[]
  readonly factor: Hundredths
  readonly returnMinor: number
  readonly isCapped: boolean
}

const { symbols, most, winsForFeature, freeSpins, freeSpinsAgain, freeSpinsMost } = SLOT_CASCADE
const TENTHS = 10

const lettersOf = (grid: readonly (readonly number[])[]): GridView =>
  grid.map((column) => column.map((place) => symbols[place] ?? ''))

function showSpin(
  spin: CascadeSpin,
  ladder: CascadeSpinView['ladder'],
  stakeMinor: number,
  freeSpinsGiven: number,
): CascadeSpinView {
  const worth = (tenths: number) => shareOfStake(stakeMinor, tenths, TENTHS)
  return {
    ladder,
    cascades: spin.cascades.map(({ grid, wins, step }) => ({
      grid: lettersOf(grid),
      wins: wins.map(({ symbol, count, tenths }) => ({
        symbol: symbols[symbol] ?? '',
        count,
        wonMinor: worth(tenths * step),
      })),
      step,
      wonMinor: worth(step * wins.reduce((sum, { tenths }) => sum + tenths, 0)),
    })),
    last: lettersOf(spin.last),
    wonMinor: worth(spin.tenths),
    freeSpinsGiven,
  }
}

export const slotCascadeEngine: GameEngine<NoChoice, never, CascadeRoundView> = {
  engine: 'slot-cascade',
  version: 1,
  form: 'single',
  stepMinor: 10,
  readChoice: readNoChoice,
  readMove: () => null,
  stakeOf: (stakeMinor) => stakeMinor,
  mostReturn: (stakeMinor) => most * stakeMinor,
  play(draws, stakeMinor, _choice, moves) {
    if (moves.length > 0) return null
    const outcome = spinCascade(draws)
    let total = 0
    const spins = [outcome.spin, ...outcome.freeSpins].map((spin, place) => {
      const isLong = spin.cascades.length >= winsForFeature
      const given = isLong ? Math.min(place === 0 ? freeSpins : freeSpinsAgain, freeSpinsMost - total) : 0
      total += given
      return showSpin(spin, place === 0 ? 'base' : 'free', stakeMinor, given)
    })
    const returnMinor = payoutOf(stakeMinor, outcome.factor)
    const isCapped = spins.reduce((sum, { wonMinor }) => sum + wonMinor, 0) > returnMinor
    return overRound(stakeMinor, returnMinor, { spins, factor: outcome.factor, returnMinor, isCapped })
  },
}
