import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cellName } from './cell-name.ts'
import { moveBetweenCells } from './move-between-cells.ts'

/** A row of three cells of which the second is not on the screen, and a button outside of any row. */
class Cell {
  offsetParent: object | null = {}
  row: { querySelectorAll: (selector: string) => Cell[] } | null = null
  closest(selector: string) {
    return selector === '[data-cells]' ? this.row : null
  }
  focus() {
    page.activeElement = this
  }
  getBoundingClientRect() {
    return placeOf(cells.indexOf(this as (typeof cells)[number]))
  }
}
/** Two columns, the first cell above the third, the second above the fourth. */
const placeOf = (position: number) => ({ left: (position % 2) * 80, top: Math.floor(position / 2) * 44 })
const cells = [new Cell(), new Cell(), new Cell(), new Cell()] as const
const outside = new Cell()
const page: { activeElement: Cell | null } = { activeElement: null }

beforeEach(() => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('HTMLButtonElement', Cell)
  for (const cell of cells)
    cell.row = { querySelectorAll: (selector) => (selector === 'button[aria-pressed]' ? [...cells] : []) }
  cells[1].offsetParent = null
})
afterEach(() => vi.unstubAllGlobals())

/** Where the focus is after the key, and whether the page was kept from scrolling. */
function press(focused: Cell | null, key: string) {
  page.activeElement = focused
  const preventDefault = vi.fn()
  moveBetweenCells({ key, preventDefault } as unknown as KeyboardEvent)
  return { focus: page.activeElement, isKept: preventDefault.mock.calls.length > 0 }
}

describe('arrow keys between the odds cells of a row', () => {
  it.each([
    ['right to the next one that is shown', 0, 'ArrowRight', 2],
    ['left to the one before', 2, 'ArrowLeft', 0],
    ['one step at a time', 2, 'ArrowRight', 3],
    ['not beyond the end', 3, 'ArrowRight', 3],
    ['not beyond the beginning', 0, 'ArrowLeft', 0],
    ['down to the one below', 0, 'ArrowDown', 2],
    ['up to the one above', 2, 'ArrowUp', 0],
    ['up to the nearest one where its own column is not shown', 3, 'ArrowUp', 0],
    ['not below the last', 2, 'ArrowDown', 2],
    ['to the first', 3, 'Home', 0],
    ['to the last', 0, 'End', 3],
    ['no other key', 2, 'PageDown', 2],
  ] as const)('%s', (_name, from, key, to) => {
    expect(press(cells[from], key)).toEqual({ focus: cells[to], isKept: from !== to })
  })

  it.each([
    ['a button outside of any row', outside],
    ['nothing', null],
  ])('leave %s where it is', (_name, focused) => {
    expect(press(focused, 'ArrowRight')).toEqual({ focus: focused, isKept: false })
  })
})

describe('the name of a cell', () => {
  it.each([
    ['7:total:total=2.5:over', 'Over', '2.5', 'Over 2.5'],
    ['7:total:total=2.5:over', 'Over 2.5', '2.5', 'Over 2.5'],
    ['7:1x2::x', 'Draw', null, 'Draw'],
    ['7:result_total:total=2.5:1_over', '1 + Over', '2.5', '1 + Over 2.5'],
    ['7:total_btts:total=2.5:over_yes', 'Over + both: yes', '2.5', 'Over 2.5 + both: yes'],
  ])('%s, %s with line %s is %s', (h, n, pt, name) => {
    expect(cellName({ h, n, pt })).toBe(name)
  })
})
