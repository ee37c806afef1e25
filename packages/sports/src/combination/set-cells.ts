import type { Sides } from '@xezer/sport/side'

/** Ends of a set that add the same to a cell, with their chances by lane. */
export interface SetStep {
  readonly isHome: boolean
  readonly adds: number
  /** Whether the side that did not begin this set begins the next: lanes come in pairs. */
  readonly turns: boolean
  readonly chances: readonly number[]
}

/** A match that goes on within a set. */
export interface OpenMatch {
  readonly setsToWin: number
  /** Sets that are over. */
  readonly won: Sides<number>
  /**
   * Two for each truth that it may be played from: the home side begins the next set, or the away side does. The same again
   * for everything that legs of the set that is played may have said by its end: no later set is another one for that.
   */
  readonly lanes: number
  /** So many lanes are one chance in the end. */
  readonly lanesOfEnd: number
  /** The cell before the set that is played. */
  readonly before: number
}

/** What is less likely is in no sum: all of it together stays far below what makes two propositions one. */
const CHANCE_MIN = 1e-13

/** Room for so many cells at first; a power of two. */
const ROOM = 1024
/** Spreads keys that are close to each other (Knuth's multiplicative hash). */
const SPREAD = 0x9e3779b1

/** Cells of one score in sets, each a number with its chances by lane. A map of numbers, for a map of the language is slower. */
class Cells {
  readonly lanes: number
  count = 0
  keys = new Int32Array(ROOM)
  chances: Float64Array
  /** One more than the place of a cell; twice as many as there is room for. */
  #slots = new Int32Array(2 * ROOM)

  constructor(lanes: number) {
    this.lanes = lanes
    this.chances = new Float64Array(ROOM * lanes)
  }

  /** Where the chances of a cell begin. */
  at(key: number): number {
    let slot = this.#slotOf(key)
    if (this.#slots[slot] === 0) {
      if (this.count === this.keys.length) {
        this.#grow()
        slot = this.#slotOf(key)
      }
      this.keys[this.count] = key
      this.count += 1
      this.#slots[slot] = this.count
    }
    return ((this.#slots[slot] ?? 0) - 1) * this.lanes
  }

  /** Of the cell, or the free one that it would take. */
  #slotOf(key: number): number {
    const last = this.#slots.length - 1
    let slot = Math.imul(key, SPREAD) >>> (Math.clz32(last) & 31)
    for (;;) {
      const place = this.#slots[slot] ?? 0
      if (place === 0 || this.keys[place - 1] === key) return slot
      slot = (slot + 1) & last
    }
  }

  #grow(): void {
    const { keys, chances } = this
    this.keys = new Int32Array(2 * keys.length)
    this.keys.set(keys)
    this.chances = new Float64Array(2 * chances.length)
    this.chances.set(chances)
    this.#slots = new Int32Array(2 * this.#slots.length)
    for (const [place, key] of keys.entries()) this.#slots[this.#slotOf(key)] = place + 1
  }
}

/**
 * Every cell that a match can end in, with its chance. `stepsOf` has the ends of a set by its number; those of the set that
 * is played stand in the lanes of who begins the next one, and turn no more. Lanes are kept apart until the end, for what a
 * truth does to one set it does to all others.
 */
export function forEachCell(
  { setsToWin, won, lanes, lanesOfEnd, before }: OpenMatch,
  stepsOf: (number: number) => readonly SetStep[],
  visit: (sets: Sides<number>, cell: number, chanceOf: (group: number) => number) => void,
): void {
  /** By the sets of the home side. */
  let open = new Map([[won.home, new Cells(lanes)]])
  const lanesAt = (home: number, away: number): number =>
    Math.max(home, away) === setsToWin ? lanes / lanesOfEnd : lanes
  for (const cells of open.values()) {
    const place = cells.at(before)
    cells.chances.fill(1, place, place + lanes)
  }
  for (let played = won.home + won.away; open.size > 0; played++) {
    const next = new Map<number, Cells>()
    let steps: readonly SetStep[] | null = null
    for (const [home, cells] of open) {
      const sets = { home, away: played - home }
      if (Math.max(sets.home, sets.away) === setsToWin)
        tell(cells, (cell, chanceOf) => visit(sets, cell, chanceOf))
      else {
        steps ??= stepsOf(played + 1)
        advance(cells, steps, (isHome) => {
          const after = isHome ? home + 1 : home
          return cellsOf(next, after, lanesAt(after, played + 1 - after))
        })
      }
    }
    open = next
  }
}

function cellsOf(all: Map<number, Cells>, home: number, lanes: number): Cells {
  const cells = all.get(home) ?? new Cells(lanes)
  all.set(home, cells)
  return cells
}

function advance(from: Cells, steps: readonly SetStep[], intoOf: (isHome: boolean) => Cells): void {
  for (const step of steps) {
    const into = intoOf(step.isHome)
    if (into.lanes === from.lanes) pass(from, step, into)
    else end(from, step, into)
  }
}

/** A set, after which another comes. */
function pass({ lanes, keys, chances, count }: Cells, step: SetStep, into: Cells): void {
  const { adds, turns, chances: own } = step
  for (let index = 0; index < count; index++) {
    let place = -1
    for (let lane = 0; lane < lanes; lane++) {
      const chance = (chances[index * lanes + lane] ?? 0) * (own[lane] ?? 0)
      if (chance < CHANCE_MIN) continue
      if (place < 0) place = into.at((keys[index] ?? 0) + adds)
      const after = place + (turns ? lane ^ 1 : lane)
      into.chances[after] = (into.chances[after] ?? 0) + chance
    }
  }
}

/** The last set: who would begin another, and on which truth, nobody asks any more. */
function end({ lanes, keys, chances, count }: Cells, { adds, chances: own }: SetStep, into: Cells): void {
  const lanesOfEnd = lanes / into.lanes
  for (let index = 0; index < count; index++) {
    let place = -1
    for (let group = 0; group < into.lanes; group++) {
      let chance = 0
      for (let lane = group * lanesOfEnd; lane < (group + 1) * lanesOfEnd; lane++) {
        chance += (chances[index * lanes + lane] ?? 0) * (own[lane] ?? 0)
      }
      if (chance < CHANCE_MIN) continue
      if (place < 0) place = into.at((keys[index] ?? 0) + adds)
      into.chances[place + group] = (into.chances[place + group] ?? 0) + chance
    }
  }
}

function tell(
  { lanes, keys, chances, count }: Cells,
  visit: (cell: number, chanceOf: (group: number) => number) => void,
): void {
  let first = 0
  const chanceOf = (group: number): number => chances[first + group] ?? 0
  for (let index = 0; index < count; index++) {
    first = index * lanes
    visit(keys[index] ?? 0, chanceOf)
  }
}

/** One end of a set from one lane. */
export interface LaneEnd {
  readonly home: number
  readonly away: number
  readonly lane: number
  readonly turns: boolean
  readonly chance: number
}

/** Ends that add the same in one step. */
export function stepsFrom<End extends LaneEnd>(
  ends: readonly End[],
  lanes: number,
  addedBy: (end: End) => number,
): SetStep[] {
  const steps = new Map<number, SetStep & { readonly chances: number[] }>()
  for (const end of ends) {
    if (end.chance < CHANCE_MIN) continue
    const isHome = end.home > end.away
    const adds = addedBy(end)
    const key = 4 * adds + (isHome ? 2 : 0) + (end.turns ? 1 : 0)
    const step = steps.get(key) ?? {
      ...{ isHome, adds, turns: end.turns },
      chances: Array.from({ length: lanes }, () => 0),
    }
    step.chances[end.lane] = (step.chances[end.lane] ?? 0) + end.chance
    steps.set(key, step)
  }
  return [...steps.values()]
}
