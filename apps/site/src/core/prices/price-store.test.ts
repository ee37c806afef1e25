import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { describe, expect, it } from 'vitest'
import { showView, USUAL_VIEW } from '../view/view.ts'
import { FLUSH_MS, GATHER_MS } from './change-queue.ts'
import { SWEEP_MS } from './move-sweep.ts'
import type { CellNode } from './paint-cell.ts'
import { type PriceChange, TINT_MS, TRIANGLE_MS } from './price.ts'
import { createPriceStore } from './price-store.ts'

/** A cell that counts what is written to it. */
function countingNode() {
  const attributes = new Map<string, string>()
  const writes = { count: 0, texts: [] as string[] }
  const put = (text: string) => {
    writes.count += 1
    writes.texts.push(text)
    number.current = text
  }
  const letters = {
    get nodeValue() {
      return number.current
    },
    set nodeValue(text: string) {
      put(text)
    },
  }
  const number = {
    current: '',
    get firstChild() {
      return this.current === '' ? null : letters
    },
    get textContent() {
      return this.current
    },
    set textContent(text: string) {
      put(text)
    },
  }
  const node: CellNode = {
    lastElementChild: number,
    setAttribute: (name, value) => {
      writes.count += 1
      attributes.set(name, value)
    },
    removeAttribute: (name) => {
      attributes.delete(name)
    },
  }
  return { node, attributes, writes, text: () => number.current }
}

const change = (handle: string, value: number | null, direction: -1 | 0 | 1 = 0): PriceChange => ({
  handle,
  value,
  isDisabled: false,
  direction,
})

function storeWith(handles: string[]) {
  const clock = createHandDrivenTimers()
  const store = createPriceStore({ clock, timers: clock })
  store.putImage(handles.map((handle) => change(handle, 2)))
  const cells = handles.map((handle) => {
    const cell = countingNode()
    store.register(handle, cell.node)
    return cell
  })
  for (const cell of cells) cell.writes.count = 0
  return { clock, store, cells }
}

describe('price store', () => {
  it('says how a cell begins that it has not painted', () => {
    const { store } = storeWith(['1:1x2::1'])
    expect(store.look('1:1x2::1')).toMatchObject({ text: '2.00', isLocked: false, isSelected: false })
    expect(store.look('1:1x2::9')).toMatchObject({ text: '--', isLocked: true })
    store.setSelected(new Set(['1:1x2::1']))
    store.setPaused(1, true)
    expect(store.look('1:1x2::1')).toMatchObject({ text: '--', isLocked: true, isSelected: true })
  })

  it('touches only the cell that moved, and paints it once per flush with the newest price', () => {
    const { clock, store, cells } = storeWith(['1:1x2::1', '1:1x2::x', '1:1x2::2'])
    store.counts.paints = 0
    store.apply([change('1:1x2::x', 2.1, 1)])
    store.apply([change('1:1x2::x', 2.2, 1)])
    expect(cells[1]!.text()).toBe('2.00')
    clock.advance(FLUSH_MS)
    expect(cells.map((cell) => cell.text())).toEqual(['2.00', '2.20', '2.00'])
    expect([cells[0]!.writes.count, cells[2]!.writes.count]).toEqual([0, 0])
    expect(cells[1]!.writes.texts).toEqual(['2.00', '2.20'])
    expect([store.counts.paints, store.counts.flushes]).toEqual([1, 1])
  })

  it('paints soon after a calm time, and in a flood at most once a flush time', () => {
    const { clock, store, cells } = storeWith(['1:1x2::1'])
    store.apply([change('1:1x2::1', 2.1, 1)])
    clock.advance(GATHER_MS)
    expect(cells[0]!.text()).toBe('2.10')
    for (let step = 0; step < 100; step++) {
      store.apply([change('1:1x2::1', 3 + step / 100, 1)])
      clock.advance(10)
    }
    expect(store.counts.flushes).toBe(1 + 1000 / FLUSH_MS)
  })

  it('an image knows better than a change that still waits, for its own cells', () => {
    const { clock, store, cells } = storeWith(['1:1x2::1', '1:1x2::x'])
    store.apply([change('1:1x2::1', 3, 1), change('1:1x2::x', 4, 1)])
    store.putImage([change('1:1x2::1', 2.5)])
    clock.advance(FLUSH_MS)
    expect(cells.map((cell) => cell.text())).toEqual(['2.50', '4.00'])
  })

  it('shows the direction, and one sweep clears tint and triangle of all cells', () => {
    const { clock, store, cells } = storeWith(['1:1x2::1', '1:1x2::2'])
    store.apply([change('1:1x2::1', 1.9, -1), change('1:1x2::2', 2.1, 1)])
    clock.advance(FLUSH_MS)
    expect(cells.map(({ attributes }) => [attributes.get('data-move'), attributes.has('data-tint')])).toEqual(
      [
        ['down', true],
        ['up', true],
      ],
    )
    clock.advance(TINT_MS + SWEEP_MS)
    expect(cells.map(({ attributes }) => [attributes.get('data-move'), attributes.has('data-tint')])).toEqual(
      [
        ['down', false],
        ['up', false],
      ],
    )
    clock.advance(TRIANGLE_MS)
    expect(cells.map(({ attributes }) => attributes.has('data-move'))).toEqual([false, false])
  })

  it.each([
    [
      'disabled',
      (store: ReturnType<typeof createPriceStore>) =>
        store.putImage([{ handle: '7:1x2::1', value: 2, isDisabled: true, direction: 0 }]),
    ],
    [
      'without a price',
      (store: ReturnType<typeof createPriceStore>) => store.putImage([change('7:1x2::1', null)]),
    ],
    ['paused', (store: ReturnType<typeof createPriceStore>) => store.setPaused(7, true)],
  ])('a cell that is %s shows -- and is not open', (_why, act) => {
    const { store, cells } = storeWith(['7:1x2::1'])
    act(store)
    expect(cells[0]!.text()).toBe('--')
    expect(cells[0]!.attributes.get('aria-disabled')).toBe('true')
    expect(store.isOpen('7:1x2::1')).toBe(false)
  })

  it('pauses and reopens the cells of one event and leaves the others alone', () => {
    const { store, cells } = storeWith(['7:1x2::1', '8:1x2::1'])
    store.setPaused(7, true)
    expect(cells[1]!.writes.count).toBe(0)
    store.setPaused(7, false)
    expect(cells.map((cell) => cell.text())).toEqual(['2.00', '2.00'])
  })

  it('marks what the slip holds, and touches only cells whose mark changed', () => {
    const { store, cells } = storeWith(['1:1x2::1', '1:1x2::2', '2:1x2::1'])
    store.setSelected(new Set(['1:1x2::1', '2:1x2::1']))
    for (const cell of cells) cell.writes.count = 0
    store.setSelected(new Set(['1:1x2::2', '2:1x2::1']))
    expect(cells.map(({ attributes }) => attributes.get('aria-pressed'))).toEqual(['false', 'true', 'true'])
    expect(cells[2]!.writes.count).toBe(0)
  })

  it('keeps a retained price while no cell shows it, and forgets it when released', () => {
    const { store } = storeWith([])
    const release = store.retain(['1:1x2::1'])
    store.putImage([change('1:1x2::1', 3)])
    store.register('1:1x2::1', countingNode().node)()
    expect(store.find('1:1x2::1')?.value).toBe(3)
    release()
    expect(store.find('1:1x2::1')).toBeUndefined()
  })

  it('keeps nothing of a change whose cell has left meanwhile', () => {
    const { store, clock } = storeWith([])
    const release = store.retain(['1:1x2::1'])
    store.apply([change('1:1x2::1', 3, 1)])
    release()
    clock.advance(FLUSH_MS)
    expect(store.find('1:1x2::1')).toBeUndefined()
  })
})

describe('what a cell is written', () => {
  const cell = '7:1x2::1'

  it('is only what is new, and everything when it comes again', () => {
    const { store, cells } = storeWith([cell])
    store.putImage([change(cell, 2.5)])
    expect(cells[0]!.writes.count).toBe(1)
    cells[0]!.attributes.clear()
    store.register(cell, cells[0]!.node)
    expect(cells[0]!.attributes.get('aria-pressed')).toBe('false')
  })

  it('has no trace of a pause that is over', () => {
    const { store, cells } = storeWith([cell])
    expect(cells[0]!.attributes.has('aria-disabled')).toBe(false)
    store.setPaused(7, true)
    store.setPaused(7, false)
    expect(cells[0]!.attributes.has('aria-disabled')).toBe(false)
  })

  it('has no move while no bet can be placed on it', () => {
    const { clock, store, cells } = storeWith([cell])
    store.apply([change(cell, 2.1, 1)])
    clock.advance(FLUSH_MS)
    expect([...cells[0]!.attributes]).toEqual(
      expect.arrayContaining([
        ['data-move', 'up'],
        ['data-tint', ''],
      ]),
    )
    store.setPaused(7, true)
    expect([...cells[0]!.attributes.keys()].sort()).toEqual(['aria-disabled', 'aria-pressed'])
  })
})

describe('the time of a move (design §4, odds cell)', () => {
  const [cell, other] = ['7:1x2::1', '7:1x2::x']

  it('is 16 ms to its cell, then 1200 with a tint and 5000 with a triangle, seen to each 400', () => {
    const { clock, store, cells } = storeWith([cell])
    const seen = () => [
      cells[0]!.text(),
      ...['data-tint', 'data-move'].filter((mark) => cells[0]!.attributes.has(mark)),
    ]
    store.apply([change(cell, 2.1, 1)])
    const steps = [15, 1, 1199, 1, 3999, 1].map((stepMs) => {
      clock.advance(stepMs)
      return seen()
    })
    expect(steps).toEqual([
      ['2.00'],
      ['2.10', 'data-tint', 'data-move'],
      ['2.10', 'data-tint', 'data-move'],
      ['2.10', 'data-move'],
      ['2.10', 'data-move'],
      ['2.10'],
    ])
  })

  it('is looked at once for all cells, which are painted only when something goes', () => {
    const { clock, store } = storeWith([cell, other])
    store.apply([change(cell, 2.1, 1)])
    clock.advance(FLUSH_MS)
    store.apply([change(other, 2.1, 1)])
    clock.advance(GATHER_MS)
    expect(clock.waitingMs()).toHaveLength(1)
    store.counts.paints = 0
    clock.advance(SWEEP_MS)
    expect(store.counts.paints).toBe(0)
  })

  it.each([
    ['it is over', (leave: () => void) => leave, TRIANGLE_MS + SWEEP_MS],
    ['its cell has left', (leave: () => void) => leave(), SWEEP_MS],
  ])('is looked at no more when %s', (_why, end, waitMs) => {
    const { clock, store } = storeWith([])
    const leave = store.register(cell, countingNode().node)
    store.putImage([change(cell, 2.1, 1)])
    end(leave)
    clock.advance(waitMs)
    expect(clock.waitingMs()).toEqual([])
  })
})

it.each([0, 1, 2])('a price stays while others want it, until the last lets go (%i first)', (first) => {
  const { store } = storeWith([])
  const handle = '7:1x2::1'
  const leaves = [
    store.register(handle, countingNode().node),
    store.watch(handle, () => {}),
    store.retain([handle]),
  ]
  store.putImage([change(handle, 3)])
  const order = [first, (first + 1) % 3, (first + 2) % 3]
  const known = order.map((turn) => {
    leaves[turn]?.()
    return store.find(handle)?.value
  })
  expect(known).toEqual([3, 3, undefined])
})

describe('another way of writing odds', () => {
  it('writes the numbers of the cells that stand, in their places, and nothing else', async () => {
    const { store, cells } = storeWith(['1:1x2::1'])
    const [cell] = cells
    await showView({ ...USUAL_VIEW, odds: 'fractional' })
    store.repaint()
    expect([cell?.text(), cell?.writes.count]).toEqual(['1/1', 1])
    await showView(USUAL_VIEW)
    store.repaint()
    expect(cell?.text()).toBe('2.00')
  })
})
