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

/** Of legs in several parts that know nothing of each other; `parts` name their legs by their places in the whole. */
export function joinParts(
  parts: readonly { readonly legs: readonly number[]; readonly sets: SetChances }[],
  legs: number,
): SetChances {
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
