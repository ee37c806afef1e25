import type { Locator, Page } from '@playwright/test'
import { prices } from '@xezer/dev-world/scripted-feed'
import type { MarketPrices } from '@xezer/odds-book/messages'
import { cellOf, openAllLines, openCells } from './support/cells.ts'
import { MOMENTS } from './support/moments.ts'
import { say } from './support/words.ts'
import { expect, type ScriptedWorld, test } from './support/worlds.ts'

const PHONE = { width: 390, height: 844 }
const ON_ITS_SIDE = { width: 844, height: 390 }
const RESULT = 'Oyunun nəticəsi'
const PAIRS = ['Əliyeva-Məmmədzadə / Konstantinopolskaya', 'Hernández Rodríguez / Vinogradova'] as const
const LONG_CLUBS = ['Panathinaikos AKTOR Athens', 'EA7 Emporio Armani Milano'] as const
const TEAMS = ['Qarabağ', 'Nyukasl Yunayted'] as const

const totals = (lines: number): MarketPrices[] =>
  Array.from({ length: lines }, (_, line) =>
    prices('total', `total=${line}.5`, [
      ['over', 1.5 + line / 10],
      ['under', 2.9 - line / 10],
    ]),
  )

const bothScore = prices('btts', '', [
  ['yes', 1.8],
  ['no', 1.9],
])
const firstHalf = prices('h1_1x2', '', [
  ['1', 3.1],
  ['x', 2.05],
  ['2', 3.6],
])

const headOf = (page: Page) => page.getByRole('main').locator('header').first()
const courseOf = (page: Page) => page.getByRole('button', { name: say('event.timeline') })
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** A match in play on a phone, with these markets besides its result. */
async function openOffered(page: Page, world: ScriptedWorld, ...markets: MarketPrices[]): Promise<void> {
  await page.setViewportSize(PHONE)
  const match = await world.stage.playLive()
  await match.offer(markets)
  await page.goto(world.url + match.path)
}

async function openMoment(
  page: Page,
  world: ScriptedWorld,
  moment: 'penalty' | 'setPoint' | 'tieBreak' | 'quarter',
  sides: readonly [string, string],
): Promise<void> {
  const match = await world.stage.playMoment(MOMENTS[moment](), sides)
  await page.goto(world.url + match.path)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
}

for (const [moment, sides] of [
  ['penalty', TEAMS],
  ['setPoint', ['D. Orvallo', 'N. Styernholm']],
  ['tieBreak', PAIRS],
  ['quarter', LONG_CLUBS],
] as const) {
  test(`a phone's header takes 120 px with score and clock, its course is one tap away: ${moment}`, async ({
    page,
    scripted,
  }) => {
    await page.setViewportSize(PHONE)
    await openMoment(page, scripted, moment, sides)
    const head = headOf(page)
    const { height, width } = await boxOf(head)
    expect(height).toBeLessThanOrEqual(120)
    expect(height).toBeGreaterThan(100)
    for (const name of sides)
      await expect(head.getByText(name).filter({ visible: true }).last()).toBeInViewport()
    // Nothing of it is cut off at its edges.
    const cut = await head.evaluate((node) => [node.scrollWidth, node.scrollHeight])
    expect(cut).toEqual([Math.round(width), Math.round(height)])
    const statistics = head.locator('dl').last()
    await expect(statistics).toBeHidden()
    await courseOf(page).click()
    await expect(head.getByRole('list', { name: say('event.timeline') })).toBeVisible()
    await expect(statistics).toBeVisible()
    await courseOf(page).click()
    await expect.poll(async () => (await boxOf(head)).height).toBe(height)
  })
}

for (const { width, height } of [PHONE, { width: 320, height: 640 }, ON_ITS_SIDE]) {
  test(`fingers find everything of a board apart, and whole names: ${width}`, async ({
    browser,
    scripted,
  }) => {
    // What is touched is wider than what is pointed at.
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    for (const [moment, sides] of [
      ['penalty', ['Western Sydney Wanderers', 'Melbourne Victory']],
      ['setPoint', ['Konstantinopolskaya', 'Vinogradova']],
    ] as const) {
      await openMoment(page, scripted, moment, sides)
      const head = headOf(page)
      await expect(head.getByRole('link').last()).toBeVisible()
      const overlaps = await head.evaluate((node) => {
        const edges = node.getBoundingClientRect()
        const parts = [...node.querySelectorAll('a, button:not([data-course]), p, th[scope=row]')].filter(
          (part) => part.textContent !== '' || part.matches('a, button'),
        )
        const boxes = parts.map((part) => part.getBoundingClientRect()).filter((box) => box.width > 1)
        return boxes.flatMap((one, place) => [
          ...(one.left < edges.left || one.right > edges.right ? [`${parts[place]?.outerHTML} leaves`] : []),
          ...boxes
            .slice(place + 1)
            .filter((two) => one.left < two.right - 1 && two.left < one.right - 1)
            .filter((two) => one.top < two.bottom - 5 && two.top < one.bottom - 5)
            .map((two) => `${JSON.stringify(one)} overlaps ${JSON.stringify(two)}`),
        ])
      })
      expect(overlaps).toEqual([])
    }
    await context.close()
  })
}

test('a bar that stays of the board says both names whole on a phone, and has the star', async ({
  page,
  scripted,
}) => {
  await page.setViewportSize(PHONE)
  const sides = ['Western Sydney Wanderers', 'Newcastle United Jets'] as const
  await openMoment(page, scripted, 'penalty', sides)
  await expect(page.getByRole('slider').nth(2)).toBeAttached()
  await page.locator('[data-scroll=main]').evaluate((view) => view.scrollTo(0, 500))
  const back = page.getByRole('main').getByRole('button', { name: say('nav.back'), exact: true })
  await expect(back).toHaveCount(2)
  const bar = back.last().locator('..')
  for (const side of sides) {
    const name = bar.getByText(side, { exact: true })
    await expect(name).toBeInViewport({ ratio: 1 })
    expect(await name.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
  }
  const star = bar.getByRole('button', { name: `${say('nav.favourites')}: ${sides.join(' – ')}` })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})

test('the first price of a match stands within the upper two fifths of a phone', async ({
  browser,
  scripted,
}) => {
  // What is touched is higher than what is pointed at.
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const match = await scripted.stage.playLive()
  await match.offer([...totals(2), firstHalf])
  await page.goto(scripted.url + match.path)
  const first = openCells(page.getByRole('main')).first()
  await expect(first).toBeVisible()
  expect((await boxOf(first)).y).toBeLessThanOrEqual(328)
  await context.close()
})

test('on a phone the whole match is folded as the other parts of play are, by the arrow beside the filters', async ({
  page,
  scripted,
}) => {
  await openOffered(page, scripted, ...totals(2), firstHalf)
  // What is next in the league has a head of its own below them.
  const heads = page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .filter({ has: page.getByRole('button') })
  const whole = heads.getByRole('button', { name: say('period.match') })
  const result = cellOf(page, RESULT, '1')
  await expect(heads).toHaveCount(2)
  await expect(whole).toHaveAttribute('aria-expanded', 'true')
  const firstY = (await boxOf(openCells(page.getByRole('main')).first())).y
  expect(firstY).toBeLessThanOrEqual(328)
  await whole.click()
  await expect(result).toBeHidden()
  await expect(whole).toBeVisible()
  // What is folded is so again on coming back.
  await page.reload()
  await expect(whole).toHaveAttribute('aria-expanded', 'false')
  await expect(result).toBeHidden()
  await whole.click()
  await expect(result).toBeVisible()
  expect((await boxOf(openCells(page.getByRole('main')).first())).y).toBe(firstY)
})

test('on a phone the search within markets is an icon that opens over the filters', async ({
  page,
  scripted,
}) => {
  await openOffered(page, scripted, ...totals(3), bothScore)
  const field = page.getByRole('textbox', { name: say('market.search') })
  const opener = page.getByRole('button', { name: say('market.search') })
  const tabs = page.getByRole('tablist', { name: say('event.sections') })
  const headings = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(headings).toHaveCount(3)
  await expect(field).toBeHidden()
  const before = (await boxOf(headings.first())).y
  await opener.click()
  await expect(field).toBeFocused()
  await expect(tabs).toBeHidden()
  await field.fill('total')
  await expect(headings).toHaveText(['Total'])
  expect((await boxOf(headings.first())).y).toBe(before)
  // What was typed is there again after a reload, and so is the field: it says why markets are missing.
  await page.reload()
  await expect(field).toHaveValue('total')
  await field.press('Escape')
  await expect(field).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(tabs).toBeVisible()
  await expect(headings).toHaveCount(3)
})

test('the title of a market stays below filters while its card scrolls', async ({ page, scripted }) => {
  await openOffered(page, scripted, ...totals(14), ...totals(14).map((one) => ({ ...one, type: 'h1_total' })))
  await openAllLines(page, 14)
  const title = page.getByRole('main').getByRole('heading', { level: 3, name: 'Total', exact: true }).first()
  const tabs = page.getByRole('tablist', { name: say('event.sections') })
  const deep = cellOf(page, 'Total', 'Üst 10.5').first()
  await deep.evaluate((node) => node.scrollIntoView({ block: 'center' }))
  await expect(title).toBeInViewport({ ratio: 1 })
  const bar = await boxOf(tabs)
  const { y } = await boxOf(title)
  expect(y).toBeGreaterThanOrEqual(bar.y + bar.height)
  expect(y - bar.y - bar.height).toBeLessThan(24)
  // The keyboard finds its cell below all that stays.
  await cellOf(page, 'Total', 'Üst 2.5').first().focus()
  const cell = await boxOf(cellOf(page, 'Total', 'Üst 2.5').first())
  const head = await boxOf(title)
  expect(cell.y).toBeGreaterThanOrEqual(head.y + head.height)
})

test('a phone on its side shows prices without scrolling, the board beside them', async ({
  page,
  scripted,
}) => {
  await page.setViewportSize(ON_ITS_SIDE)
  const match = await scripted.stage.playLive()
  await page.goto(scripted.url + match.path)
  for (const outcome of ['1', 'X', '2']) {
    await expect(cellOf(page, RESULT, outcome)).toBeInViewport({ ratio: 1 })
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  const board = await boxOf(headOf(page))
  expect(board.width).toBeLessThanOrEqual(248)
  expect((await boxOf(openCells(page).first())).x).toBeGreaterThanOrEqual(board.x + board.width)
  await openMoment(page, scripted, 'quarter', LONG_CLUBS)
  await expect(openCells(page).first()).toBeInViewport({ ratio: 1 })
  // The board stays while the markets scroll.
  await page.locator('[data-scroll=main]').evaluate((view) => view.scrollTo(0, 900))
  await expect(headOf(page)).toBeInViewport({ ratio: 1 })
})

test('a total of many lines shows one of them, chosen by steps or by keys, and all of them on demand', async ({
  page,
  scripted,
}) => {
  await openOffered(page, scripted, ...totals(14))
  const main = page.getByRole('main')
  const slider = main.getByRole('slider', { name: say('event.line', { market: 'Total' }) })
  const shown = () => main.getByRole('button', { name: /^Total, Üst / })
  await expect(shown()).toHaveCount(1)
  await slider.press('Home')
  await expect(cellOf(page, 'Total', 'Üst 0.5')).toBeVisible()
  await slider.press('ArrowRight')
  await main.getByRole('button', { name: say('event.line_after') }).click()
  await expect(cellOf(page, 'Total', 'Üst 2.5')).toBeVisible()
  await expect(slider).toHaveAttribute('aria-valuetext', '2.5')
  await page.reload()
  await expect(cellOf(page, 'Total', 'Üst 2.5')).toBeVisible()
  await openAllLines(page, 14)
  await expect(shown()).toHaveCount(14)
})
