import type { Page } from '@playwright/test'
import { prices } from '@xezer/dev-world/scripted-feed'
import { openAllLines } from './support/cells.ts'
import type { StagedMatch } from './support/stage.ts'
import { say } from './support/words.ts'
import { bootScripted, expect, type ScriptedWorld, test } from './support/worlds.ts'

const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'laptop', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'phone on its side', width: 844, height: 390 },
] as const

const TOTALS = Array.from({ length: 24 }, (_, line) =>
  prices('total', `total=${line + 0.5}`, [
    ['over', 1.9],
    ['under', 1.85],
  ]),
)

let world: ScriptedWorld
let before: StagedMatch[]
let running: StagedMatch[]
test.beforeAll(async () => {
  world = await bootScripted()
  before = []
  running = []
  for (let count = 0; count < 60; count++) before.push(await world.stage.announce(20 + count / 60))
  for (let count = 0; count < 40; count++) running.push(await world.stage.playLive())
})
test.afterAll(() => world.stop())

const viewOf = (page: Page) => page.getByRole('main')
const scrolled = (page: Page) => viewOf(page).evaluate((node) => node.scrollTop)
const scrollTo = async (page: Page, top: number) => {
  await expect
    .poll(async () => {
      await viewOf(page).evaluate((node, to) => node.scrollTo({ top: to }), top)
      return scrolled(page)
    })
    .toBeGreaterThan(top - 2)
}
/** How far below the upper edge of the view the row stands; null when it is not there. */
const topOf = (page: Page, path: string) =>
  viewOf(page).evaluate((view, to) => {
    const link = view.querySelector(`a[href="${to}"]`)
    return link === null
      ? null
      : Math.round(link.getBoundingClientRect().top - view.getBoundingClientRect().top)
  }, path)
/** A match whose row is on the screen, and where it stands. */
async function findShown(page: Page, matches: readonly StagedMatch[]): Promise<[StagedMatch, number]> {
  const height = await viewOf(page).evaluate((view) => view.clientHeight)
  for (const match of matches) {
    const top = await topOf(page, match.path)
    if (top !== null && top > 140 && top < height - 60) return [match, top]
  }
  throw new Error('no row is on the screen')
}

for (const { name, ...size } of SIZES) {
  for (const kind of ['prematch', 'live'] as const) {
    test(`${kind} list on a ${name}: back from an event to the row that was tapped`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto(`${world.url}/${kind}/sport/1`)
      await expect(page.getByRole('article').first()).toBeVisible()
      await scrollTo(page, 1500)
      await page.waitForTimeout(200)
      const [match, top] = await findShown(page, kind === 'live' ? running : before)
      await viewOf(page).locator(`a[href="${match.path}"]`).first().click()
      await expect(page).toHaveURL(world.url + match.path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await scrolled(page)).toBe(0)
      await page.goBack()
      await expect.poll(() => topOf(page, match.path)).toBe(top)
      await page.goForward()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goBack()
      await expect.poll(() => topOf(page, match.path)).toBe(top)
      await page.reload()
      await expect.poll(() => topOf(page, match.path)).toBe(top)
    })
  }
}

test('a row that stands elsewhere by now is still the one that is looked at', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${world.url}/live/sport/1`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await scrollTo(page, 1500)
  await page.waitForTimeout(200)
  const [match, top] = await findShown(page, running)
  await viewOf(page).locator(`a[href="${match.path}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const ended of running.slice(0, 2)) {
    await ended.score({ status: 'ended' })
  }
  await page.goBack()
  await expect.poll(() => topOf(page, match.path)).toBe(top)
})

test('what was folded, filtered and scrolled on an event is there again after a list, a reload and a pause', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const match = await world.stage.playLive()
  await match.offer(TOTALS)
  await page.goto(world.url + match.path)
  await openAllLines(page, TOTALS.length)
  const main = viewOf(page)
  const card = main.getByRole('button', { name: 'Oyunun nəticəsi', exact: true })
  await card.click()
  await expect(card).toHaveAttribute('aria-expanded', 'false')
  await scrollTo(page, 700)
  // The bar of the match comes and takes its place.
  await page.waitForTimeout(300)
  const left = await scrolled(page)
  const isWhereItWas = () => expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(3)
  const stands = async () => {
    await expect(card).toHaveAttribute('aria-expanded', 'false')
    await isWhereItWas()
  }
  await page.reload()
  await stands()
  await page
    .getByRole('navigation', { name: say('nav.bottom') })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/prematch/)
  await page.goBack()
  await stands()
  await match.pause()
  await expect(page.getByText(say('live.pause_text'))).toBeVisible()
  await isWhereItWas()
  await match.price([2, 3.3, 4])
  await expect(page.getByText(say('live.pause_text'))).toHaveCount(0)
  await stands()
})
