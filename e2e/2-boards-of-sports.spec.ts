import type { Locator, Page } from '@playwright/test'
import type { Locale } from '@xezer/std/locale'
import { MOMENTS, type PlayedMoment } from './support/moments.ts'
import { expectAccessible, expectNoOverflow, expectWords } from './support/page-health.ts'
import { wordsOf } from './support/words.ts'
import { expect, type ScriptedWorld, test } from './support/worlds.ts'

/** Pairs have the longest names that there are. */
const PAIRS = ['Əliyeva-Məmmədzadə / Konstantinopolskaya', 'Hernández Rodríguez / Vinogradova'] as const
const CLUBS = ['Panathinaikos AKTOR Athens', 'EA7 Emporio Armani Milano'] as const

async function open(page: Page, world: ScriptedWorld, path: string, locale: Locale): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: locale, url: world.url }])
  await page.goto(world.url + path)
  await expect(boardOf(page)).toBeVisible()
}

const boardOf = (page: Page) => page.getByRole('main').getByRole('table').first()
/** What stands in the row of a side, without its name. */
const rowOf = async (page: Page, place: number) =>
  (await boardOf(page).locator('tbody tr').nth(place).locator('td').allInnerTexts()).map((text) =>
    text.trim(),
  )

async function expectSound(page: Page): Promise<void> {
  await expectWords(page)
  await expectNoOverflow(page)
  await expectAccessible(page)
}

function lastPart({ live }: PlayedMoment) {
  const period = live.periods.at(-1)
  if (period === undefined) throw new Error('nothing was played')
  return period
}

test('a tie-break: sets, games, its points and who serves, and what it makes of the set', async ({
  page,
  scripted,
}) => {
  const words = wordsOf('az')
  const moment = MOMENTS.tieBreak()
  const { live } = moment
  const match = await scripted.stage.playMoment(moment, PAIRS)
  await open(page, scripted, match.path, 'az')
  const { home } = lastPart(moment)
  expect(home).toBe(6)
  expect(await rowOf(page, 0)).toContain(live.points?.home)
  await expect(page.getByText('Tay-breyk', { exact: true }).first()).toBeVisible()
  const serving = boardOf(page)
    .getByRole('row')
    .filter({ hasText: words('period.serve') })
  await expect(serving).toContainText(live.turn === 'home' ? PAIRS[0] : PAIRS[1])
  await expectSound(page)
  const sets = [...live.periods.slice(0, -1), { home: 7, away: 6, tieBreak: { home: 9, away: 7 } }]
  await match.score({
    ...live,
    periods: [...sets, { home: 0, away: 0 }],
    played: live.parts.length - 1,
    points: null,
  })
  await expect(boardOf(page).locator('sup')).toHaveText('7')
  await match.settle([], moment.end.facts)
})

test('in a list each score stands under its name, whatever its match has played, and no pair is cut', async ({
  page,
  scripted,
}) => {
  const moments = [MOMENTS.set(), MOMENTS.setPoint()]
  const pair = ['Verhoeven / Pospíšilová', 'Верховен / Поспишилова'] as const
  const staged = []
  for (const moment of moments) staged.push(await scripted.stage.playMoment(moment, pair))
  const sport = moments[0]?.sport.id
  for (const [width, columns] of [
    [1440, 6],
    [390, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${scripted.url}/live/sport/${sport}`)
    const rows = page.getByRole('main').locator('article')
    await expect(rows).toHaveCount(2)
    const centres = (scope: Locator) =>
      scope.locator('[data-kind]:visible').evaluateAll((cells) =>
        cells.map((cell) => {
          const { left, width } = cell.getBoundingClientRect()
          return Math.round(left + width / 2)
        }),
      )
    const heads = await centres(page.getByRole('main').locator('header'))
    expect(heads).toHaveLength(columns)
    for (const row of await rows.all())
      for (const centre of await centres(row))
        expect(Math.min(...heads.map((head) => Math.abs(head - centre)))).toBeLessThanOrEqual(1)
    for (const name of width === 390 ? await rows.getByText('/').all() : [])
      expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
  for (const [place, match] of staged.entries()) await match.settle([], moments[place]?.end.facts)
})

test('a pair of the longest names stands whole in a row of four sets, in every window', async ({
  page,
  scripted,
}) => {
  const moment = MOMENTS.setPoint()
  const match = await scripted.stage.playMoment(moment, PAIRS)
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${scripted.url}/live/sport/${moment.sport.id}`)
    const row = page.getByRole('main').getByRole('article')
    await expect(row).toHaveCount(1)
    for (const name of PAIRS) {
      const box = await row.getByText(name, { exact: true }).evaluate((node) => {
        const own = node.getBoundingClientRect()
        const all = node.closest('article')?.getBoundingClientRect() ?? own
        return {
          // Letters reach a little beyond their line; a line that is left out is higher.
          isCut: node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight + 6,
          isInside: own.top >= all.top && own.bottom <= all.bottom,
        }
      })
      expect([width, name, box]).toEqual([width, name, { isCut: false, isInside: true }])
    }
  }
  await match.settle([], moment.end.facts)
})

test('a set point and a retirement', async ({ page, scripted }) => {
  const words = wordsOf('ru')
  const point = MOMENTS.setPoint()
  const match = await scripted.stage.playMoment(point, ['Aleksandr Konstantinopolski', 'N. Styernholm'])
  await open(page, scripted, match.path, 'ru')
  // The left menu tells of it, and of other matches, too.
  const main = page.getByRole('main')
  await expect(main.getByText('Сетбол', { exact: true })).toBeVisible()
  expect((await rowOf(page, 0)).length).toBe(point.live.parts.length + 2)
  await expectSound(page)
  // Nobody wins the point: the tag goes, and nothing below it moves.
  const tabs = page.getByRole('tablist', { name: words('event.filters') })
  const before = await tabs.boundingBox()
  await match.score({ ...point.live, moment: null, points: { home: '40', away: '40' } })
  await expect(main.getByText('Сетбол', { exact: true })).toHaveCount(0)
  expect((await tabs.boundingBox())?.y).toBe(before?.y)

  const retired = MOMENTS.retirement()
  await match.score({ ...point.live, ...retired.live })
  await expect(main.getByText(words('period.retired'), { exact: true })).toBeVisible()
  await expect(main.getByRole('status').filter({ hasText: words('event.retired_text') })).toBeVisible()
  await expectSound(page)
  await match.settle([], retired.end.facts)
})

test('an overtime: a column of its own and a clock that runs down to the second', async ({
  page,
  scripted,
}) => {
  const moment = MOMENTS.overtime()
  const match = await scripted.stage.playMoment(moment, CLUBS)
  await open(page, scripted, match.path, 'en')
  await expect(boardOf(page).getByRole('columnheader').filter({ hasText: 'OT1' })).toHaveCount(1)
  const { home, away } = lastPart(moment)
  expect(await rowOf(page, 0)).toEqual(expect.arrayContaining([String(home), String(moment.live.score.home)]))
  expect(await rowOf(page, 1)).toEqual(expect.arrayContaining([String(away), String(moment.live.score.away)]))
  const clock = { seconds: 61, rate: 0, isDown: true, lastMinute: null, partMinutes: 5 }
  await match.score({ ...moment.live, clock })
  const main = page.getByRole('main')
  await expect(main.getByText('01:01')).toBeVisible()
  await match.score({ ...moment.live, clock: { ...clock, rate: 1 } })
  await expect(main.getByText(/^00:5\d$/)).toBeVisible()
  await match.score({ ...moment.live, clock })
  await expectSound(page)
  await match.settle([], moment.end.facts)
})

test('a point that decides much pauses the market for a moment, and the page stays where the reader was', async ({
  page,
  scripted,
}) => {
  const words = wordsOf('en')
  const moment = MOMENTS.set()
  const match = await scripted.stage.playMoment(moment, ['D. Orvallo', 'N. Styernholm'])
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, scripted, match.path, 'en')
  const folded = page.getByRole('main').locator('h3 button').first()
  await folded.click()
  const topOf = async () => Math.round((await folded.evaluate((node) => node.getBoundingClientRect())).top)
  await page.locator('[data-scroll=main]').evaluate((node) => node.scrollTo(0, 600))
  await expect.poll(topOf).toBeLessThan(200)
  const before = await topOf()
  await match.pause()
  await expect(page.getByText(words('err.bets_paused'))).toBeInViewport()
  await expect(page.getByRole('tablist', { name: words('event.filters') })).toHaveCount(0)
  await match.offer(moment.markets)
  await expect(page.getByText(words('err.bets_paused'))).toHaveCount(0)
  expect(await topOf()).toBe(before)
  await expect(folded).toHaveAttribute('aria-expanded', 'false')
  await match.settle([], moment.end.facts)
})

test('on a phone the markets stand in their order of importance, in one column, for Tab as for eyes', async ({
  page,
  scripted,
}) => {
  const moment = MOMENTS.quarter()
  const match = await scripted.stage.playMoment(moment, CLUBS)
  const cards = page.getByRole('main').locator('h3')
  const namesOf = () => cards.allInnerTexts()
  const leftOf = () =>
    cards.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().x)).size)
  const topsOf = () => cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, scripted, match.path, 'en')
  await page.getByRole('button', { name: wordsOf('en')('event.timeline') }).click()
  await expect(page.getByRole('main').locator('[data-fouls]')).toBeVisible()
  expect((await namesOf()).slice(0, 3)).toEqual(['Match winner', 'Handicap', 'Total'])
  expect(await leftOf()).toBe(1)
  const tops = await topsOf()
  expect(tops).toEqual([...tops].sort((left, right) => left - right))
  // What was folded stays so when the screen is turned.
  await cards.nth(1).getByRole('button').click()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(leftOf).toBe(2)
  await expect(cards.getByRole('button', { name: 'Handicap', exact: true }).first()).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await match.settle([], moment.end.facts)
})
