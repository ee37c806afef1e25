/** What a leg comes to in a cell of a distribution, as digits of a number of base three. */
export const LEG_STATES = { lost: 0, void: 1, won: 2 } as const
export type LegState = (typeof LEG_STATES)[keyof typeof LEG_STATES]

/**
 * The chances of everything that some legs can come to together: entry `state0 + 3 state1 + 9 state2 + …`. They sum to 1.
 */
export type LegChances = Float64Array

export function createLegChances(legs: number): LegChances {
  return new Float64Array(3 ** legs)
}

/** Of every set of these legs, by its bits: that all of them win, and that none of them is lost. */
export interface SetChances {
  readonly won: Float64Array
  readonly kept: Float64Array
}

export function setChances(chances: LegChances, legs: number): SetChances {
  const sets = 2 ** legs
  const won = new Float64Array(sets)
  const kept = new Float64Array(sets)
  for (let entry = 0; entry < chances.length; entry++) {
    const chance = chances[entry] ?? 0
    if (chance === 0) continue
    let winners = 0
    let keepers = 0
    for (let leg = 0, rest = entry; leg < legs; leg++, rest = Math.floor(rest / 3)) {
      const state = rest % 3
      if (state === LEG_STATES.won) winners += 2 ** leg
      if (state !== LEG_STATES.lost) keepers += 2 ** leg
    }
    for (let set = 0; set < sets; set++) {
      if ((set & winners) === set) won[set] = (won[set] ?? 0) + chance
      if ((set & keepers) === set) kept[set] = (kept[set] ?? 0) + chance
    }
  }
  return { won, kept }
}

/** Legs that hang together, by their places in the whole, and what they come to. */
export interface LegsPart {
  readonly legs: readonly number[]
  readonly sets: SetChances
}

/** Of legs in several parts that know nothing of each other. */
export function joinParts(parts: readonly LegsPart[], legs: number): SetChances {
  const sets = 2 ** legs
  const won = new Float64Array(sets).fill(1)
  const kept = new Float64Array(sets).fill(1)
  for (const part of parts) {
    for (let set = 0; set < sets; set++) {
      const own = part.legs.reduce((bits, leg, place) => ((set >> leg) & 1 ? bits + 2 ** place : bits), 0)
      won[set] = (won[set] ?? 0) * (part.sets.won[own] ?? 0)
      kept[set] = (kept[set] ?? 0) * (part.sets.kept[own] ?? 0)
    }
  }
  return { won, kept }
}

/** What legs come to, and what they come to given each of some things that may be. */
export interface GivenChances {
  readonly sets: SetChances
  readonly given: readonly SetChances[]
}

/** However much two parts speak against each other, what both may come to stays possible. */
const LEAST_SHARE = 1e-3

/**
 * Of two parts that hang together through one thing alone: as if they knew nothing of each other, and on top by how much
 * more that thing makes both come true at once. So either part alone is as likely as without the other. Legs of the second
 * part follow those of the first.
 */
export function joinGiven(one: GivenChances, other: GivenChances, chances: readonly number[]): SetChances {
  return {
    won: joinedSets(one, other, chances, ({ won }) => won),
    kept: joinedSets(one, other, chances, ({ kept }) => kept),
  }
}

function joinedSets(
  one: GivenChances,
  other: GivenChances,
  chances: readonly number[],
  read: (sets: SetChances) => Float64Array,
): Float64Array {
  const first = read(one.sets)
  const second = read(other.sets)
  const known = chances.reduce((sum, chance) => sum + chance, 0)
  const meanOf = (set: number): number =>
    one.given.reduce((sum, sets, index) => sum + (chances[index] ?? 0) * (read(sets)[set] ?? 0), 0) / known
  const joined = new Float64Array(first.length * second.length)
  for (let own = 0; own < first.length; own++) {
    const mean = meanOf(own)
    const moved = one.given.map((sets, index) => (chances[index] ?? 0) * ((read(sets)[own] ?? 0) - mean))
    for (let set = 0; set < second.length; set++) {
      const apart = (first[own] ?? 0) * (second[set] ?? 0)
      const more = other.given.reduce(
        (sum, sets, index) => sum + (moved[index] ?? 0) * (read(sets)[set] ?? 0),
        0,
      )
      joined[own + first.length * set] = Math.max(apart + more, LEAST_SHARE * apart)
    }
  }
  return joined
}
