import {
  createLegChances,
  LEG_STATES,
  type LegChances,
  type SetChances,
  setChances,
} from '@xezer/pricing/combination/leg-states'
import { forEachCell, type HalfCell, type HalfCounts } from './half-cells.ts'
import type { ReadLeg } from './match-parts.ts'
import { asksForHalves } from './settled-leg.ts'

/** What legs come to in a cell, written anew for each: an object of every one of ten thousand cells is dear. */
export interface CellEntry {
  /** Where the chance of either half of a stake belongs: they differ where a line is a quarter. */
  first: number
  second: number
  /** What a leg of order or time adds to them when it wins, and its chance; nothing where there is none. */
  asked: number
  share: number
}

/** Legs that hang on an order or on minutes need the halves too. */
export function areOfHalves(legs: readonly ReadLeg[]): boolean {
  return legs.some(({ type, chance }) => chance !== null || asksForHalves(type))
}

/** What legs come to over all cells; `visit` sees every cell with what they come to in it. */
export function cellChances(
  legs: readonly ReadLeg[],
  counts: HalfCounts,
  visit?: (cell: HalfCell, mass: number, entry: CellEntry) => void,
): SetChances {
  const chances = createLegChances(legs.length)
  const entry: CellEntry = { first: 0, second: 0, asked: 0, share: 0 }
  forEachCell(counts, (cell, mass) => {
    readEntry(legs, cell, entry)
    addEntry(chances, entry, mass)
    visit?.(cell, mass, entry)
  })
  return setChances(chances, legs.length)
}

export function readEntry(legs: readonly ReadLeg[], cell: HalfCell, into: CellEntry): void {
  let first = 0
  let second = 0
  let digit = 1
  for (const { settled, chance } of legs) {
    if (settled !== null) {
      const state = settled[0](cell)
      first += digit * state
      second += digit * (settled[1] === settled[0] ? state : settled[1](cell))
    } else if (chance !== null) {
      into.asked = digit * LEG_STATES.won
      into.share = chance(cell)
    }
    digit *= 3
  }
  into.first = first
  into.second = second
}

export function addEntry(chances: LegChances, entry: CellEntry, mass: number): void {
  if (entry.first === entry.second) addShared(chances, entry.first, entry, mass)
  else {
    addShared(chances, entry.first, entry, mass / 2)
    addShared(chances, entry.second, entry, mass / 2)
  }
}

function addShared(chances: LegChances, at: number, { asked, share }: CellEntry, mass: number): void {
  if (asked > 0) chances[at + asked] = (chances[at + asked] ?? 0) + mass * share
  chances[at] = (chances[at] ?? 0) + mass * (1 - share)
}

/** The same, of chances that sum to 1. */
export function wholeSets(chances: LegChances, legs: number): SetChances {
  const sum = chances.reduce((total, chance) => total + chance, 0)
  return setChances(
    chances.map((chance) => chance / sum),
    legs,
  )
}
