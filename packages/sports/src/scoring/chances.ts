/** Chances of the integers `lowest`, `lowest` + 1 …; they sum to 1, or for a part to the chance of that part. */
export interface Chances {
  readonly lowest: number
  readonly mass: Float64Array
}

/** Either end is cut where a chance is below this; all that a match loses by it stays far below 1e-9. */
const NEGLIGIBLE = 1e-13

export const CERTAIN_ZERO: Chances = chancesOf(0, 1)
/** Of what cannot be. */
export const NO_CHANCES: Chances = chancesOf(0)

export function chancesOf(lowest: number, ...chances: readonly number[]): Chances {
  return { lowest, mass: Float64Array.from(chances) }
}

/** Of the sum of two integers that know nothing of each other, without what hardly ever happens at either end. */
export function convolved(left: Chances, right: Chances): Chances {
  if (right.mass.length > left.mass.length) return convolved(right, left)
  if (right.mass.length === 0) return right
  const mass = new Float64Array(left.mass.length + right.mass.length - 1)
  const done = addByFours(mass, left.mass, right.mass)
  for (let i = done; i < right.mass.length; i++) addScaled(mass, i, left.mass, right.mass[i] ?? 0)
  return trimmed({ lowest: left.lowest + right.lowest, mass })
}

/** Four chances of the shorter one at a time, so that each sum is read and written once for them; how many are done. */
function addByFours(into: Float64Array, long: Float64Array, short: Float64Array): number {
  const done = short.length - (short.length % 4)
  for (let i = 0; i < done; i += 4) {
    const a = short[i] ?? 0
    const b = short[i + 1] ?? 0
    const c = short[i + 2] ?? 0
    const d = short[i + 3] ?? 0
    let [one, two, three] = [0, 0, 0]
    for (let j = 0; j < long.length; j++) {
      const now = long[j] ?? 0
      into[i + j] = (into[i + j] ?? 0) + a * now + b * one + c * two + d * three
      three = two
      two = one
      one = now
    }
    const end = i + long.length
    into[end] = (into[end] ?? 0) + b * one + c * two + d * three
    into[end + 1] = (into[end + 1] ?? 0) + c * one + d * two
    into[end + 2] = (into[end + 2] ?? 0) + d * one
  }
  return done
}

export function negatedChances({ lowest, mass }: Chances): Chances {
  return { lowest: -(lowest + mass.length - 1), mass: mass.slice().reverse() }
}

/** Parts that exclude each other, together. */
export function joined(parts: readonly Chances[]): Chances {
  const filled = parts.filter(({ mass }) => mass.length > 0)
  if (filled.length === 0) return NO_CHANCES
  const lowest = Math.min(...filled.map((part) => part.lowest))
  const mass = new Float64Array(Math.max(...filled.map((part) => part.lowest + part.mass.length)) - lowest)
  for (const part of filled) addScaled(mass, part.lowest - lowest, part.mass, 1)
  return { lowest, mass }
}

export function scaled({ lowest, mass }: Chances, by: number): Chances {
  return { lowest, mass: mass.map((chance) => chance * by) }
}

export function sumOfChances({ mass }: Chances): number {
  let sum = 0
  for (let i = 0; i < mass.length; i++) sum += mass[i] ?? 0
  return sum
}

/** Adds `mass` times `weight` into a longer array. */
export function addScaled(into: Float64Array, from: number, mass: Float64Array, weight: number): void {
  for (let i = 0; i < mass.length; i++) into[from + i] = (into[from + i] ?? 0) + weight * (mass[i] ?? 0)
}

/** Without what hardly ever happens at either end. */
export function trimmed({ lowest, mass }: Chances): Chances {
  let from = 0
  let to = mass.length
  while (from < to && (mass[from] ?? 0) < NEGLIGIBLE) from++
  while (to > from && (mass[to - 1] ?? 0) < NEGLIGIBLE) to--
  return { lowest: lowest + from, mass: mass.subarray(from, to) }
}
