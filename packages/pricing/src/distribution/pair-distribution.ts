import { type IntegerDistribution, integerDistribution } from './integer-distribution.ts'

/** Chances of pairs of integers: row r and column c stand for (rowLowest + r, columnLowest + c). */
export interface PairDistribution {
  readonly rowLowest: number
  readonly columnLowest: number
  readonly rows: number
  readonly columns: number
  /** Row after row. */
  readonly mass: Float64Array
}

/** Two independent integers, all chances times `scale`. */
export function independentPair(
  row: IntegerDistribution,
  column: IntegerDistribution,
  scale: number,
): PairDistribution {
  const rows = row.mass.length
  const columns = column.mass.length
  const mass = new Float64Array(rows * columns)
  for (let r = 0; r < rows; r++) {
    const weight = scale * (row.mass[r] ?? 0)
    for (let c = 0; c < columns; c++) mass[r * columns + c] = weight * (column.mass[c] ?? 0)
  }
  return { rowLowest: row.lowest, columnLowest: column.lowest, rows, columns, mass }
}

/** Adds to one pair in place; only while a distribution is built. The pair must lie inside. */
export function addMass(pairs: PairDistribution, row: number, column: number, amount: number): void {
  const index = (row - pairs.rowLowest) * pairs.columns + (column - pairs.columnLowest)
  pairs.mass[index] = (pairs.mass[index] ?? 0) + amount
}

export function chanceOfPair(pairs: PairDistribution, row: number, column: number): number {
  const r = row - pairs.rowLowest
  const c = column - pairs.columnLowest
  if (r < 0 || c < 0 || r >= pairs.rows || c >= pairs.columns) return 0
  return pairs.mass[r * pairs.columns + c] ?? 0
}

/** Chance that the pair satisfies `holds`. */
export function chanceThat(pairs: PairDistribution, holds: (row: number, column: number) => boolean): number {
  let sum = 0
  for (let r = 0; r < pairs.rows; r++) {
    for (let c = 0; c < pairs.columns; c++) {
      if (holds(pairs.rowLowest + r, pairs.columnLowest + c)) sum += pairs.mass[r * pairs.columns + c] ?? 0
    }
  }
  return sum
}

/** Mean of `value` over the pairs. */
export function meanOverPairs(
  pairs: PairDistribution,
  value: (row: number, column: number) => number,
): number {
  let sum = 0
  for (let r = 0; r < pairs.rows; r++) {
    for (let c = 0; c < pairs.columns; c++) {
      sum += value(pairs.rowLowest + r, pairs.columnLowest + c) * (pairs.mass[r * pairs.columns + c] ?? 0)
    }
  }
  return sum
}

/** Distribution of row times `rowSign` plus column times `columnSign`; signs are -1, 0 or 1. */
export function combined(pairs: PairDistribution, rowSign: number, columnSign: number): IntegerDistribution {
  const ends = (lowest: number, count: number, sign: number): [number, number] =>
    sign >= 0 ? [sign * lowest, sign * (lowest + count - 1)] : [-(lowest + count - 1), -lowest]
  const [rowFrom, rowTo] = ends(pairs.rowLowest, pairs.rows, rowSign)
  const [columnFrom, columnTo] = ends(pairs.columnLowest, pairs.columns, columnSign)
  const lowest = rowFrom + columnFrom
  const mass = new Float64Array(rowTo + columnTo - lowest + 1)
  for (let r = 0; r < pairs.rows; r++) {
    const fromRow = rowSign * (pairs.rowLowest + r) - lowest
    for (let c = 0; c < pairs.columns; c++) {
      const index = fromRow + columnSign * (pairs.columnLowest + c)
      mass[index] = (mass[index] ?? 0) + (pairs.mass[r * pairs.columns + c] ?? 0)
    }
  }
  return integerDistribution(lowest, mass)
}
