import '@xezer/ui/tokens.css'
import styles from '../../apps/site/src/core/prices/odds-cell.module.css'
import type { PriceChange } from '../../apps/site/src/core/prices/price.ts'
import { createPriceStore } from '../../apps/site/src/core/prices/price-store.ts'
import { steadyClock } from '../../apps/site/src/platform/clock.ts'
import { pageTimers } from '../../apps/site/src/platform/page-timers.ts'

/** What moves the cells: text nodes written by hand, the site's store, or the store that also says which way. */
export type Mover = 'direct' | 'store' | 'blink'

declare global {
  interface Window {
    /** Moves `cells` of them `times` times; resolves after the last. Returns how many frames there were. */
    moveCells(by: Mover, cells: number, times: number): Promise<number>
  }
}

const CELLS = 1500
const EVERY_MS = 200

const store = createPriceStore({ clock: steadyClock, timers: pageTimers })
const handles = Array.from(
  { length: CELLS },
  (_, index) => `${1000 + Math.floor(index / 12)}:total::${index}`,
)
/** As `OddsCell` draws them, each with its price already. */
const texts = handles.map((handle) => {
  const cell = document.createElement('button')
  const value = document.createElement('span')
  cell.className = styles.cell ?? ''
  value.className = styles.value ?? ''
  cell.append(value)
  document.body.append(cell)
  store.register(handle, cell)
  store.putImage([{ handle, value: 2, isDisabled: false, direction: 0 }])
  return value.firstChild
})

function moveOnce(by: Mover, turn: number, cells: number): void {
  const changes: PriceChange[] = []
  for (let step = 0; step < cells; step++) {
    const index = (turn * 131 + step * 7) % CELLS
    const value = 2 + ((turn + step) % 700) / 100
    const text = texts[index]
    if (by === 'direct' && text) text.nodeValue = value.toFixed(2)
    else
      changes.push({
        handle: handles[index] ?? '',
        value,
        isDisabled: false,
        direction: by === 'blink' ? 1 : 0,
      })
  }
  if (by !== 'direct') store.apply(changes)
}

window.moveCells = async (by, cells, times) => {
  let frames = 0
  let isOver = false
  const countFrame = () => {
    frames += 1
    if (!isOver) requestAnimationFrame(countFrame)
  }
  requestAnimationFrame(countFrame)
  for (let turn = 1; turn <= times; turn++) {
    moveOnce(by, turn, cells)
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
  isOver = true
  return frames
}
