import type { LegState } from '@xezer/pricing/combination/leg-states'
import type { CombinationLeg } from '@xezer/sport/combination'
import type { MarketType } from '@xezer/sport/market-type'
import { type LegRecord, type StakeHalf, settledTable, settleLeg } from './settled-table.ts'

/** What a leg comes to where two numbers say all that it asks for. */
export type SettledPair = (row: number, column: number) => LegState

/** Numbers that are kept are nearer to nothing than half of it: leads are below zero. */
const SIDE = 128
const ZERO = SIDE / 2

/** Settles a leg on a record that says the same as the two numbers. */
export function settledPair(
  type: MarketType,
  leg: CombinationLeg,
  record: (row: number, column: number) => LegRecord,
  half?: StakeHalf,
): SettledPair {
  const recordAt = (place: number): LegRecord =>
    record(Math.floor(place / SIDE) - ZERO, (place % SIDE) - ZERO)
  const at = settledTable(type, leg, SIDE * SIDE, recordAt, half)
  return (row, column) => {
    // Hardly anything is counted so far.
    if (Math.max(Math.abs(row), Math.abs(column)) >= ZERO)
      return settleLeg(type, leg, record(row, column), half)
    return at((row + ZERO) * SIDE + column + ZERO)
  }
}
