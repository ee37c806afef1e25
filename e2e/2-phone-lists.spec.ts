import type { Locator, Page } from '@playwright/test'
import { clockAt } from '@xezer/dev-world/scripted-feed'
import { LOCALES } from '@xezer/std/locale'
import { cellOf } from './support/cells.ts'
import { MOMENTS } from './support/moments.ts'
import { say, wordsOf } from './support/words.ts'
import { bootScripted, expect, test } from './support/worlds.ts'

const PHONE = { width: 390, height: 844 }
const RESULT = 'Oyunun nəticəsi'

const matchesOf = (page: Page) => page.getByRole('main').getByRole('article')
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** Matches of which everything is on the screen above the bottom bar. */
async function countWhole(page: Page): Promise<number> {
  const bar = await boxOf(page.getByRole('navigation', { name: say('nav.bottom') }))
  return matchesOf(page).evaluateAll(
    (all, bottom) =>
      all.filter((one) => {
        const box = one.getBoundingClientRect()
        return box.top >= 0 && box.bottom <= bottom && box.right <= innerWidth
      }).length,
    bar.y,
  )
}

test.describe('a phone', () => {
  test.use({ viewport: PHONE })

  for (const locale of LOCALES) {
    test(`says the hours of the time filter with their unit, none of them cut: ${locale}`, async ({
      browser,
      scripted,
    }) => {
      // What is touched is wider than what is pointed at.
      const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
      await context.addCookies([{ name: 'locale', value: locale, url: scripted.url }])
      const page = await context.newPage()
      await scripted.stage.announce(5)
      await page.goto(`${scripted.url}/prematch/sport/1`)
      const words = wordsOf(locale)
      const chips = page.getByRole('group', { name: words('page.time_filter') }).getByRole('button')
      const hours = [1, 3, 6, 12, 24, 48].map((n) => words('time.hours', { n }))
      await expect(chips).toHaveText([words('ui.all'), ...hours])
      for (const chip of await chips.all()) await expect(chip).toBeInViewport({ ratio: 1 })
      const cut = await chips.evaluateAll((all) =>
        all.filter((chip) => chip.scrollWidth > chip.clientWidth).map((chip) => chip.textContent),
      )
      expect(cut).toEqual([])
      await context.close()
    })
  }

  for (const path of ['/live/sport/1', '/prematch/sport/1']) {
    test(`shows five matches whole, with the name of their league and of each cell: ${path}`, async ({
      page,
    }) => {
      // Of one league and one day: each more of them costs the height of its name. So nothing of another journey is here.
      const alone = await bootScripted()
      for (let count = 0; count < 6; count++) {
        await alone.stage.playLive()
        await alone.stage.announce(5)
      }
      await page.goto(alone.url + path)
      await expect(matchesOf(page).nth(4)).toBeVisible()
      await expect.poll(() => countWhole(page)).toBeGreaterThanOrEqual(5)
      const main = page.getByRole('main')
      const group = main.getByRole('group', { name: say('live.columns') }).first()
      await expect(group.getByRole('button', { pressed: true })).toHaveText(RESULT)
      const names = main.getByText(/^(?:1|X|2)$/).filter({ visible: true })
      await expect(names.first()).toBeInViewport()
      // Both stay above the cells while the list scrolls.
      await page.locator('[data-scroll=main]').evaluate((view) => view.scrollTo(0, 420))
      await expect(group).toBeInViewport({ ratio: 1 })
      const head = await boxOf(group)
      const league = main.locator('section header').filter({ visible: true })
      await expect
        .poll(async () => {
          const tops = await league.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
          return tops.some((top) => top >= head.y + head.height && top < head.y + head.height + 30)
        })
        .toBe(true)
      await alone.stop()
    })
  }
})

test('a card of a match in play keeps its windows behind one press, beside sets too', async ({
  page,
  scripted,
}) => {
  // So high that the list draws every match of the world, whatever other journeys have left in it.
  await page.setViewportSize({ ...PHONE, height: 8000 })
  const names: [string, string] = ['T. Halvorsen', 'R. Quintela']
  const inSets = await scripted.stage.playMoment(MOMENTS.setPoint(), names)
  for (const { sport, match } of [
    { sport: 1, match: await scripted.stage.playLive() },
    { sport: 3, match: inSets },
  ]) {
    await page.goto(`${scripted.url}/live/sport/${sport}`)
    const card = page.locator(`[data-anchor="event ${match.id}"]`)
    const more = card.getByRole('button', { name: new RegExp(`^${say('nav.more')}: `) })
    await more.click()
    const links = card.getByRole('link').filter({ visible: true, hasNotText: match.home })
    await expect(links).toHaveText([say('nav.statistics'), say('event.animation'), say('event.stream')])
    await expect(links.first()).toBeFocused()
    for (const link of await links.all()) expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44)
    await page.keyboard.press('Escape')
    await expect(links).toHaveCount(0)
    await expect(more).toBeFocused()
    await more.click()
    await expect(links).toHaveCount(3)
    await more.click()
    await expect(links).toHaveCount(0)
  }
  await inSets.settle([], MOMENTS.setPoint().end.facts)
})

test('wider lists name the group above its columns', async ({ page, scripted }) => {
  await scripted.stage.playLive()
  await page.goto(`${scripted.url}/live/sport/1`)
  const head = page.getByRole('main').locator('section header').first()
  await expect(head.getByText(RESULT)).toBeVisible()
  const name = await boxOf(head.getByText(RESULT))
  const one = await boxOf(head.getByText('1', { exact: true }))
  const box = await boxOf(head)
  expect(name.y).toBeGreaterThanOrEqual(box.y)
  expect(one.y).toBeGreaterThanOrEqual(name.y + name.height - 1)
  expect(one.y + one.height).toBeLessThanOrEqual(box.y + box.height)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a goal is seen for ten seconds in list and event (motion: ${reducedMotion})`, async ({
    page,
    scripted,
  }) => {
    await page.emulateMedia({ reducedMotion })
    // So high that the list draws every match of the world, whatever other journeys have left in it.
    await page.setViewportSize({ ...PHONE, height: 8000 })
    const match = await scripted.stage.playLive()
    await match.score({ clock: clockAt(1800), score: { home: 0, away: 0 } })
    await page.goto(`${scripted.url}/live/sport/1`)
    const row = page.locator(`[data-anchor="event ${match.id}"]`)
    const chip = row.getByText(say('live.goal'), { exact: true })
    const pulse = row.locator('[data-news=goal]')
    await expect(row).toContainText("31'")
    await match.score({ clock: clockAt(1860), score: { home: 0, away: 0 } })
    await expect(row).toContainText("32'")
    await expect(chip).toHaveCount(0)
    const before = await boxOf(row)
    const fromMs = Date.now()
    await match.score({ clock: clockAt(1860), score: { home: 1, away: 0 } })
    await expect(chip).toBeVisible()
    const looks = await pulse.evaluate((node) => {
      const { animationName, opacity } = getComputedStyle(node)
      return { isMoving: animationName !== 'none', opacity: Number(opacity) }
    })
    expect(looks.isMoving).toBe(reducedMotion === 'no-preference')
    expect(looks.opacity).toBeGreaterThan(0.1)
    expect(await boxOf(row)).toEqual(before)
    await expect(chip).toHaveCount(0, { timeout: 20_000 })
    expect(Date.now() - fromMs).toBeGreaterThan(9900)
    await expect(pulse).toHaveCount(0)
    // Who comes later sees the score, and no news.
    await page.goto(scripted.url + match.path)
    await expect(cellOf(page, RESULT, '1')).toBeVisible()
    await expect(page.getByText(say('live.goal'), { exact: true })).toHaveCount(0)
    await match.score({ clock: clockAt(1920), score: { home: 1, away: 1 } })
    await expect(page.getByRole('main').getByText(say('live.goal'), { exact: true })).toBeVisible()
  })
}

test('a set that is won is seen, a point is not', async ({ page, scripted }) => {
  const moment = MOMENTS.setPoint()
  const match = await scripted.stage.playMoment(moment, ['D. Orvallo', 'N. Styernholm'])
  await page.goto(`${scripted.url}/live/sport/3`)
  const row = page.locator(`[data-anchor="event ${match.id}"]`)
  await expect(row).toBeVisible()
  const news = row.locator('[data-news]')
  const { score } = moment.live
  await match.score({ ...moment.live, points: { home: '0', away: '15' } })
  await page.waitForTimeout(800)
  await expect(news).toHaveCount(0)
  await match.score({ ...moment.live, score: { home: score.home + 1, away: score.away } })
  await expect(row.locator('[data-news=set]')).toHaveCount(1)
  await expect(row.getByText(say('live.set_over'), { exact: true })).toBeVisible()
  await match.settle([], moment.end.facts)
})
