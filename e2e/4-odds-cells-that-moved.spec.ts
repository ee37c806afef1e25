import type { Page } from '@playwright/test'
import { prices } from '@xezer/dev-world/scripted-feed'
import { cellOf } from './support/cells.ts'
import { bootScripted, expect, type ScriptedWorld, test } from './support/worlds.ts'

const RESULT = 'Oyunun nəticəsi'
const TICKS = 20
/** An answer that has come is on the page by then. */
const SETTLE_MS = 1000

interface Counts {
  /** Accessible names of the odds cells that were written, prices left out. */
  readonly cells: readonly string[]
  /** Writes outside of odds cells and of the clock. */
  readonly others: readonly string[]
  readonly commits: number
}

interface Counter {
  commits: number
  cells: Set<Element>
  others: Set<Element>
}
declare global {
  interface Window {
    counter: Counter
  }
}

/** React tells a development tool of every commit, also in its production build. */
async function countCommits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.counter = { commits: 0, cells: new Set(), others: new Set() }
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        window.counter.commits += 1
      },
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    }
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  })
}

async function watchWrites(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { counter } = window
    counter.commits = 0
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const cell = element?.closest('[data-cells] button')
        if (cell) counter.cells.add(cell)
        else if (element && !element.closest('header time')) counter.others.add(element)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  })
}

const readCounts = (page: Page): Promise<Counts> =>
  page.evaluate(() => ({
    cells: [...window.counter.cells].map((cell) => cell.firstElementChild?.textContent ?? ''),
    others: [...window.counter.others].map((element) => element.outerHTML.slice(0, 200)),
    commits: window.counter.commits,
  }))

let world: ScriptedWorld
test.beforeAll(async () => {
  world = await bootScripted()
})
test.afterAll(() => world.stop())

for (const place of ['event page', 'overview'] as const) {
  test(`only the cell that moved is written, and nothing is rendered: ${place}`, async ({ page }) => {
    await countCommits(page)
    const match = await world.stage.playLive([2.5, 3.2, 2.9])
    await world.stage.playLive([1.5, 4.2, 6.9])
    await match.offer([
      prices('total', 'total=2.5', [
        ['over', 1.9],
        ['under', 1.85],
      ]),
    ])
    // What stands beside an event is asked for when its prices are there.
    const facts =
      place === 'overview'
        ? null
        : page.waitForResponse((answer) => answer.url().includes('/statistics/event'))
    await page.goto(place === 'overview' ? world.url : world.url + match.path)
    const scope = page.getByRole('article').filter({ has: page.locator(`a[href="${match.path}"]`) })
    const cell = cellOf(place === 'overview' ? scope : page.getByRole('main'), RESULT, '1')
    await expect(cell).toContainText('2.50')
    // What a page brings after its first screen is rendered when it comes.
    await page.waitForLoadState('networkidle')
    await (await facts)?.finished()
    await page.waitForTimeout(SETTLE_MS)
    await watchWrites(page)
    const startMs = Date.now()
    for (let tick = 1; tick <= TICKS; tick++) {
      const price = 2.5 + tick / 100
      await match.price([price, 3.2, 2.9])
      await expect(cell).toContainText(price.toFixed(2))
    }
    const counts = await readCounts(page)
    expect(counts.cells).toEqual([`${RESULT}, 1, `])
    expect(counts.others).toEqual([])
    // The clock renders once a second; a render for each tick would come on top.
    const seconds = (Date.now() - startMs) / 1000
    expect(counts.commits).toBeLessThanOrEqual(Math.ceil(seconds) + 1)
    expect(counts.commits).toBeGreaterThan(0)
  })
}

test('a move shows its direction, and the sign goes by itself', async ({ page }) => {
  const match = await world.stage.playLive([2.5, 3.2, 2.9])
  await page.goto(world.url + match.path)
  const home = cellOf(page, RESULT, '1')
  const away = cellOf(page, RESULT, '2')
  await expect(home).toContainText('2.50')
  await match.price([2.6, 3.2, 2.8])
  await expect(home).toHaveAttribute('data-move', 'up')
  await expect(away).toHaveAttribute('data-move', 'down')
  await expect(home).not.toHaveAttribute('data-move')
  await expect(away).not.toHaveAttribute('data-move')
})

test('a suspended cell shows two dashes in its own box and cannot be pressed', async ({ page }) => {
  const match = await world.stage.playLive([2.5, 3.2, 2.9])
  await page.goto(world.url + match.path)
  const cell = cellOf(page, RESULT, '1')
  await expect(cell).toContainText('2.50')
  const before = await cell.boundingBox()
  await match.offer([
    prices(
      '1x2',
      '',
      [
        ['1', 2.5],
        ['x', 3.2],
        ['2', 2.9],
      ],
      'suspended',
    ),
  ])
  await expect(cell).toContainText('--')
  await expect(cell).toHaveAttribute('aria-disabled', 'true')
  expect(await cell.boundingBox()).toEqual(before)
})

test('a list marks the place of an outcome that is not offered, and fills it when it is', async ({
  page,
}) => {
  const match = await world.stage.playLive([2.5, 3.2, 2.9])
  await page.goto(world.url)
  const row = page.getByRole('article').filter({ has: page.locator(`a[href="${match.path}"]`) })
  const columns = row.locator('[data-cells] > [data-group="1"]').locator('> *')
  const readBoxes = () =>
    columns.evaluateAll((boxes) =>
      boxes.map((box) => ({
        text: box.textContent || getComputedStyle(box, '::before').content,
        isSpoken: box.ariaHidden !== 'true',
        left: box.getBoundingClientRect().left,
        width: box.getBoundingClientRect().width,
        height: box.getBoundingClientRect().height,
      })),
    )
  await expect(cellOf(row, RESULT, '1')).toContainText('2.50')
  const empty = await readBoxes()
  expect(empty.length).toBeGreaterThan(1)
  for (const box of empty) expect(box).toMatchObject({ text: '"--"', isSpoken: false })
  await match.offer([
    prices('total', 'total=2.5', [
      ['over', 1.9],
      ['under', 1.85],
    ]),
  ])
  await expect(columns.getByText('1.85')).toBeVisible()
  const places = (boxes: typeof empty) => boxes.map(({ left, width, height }) => ({ left, width, height }))
  const filled = await readBoxes()
  expect(filled.every(({ isSpoken }) => isSpoken)).toBe(true)
  expect(places(filled)).toEqual(places(empty))
})
