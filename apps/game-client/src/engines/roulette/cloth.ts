import { ROULETTE_BETS } from '@xezer/game-math/roulette/definition'

/** Where a bet is put, in halves of a number's field: x to the right, y downwards, as the cloth lies. */
export interface ClothPlace {
  readonly bet: string
  readonly x: number
  readonly y: number
  /** In halves too; 2 by 2 is the field of a number, 1 by 1 a spot on lines between fields. */
  readonly width: number
  readonly height: number
  readonly kind: 'number' | 'outside' | 'spot'
}

const ROWS = 3
const COLUMNS = 12
/** Zero is a column before the others; the dozens and even chances lie in two rows below. */
const DOZEN_Y = ROWS * 2
const EVEN_Y = DOZEN_Y + 2
export const CLOTH_WIDTH = (COLUMNS + 2) * 2
export const CLOTH_HEIGHT = EVEN_Y + 2
const EVEN_CHANCES: readonly string[] = ['low', 'even', 'red', 'black', 'odd', 'high']

const columnOf = (number: number) => Math.ceil(number / ROWS)
/** 3, 6, 9 … lie in the upper row. */
const rowOf = (number: number) => (ROWS - (((number - 1) % ROWS) + 1)) * 2

/** Every bet of the cloth with its place. */
export function layCloth(): readonly ClothPlace[] {
  return [...ROULETTE_BETS].map(([bet, numbers]) => placeOf(bet, numbers))
}

function placeOf(bet: string, numbers: readonly number[]): ClothPlace {
  const field = (x: number, y: number, width: number, height: number, kind: 'number' | 'outside') => ({
    ...{ bet, x, y, width, height, kind },
  })
  if (bet === 'straight-0') return field(0, 0, 2, DOZEN_Y, 'number')
  if (bet.startsWith('straight')) {
    const number = numbers[0] ?? 0
    return field(columnOf(number) * 2, rowOf(number), 2, 2, 'number')
  }
  if (bet.startsWith('column')) return field((COLUMNS + 1) * 2, rowOf(numbers[0] ?? 1), 2, 2, 'outside')
  if (bet.startsWith('dozen')) {
    return field(columnOf(numbers[0] ?? 1) * 2, DOZEN_Y, (COLUMNS / 3) * 2, 2, 'outside')
  }
  const chance = EVEN_CHANCES.indexOf(bet)
  if (chance >= 0) return field(2 + chance * 4, EVEN_Y, 4, 2, 'outside')
  return { bet, ...spotOf(bet, numbers), width: 1, height: 1, kind: 'spot' }
}

/** In the middle of what it covers; of a whole street and of two on the lower line, where players look for them. */
function spotOf(bet: string, numbers: readonly number[]): { readonly x: number; readonly y: number } {
  const rest = numbers.filter((number) => number > 0)
  const [left, right] = [Math.min(...rest.map(columnOf)), Math.max(...rest.map(columnOf))]
  const [top, bottom] = [Math.min(...rest.map(rowOf)), Math.max(...rest.map(rowOf))]
  const isOnLine = bet.startsWith('street') || bet.startsWith('line') || bet === 'first-four'
  const y = isOnLine ? DOZEN_Y - 0.5 : (top + bottom) / 2 + 0.5
  // With zero among them: on the line between zero and the first column.
  if (rest.length < numbers.length) return { x: 1.5, y }
  return { x: left + right + 0.5, y }
}

/** The next place in a direction, by where its middle is; null at the end of the cloth. */
export function findNeighbour(
  places: readonly ClothPlace[],
  from: ClothPlace,
  [stepX, stepY]: readonly [number, number],
): ClothPlace | null {
  const middle = ({ x, y, width, height }: ClothPlace) => [x + width / 2, y + height / 2] as const
  const [fromX, fromY] = middle(from)
  let best: { place: ClothPlace; far: number } | null = null
  for (const place of places) {
    const [x, y] = middle(place)
    const along = (x - fromX) * stepX + (y - fromY) * stepY
    if (along < 0.4) continue
    const across = Math.abs((x - fromX) * stepY) + Math.abs((y - fromY) * stepX)
    const far = along + across * 3
    if (best === null || far < best.far) best = { place, far }
  }
  return best?.place ?? null
}
