import type { Page } from '@playwright/test'
import { prices } from '@xezer/dev-world/scripted-feed'
import type { MarketPrices } from '@xezer/odds-book/messages'
import { LOCALES } from '@xezer/std/locale'
import { openCells } from './support/cells.ts'
import { say, wordsOf } from './support/words.ts'
import { expect, type ScriptedWorld, test } from './support/worlds.ts'

const yesNo = (type: string) =>
  prices(type, '', [
    ['yes', 1.9],
    ['no', 1.85],
  ])
const result = (type: string) =>
  prices(type, '', [
    ['1', 2.5],
    ['x', 3.2],
    ['2', 2.9],
  ])
const line = (type: string, total: number) =>
  prices(type, `total=${total}`, [
    ['over', 1.9],
    ['under', 1.85],
  ])
const OFFER: MarketPrices[] = [
  result('1x2'),
  line('total', 1.5),
  line('total', 2.5),
  yesNo('btts'),
  line('corners_total', 9.5),
  result('corners_1x2'),
  line('cards_total', 3.5),
  result('h1_1x2'),
  line('h1_total', 1.5),
]

async function openMatch(page: Page, world: ScriptedWorld): Promise<string> {
  const match = await world.stage.playLive()
  await match.offer(OFFER)
  await page.goto(world.url + match.path)
  await expect(headingsOf(page)).toHaveCount(8)
  return world.url + match.path
}
const headingsOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const sectionsOf = (page: Page) => page.getByRole('tablist', { name: say('event.sections') })

test('groups of the field stand beside the five filters, with their numbers, and a link carries both', async ({
  page,
  scripted,
}) => {
  await openMatch(page, scripted)
  await expect(sectionsOf(page).getByRole('tab')).toHaveText([
    `${say('event.all_markets')}8`,
    'Populyar7',
    'Qollar3',
    'Hissələr2',
    'Künc2',
    'Vərəqə1',
  ])
  await sectionsOf(page).getByRole('tab', { name: 'Künc' }).click()
  await expect(headingsOf(page)).toHaveText(['Künc zərbələri üzrə nəticə', 'Künc zərbələrinin totalı'])
  await page.getByRole('tab', { name: say('market.totals') }).click()
  await expect(headingsOf(page)).toHaveText(['Künc zərbələrinin totalı'])
  await page.reload()
  await expect(headingsOf(page)).toHaveText(['Künc zərbələrinin totalı'])
  // Home goes to the first tab, which is all of them.
  await sectionsOf(page).getByRole('tab', { name: 'Künc' }).focus()
  await page.keyboard.press('Home')
  await expect(headingsOf(page)).toHaveText([
    'Total',
    'Künc zərbələrinin totalı',
    'Vərəqələrin totalı',
    'Total',
  ])
})

test('a market is pinned first, on every match of the sport, until it is let go', async ({
  page,
  scripted,
}) => {
  await openMatch(page, scripted)
  const pinOf = (name: string) => page.getByRole('button', { name: say('event.pin', { market: name }) })
  const pinned = page.getByRole('region', { name: say('event.pinned') })
  await expect(pinned).toBeHidden()
  await pinOf('Künc zərbələrinin totalı').click()
  await expect(pinned.getByRole('heading', { level: 3 })).toHaveText(['Künc zərbələrinin totalı'])
  await expect(headingsOf(page).first()).toHaveText('Künc zərbələrinin totalı')
  await expect(headingsOf(page)).toHaveCount(8)
  await openMatch(page, scripted)
  await expect(headingsOf(page).first()).toHaveText('Künc zərbələrinin totalı')
  await expect(pinOf('Künc zərbələrinin totalı')).toHaveAttribute('aria-pressed', 'true')
  await pinOf('Künc zərbələrinin totalı').click()
  await expect(pinned).toBeHidden()
})

test('the cells of a market are one stop of the Tab key, arrows move inside', async ({ page, scripted }) => {
  await openMatch(page, scripted)
  const focusedName = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const tables = page.getByRole('toolbar')
  await expect(tables).toHaveCount(8)
  // A stop each, whatever their number of cells.
  await expect(page.locator('[data-cells] button:not([tabindex="-1"])')).toHaveCount(8)
  expect(await openCells(page).count()).toBeGreaterThan(16)
  const table = page.getByRole('toolbar', { name: 'Total', exact: true }).first()
  const cells = table.getByRole('button')
  await cells.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(cells.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(cells.nth(3)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(cells.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(cells.nth(3)).toBeFocused()
  await expect(cells.nth(3)).toHaveAttribute('tabindex', '0')
  await page.keyboard.press('Tab')
  expect(await focusedName()).not.toContain('Total, ')
  await page.keyboard.press('Shift+Tab')
  expect(await focusedName()).toMatch(/^Total, /)
  await expect(table.locator('button:not([tabindex="-1"])')).toHaveCount(1)
})

test('no label of a cell is cut, however long the names and narrow the card', async ({ page, scripted }) => {
  await openMatch(page, scripted)
  const match = await scripted.stage.playLive()
  await match.offer([
    prices('htft', '', [
      ['1/1', 4],
      ['1/x', 15],
      ['1/2', 30],
    ]),
    prices('result_btts', '', [
      ['1_yes', 4],
      ['1_no', 3],
      ['x_yes', 5],
      ['x_no', 9],
    ]),
    prices('total_btts', 'total=2.5', [
      ['over_yes', 2],
      ['over_no', 7],
      ['under_yes', 9],
      ['under_no', 2.4],
    ]),
  ])
  for (const [width, locale] of [
    [1440, 'az'],
    [1024, 'ru'],
    [390, 'ru'],
    [320, 'ru'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.context().addCookies([{ name: 'locale', value: locale, url: scripted.url }])
    await page.goto(scripted.url + match.path)
    await expect(openCells(page)).toHaveCount(14)
    const cut = await page.locator('[data-cells] button > [aria-hidden]').evaluateAll((labels) =>
      labels
        .filter((label) => {
          const own = label.getBoundingClientRect()
          const cell = label.closest('button')?.getBoundingClientRect()
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = label
          const isOut = cell !== undefined && (own.right > cell.right + 0.5 || own.bottom > cell.bottom + 0.5)
          return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1 || isOut
        })
        .map((label) => label.textContent),
    )
    expect([width, locale, cut]).toEqual([width, locale, []])
    // Beside its price in all cells of a market, or above it in all.
    const ways = await page
      .getByRole('toolbar')
      .evaluateAll((tables) =>
        tables.map(
          (table) =>
            new Set([...table.querySelectorAll('button')].map((c) => getComputedStyle(c).flexDirection)).size,
        ),
      )
    expect(ways.every((count) => count === 1)).toBe(true)
  }
})

test('on a phone the five filters stand beside the arrow that folds, none of them cut, in three languages', async ({
  browser,
  scripted,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  for (const locale of LOCALES) {
    await context.addCookies([{ name: 'locale', value: locale, url: scripted.url }])
    await openMatch(page, scripted)
    const filters = page.getByRole('tablist', { name: wordsOf(locale)('event.filters') })
    await expect(filters.getByRole('tab')).toHaveCount(5)
    expect(await filters.evaluate((row) => row.scrollWidth - row.clientWidth), locale).toBe(0)
  }
  await context.close()
})
