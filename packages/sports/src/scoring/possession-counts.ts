/**
 * Chances of how many possessions each side still has. The sides take turns, so that the two numbers lie close to each
 * other: row r, column c stand for `lowest + r` of the home side and c - width more of the visitors.
 */
export interface PossessionCounts {
  readonly lowest: number
  /** Largest difference between the two numbers. */
  readonly width: number
  readonly rows: number
  /** Row after row, each of 2 x width + 1 entries. */
  readonly mass: Float64Array
}

/** How possessions follow each other on a clock of whole seconds. */
export interface PossessionClock {
  /** Chance that a possession ends in a second in which the ball is live. */
  readonly endChance: number
  /** Seconds after the end of a possession in which the next cannot end. */
  readonly deadSeconds: number
}

/** Beyond a chance like this nothing is followed further; all that is left out stays far below 1e-9. */
const NEGLIGIBLE = 1e-13

/** From the chances that 0, 1, 2 … possessions are played; `homeFirst` is the chance that the first is the home side's. */
export function countsFrom(turns: readonly number[], homeFirst: number): PossessionCounts {
  const rows = Math.floor(turns.length / 2) + 1
  const mass = new Float64Array(rows * 3)
  const add = (home: number, more: number, chance: number): void => {
    mass[home * 3 + more + 1] = (mass[home * 3 + more + 1] ?? 0) + chance
  }
  for (const [count, chance] of turns.entries()) {
    const pairs = Math.floor(count / 2)
    if (count % 2 === 0) add(pairs, 0, chance)
    else {
      add(pairs, 1, chance * (1 - homeFirst))
      add(pairs + 1, -1, chance * homeFirst)
    }
  }
  return trimmed({ lowest: 0, width: 1, rows, mass })
}

/** Chances that 0, 1, 2 … possessions end within `seconds`, of which the first `deadSeconds` are dead. */
export function chancesOfEnds(clock: PossessionClock, seconds: number, deadSeconds: number): number[] {
  const { endChance, deadSeconds: pause } = clock
  const chances: number[] = []
  // Chance that the n-th possession ends in each second; made for the next one from it, in the same array's place.
  let ends = new Float64Array(seconds + 1)
  let following = new Float64Array(seconds + 1)
  let oneMore = 0
  for (let at = deadSeconds + 1, chance = endChance; at <= seconds; at++, chance *= 1 - endChance) {
    ends[at] = chance
    oneMore += chance
  }
  let atLeast = 1
  for (let first = deadSeconds + 2 + pause; atLeast > NEGLIGIBLE; first += 1 + pause) {
    chances.push(Math.max(0, atLeast - oneMore))
    atLeast = oneMore
    oneMore = 0
    let waiting = 0
    for (let at = first; at <= seconds; at++) {
      waiting = (1 - endChance) * waiting + endChance * (ends[at - 1 - pause] ?? 0)
      following[at] = waiting
      oneMore += waiting
    }
    // Nothing before `first` is read again.
    const spent = ends
    ends = following
    following = spent
  }
  return chances
}

/** Possessions of two stretches of play that know nothing of each other. */
export function joinCounts(first: PossessionCounts, second: PossessionCounts): PossessionCounts {
  const width = first.width + second.width
  const rows = first.rows + second.rows - 1
  const columns = 2 * width + 1
  const mass = new Float64Array(rows * columns)
  const ownColumns = 2 * first.width + 1
  const otherColumns = 2 * second.width + 1
  for (let r = 0; r < first.rows; r++) {
    for (let c = 0; c < ownColumns; c++) {
      const weight = first.mass[r * ownColumns + c] ?? 0
      if (weight === 0) continue
      for (let s = 0; s < second.rows; s++) {
        const from = (r + s) * columns + c
        for (let d = 0; d < otherColumns; d++) {
          mass[from + d] = (mass[from + d] ?? 0) + weight * (second.mass[s * otherColumns + d] ?? 0)
        }
      }
    }
  }
  return trimmed({ lowest: first.lowest + second.lowest, width, rows, mass })
}

/** The same possessions seen from the other bench. */
export function turnedCounts(counts: PossessionCounts): PossessionCounts {
  const { lowest, width, rows, mass } = counts
  const columns = 2 * width + 1
  const turnedRows = rows + 2 * width
  const turned = new Float64Array(turnedRows * columns)
  for (let row = 0; row < rows; row++) {
    for (let more = -width; more <= width; more++) {
      // What was row + more of the visitors is their own row now, and the home side has so many fewer.
      turned[(row + more + width) * columns + width - more] = mass[row * columns + more + width] ?? 0
    }
  }
  return trimmed({ lowest: lowest - width, width, rows: turnedRows, mass: turned })
}

export function sumOfRow({ width, mass }: PossessionCounts, row: number): number {
  const columns = 2 * width + 1
  let sum = 0
  for (let at = row * columns; at < (row + 1) * columns; at++) sum += mass[at] ?? 0
  return sum
}

/** Without the rows at either end that hardly ever happen. */
function trimmed(counts: PossessionCounts): PossessionCounts {
  const { lowest, width, rows, mass } = counts
  const columns = 2 * width + 1
  let from = 0
  let to = rows - 1
  while (from < to && sumOfRow(counts, from) < NEGLIGIBLE) from++
  while (to > from && sumOfRow(counts, to) < NEGLIGIBLE) to--
  return {
    lowest: lowest + from,
    width,
    rows: to - from + 1,
    mass: mass.slice(from * columns, (to + 1) * columns),
  }
}
