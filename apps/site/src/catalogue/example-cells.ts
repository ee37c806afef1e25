import type { Factor } from '@xezer/contract/sport-entities'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { TINT_MS } from '../core/prices/price.ts'
import { createPriceStore, type PriceStore } from '../core/prices/price-store.ts'

interface CellState {
  readonly name: string
  readonly value: number | null
  readonly direction: -1 | 0 | 1
  readonly isDisabled?: boolean
  readonly isSelected?: boolean
  readonly isPaused?: boolean
  /** Its move is older than the tint: only the triangle is left. */
  readonly isOld?: boolean
}

export const CELLS: readonly CellState[] = [
  { name: 'open', value: 1.85, direction: 0 },
  { name: 'long', value: 1250, direction: 0 },
  { name: 'up', value: 2.05, direction: 1 },
  { name: 'down', value: 1.72, direction: -1 },
  { name: 'was up', value: 2.1, direction: 1, isOld: true },
  { name: 'was down', value: 1.6, direction: -1, isOld: true },
  { name: 'chosen', value: 3.4, direction: 0, isSelected: true },
  { name: 'chosen, up', value: 3.6, direction: 1, isSelected: true },
  { name: 'suspended', value: 2.2, direction: 0, isDisabled: true },
  { name: 'no price', value: null, direction: 0 },
  { name: 'paused', value: 4.1, direction: 0, isPaused: true },
]

const [OPEN_EVENT, PAUSED_EVENT] = [1, 2]
const handleOf = ({ name, isPaused }: CellState) => `${isPaused ? PAUSED_EVENT : OPEN_EVENT}:1x2::${name}`

export function factorOf(cell: CellState): Factor {
  const { name, value, isDisabled = false } = cell
  return { h: handleOf(cell), n: name, pt: null, v: value, d: isDisabled } as Factor
}

/** A store in which nobody moves time: what has moved stays as it is. */
export function fillCells(): PriceStore {
  const timers = createHandDrivenTimers()
  const store = createPriceStore({ clock: timers, timers })
  const put = (cells: readonly CellState[]) =>
    store.putImage(
      cells.map((cell) => ({
        handle: handleOf(cell),
        value: cell.value,
        isDisabled: cell.isDisabled ?? false,
        direction: cell.direction,
      })),
    )
  put(CELLS.filter(({ isOld }) => isOld))
  timers.advance(TINT_MS * 2)
  put(CELLS.filter(({ isOld }) => !isOld))
  store.setPaused(PAUSED_EVENT, true)
  store.setSelected(new Set(CELLS.filter(({ isSelected }) => isSelected).map(handleOf)))
  return store
}
