import type { Factor, Market } from '@xezer/contract/sport-entities'

/** One line of a market: the row of its cells. */
export interface MarketLine {
  /** As the first of its cells reads it: `2.5`, `-1.5`. */
  readonly name: string
  readonly factors: readonly (Factor | null)[]
}

/** From so many lines on a reader is shown one of them, and the way to the others. */
const LINES_MIN = 6
/** A wider grid has no lines of a few cells each. */
const COLUMNS_MAX = 3
const SLIDER_ROWS = 3

/** The lines of a handicap or a total that has many of them; none of any other market. */
export function listLines({ type, size, rows, head, factors }: Market): readonly MarketLine[] {
  if (type !== 'grid' || rows < LINES_MIN || size > COLUMNS_MAX || head.length !== size) return []
  const lines = Array.from({ length: rows }, (_, row): MarketLine => {
    const cells = factors.slice(row * size, (row + 1) * size)
    return { name: cells.find((cell) => cell !== null)?.pt ?? '', factors: cells }
  })
  const names = new Set(lines.map(({ name }) => name))
  return names.has('') || names.size < lines.length ? [] : lines
}

/** Of many lines one is shown, with the slider and the way to the others. */
export function shownRows(market: Market): number {
  return listLines(market).length === 0 ? market.rows : SLIDER_ROWS
}

/** The line whose sides are the nearest to each other: what most people mean by the market. */
export function findEvenLine(lines: readonly MarketLine[]): number {
  let [even, least] = [Math.floor(lines.length / 2), Number.POSITIVE_INFINITY]
  for (const [place, { factors }] of lines.entries()) {
    const [first, last] = [factors[0]?.v ?? null, factors.at(-1)?.v ?? null]
    if (first === null || last === null || Math.abs(first - last) >= least) continue
    least = Math.abs(first - last)
    even = place
  }
  return even
}

/** Where a line is that was chosen; the nearest one where it is not sold any more. */
export function findLine(lines: readonly MarketLine[], name: string): number {
  const same = lines.findIndex((line) => line.name === name)
  if (same >= 0) return same
  const wanted = Number(name)
  if (name === '' || Number.isNaN(wanted)) return findEvenLine(lines)
  const distances = lines.map((line) => Math.abs(Number(line.name) - wanted))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
