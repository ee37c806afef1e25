import { type Hundredths, payoutOf } from '../hundredths.ts'
import { SCRATCH_MOST, SCRATCH_SYMBOLS, scratchCard } from '../scratch/scratch.ts'
import { type GameEngine, overRound } from './engine.ts'
import { type NoChoice, readNoChoice } from './read-json.ts'

export interface ScratchView {
  /** Names of SCRATCH_SYMBOLS, row by row from the left. */
  readonly cells: readonly string[]
  readonly wins: readonly { readonly symbol: string; readonly wonMinor: number }[]
  readonly factor: Hundredths
  readonly returnMinor: number
}

export const scratchEngine: GameEngine<NoChoice, never, ScratchView> = {
  engine: 'scratch',
  version: 1,
  form: 'single',
  stepMinor: 10,
  readChoice: readNoChoice,
  readMove: () => null,
  stakeOf: (stakeMinor) => stakeMinor,
  mostReturn: (stakeMinor) => SCRATCH_MOST * stakeMinor,
  play(draws, stakeMinor, _choice, moves) {
    if (moves.length > 0) return null
    const { cells, wins, factor } = scratchCard(draws)
    const returnMinor = payoutOf(stakeMinor, factor)
    return overRound(stakeMinor, returnMinor, {
      cells: cells.map((place) => SCRATCH_SYMBOLS[place]?.name ?? ''),
      wins: wins.map((place) => ({
        symbol: SCRATCH_SYMBOLS[place]?.name ?? '',
        wonMinor: (SCRATCH_SYMBOLS[place]?.stakes ?? 0) * stakeMinor,
      })),
      factor,
      returnMinor,
    })
  },
}
