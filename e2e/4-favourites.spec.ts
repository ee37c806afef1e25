import type { Locator, Page } from '@playwright/test'
import { readMatchScript } from '@xezer/sports/football/facts/match-script'
import { openCells } from './support/cells.ts'
import { registerPlayer } from './support/player.ts'
import { homeWin, type StagedMatch } from './support/stage.ts'
import { say } from './support/words.ts'
import { bootScripted, expect, type ScriptedWorld, test } from './support/worlds.ts'

let world: ScriptedWorld
test.beforeAll(async () => {
  world = await bootScripted()
})
test.afterAll(() => world.stop())

const LIVE = '/favorites/live'
const starOf = (page: Page, { home, away }: StagedMatch) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `${say('nav.favourites')}: ${home} – ${away}`, exact: true })
const entryOf = (page: Page) =>
  page.getByRole('navigation', { name: say('nav.main') }).getByRole('link', { name: say('nav.favourites') })
const rowsOf = (page: Page): Locator => page.getByRole('main').getByRole('article')
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('a guest stars matches, finds them by sport and league in every tab, and the ended one leaves', async ({
  page,
}) => {
  const [one, other] = [await world.stage.playLive(), await world.stage.playLive()]
  const early = await world.stage.announce(5)
  await page.goto(world.url + LIVE)
  await expect(page.getByText(say('favs.empty'))).toBeVisible()
  await page.goto(world.url)
  await starOf(page, one).click()
  // By the keyboard from its row, and from the match's own page.
  await starOf(page, other).focus()
  await page.keyboard.press('Enter')
  await expect(starOf(page, other)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(`${world.url}/`)
  await page.goto(world.url + early.path)
  await starOf(page, early).click()
  await expect(entryOf(page)).toHaveText(`${say('nav.favourites')}3`)

  const second = await page.context().newPage()
  await second.goto(world.url + LIVE)
  await expect(rowsOf(second)).toHaveCount(2)
  await expect(openCells(second).first()).toBeVisible()
  const sections = second.getByRole('navigation', { name: say('favs.tabs') })
  await expect(sections.getByRole('link', { name: say('nav.live') })).toHaveText(`${say('nav.live')}2`)
  await sections.getByRole('link', { name: say('favs.prematch') }).click()
  await expect(rowsOf(second)).toHaveCount(1)
  await second.goBack()

  await one.settle(homeWin('lost'), readMatchScript('H12 | .'))
  await one.score({ status: 'ended', period: 'finished' })
  await expect(rowsOf(second)).toHaveCount(1)
  await expect(entryOf(second)).toHaveText(`${say('nav.favourites')}2`)
  await expect(entryOf(page)).toHaveText(`${say('nav.favourites')}2`)
  await starOf(second, other).click()
  await expect(rowsOf(second)).toHaveCount(0)
  await expect(second.getByText(say('favs.none_live'))).toBeVisible()
})

test('clears all of them without a call, and brings them back', async ({ page }) => {
  const match = await world.stage.playLive()
  await page.goto(world.url)
  await starOf(page, match).click()
  await page.goto(world.url + LIVE)
  await expect(rowsOf(page)).toHaveCount(1)
  await button(page, say('favs.clear')).click()
  await expect(page.getByText(say('favs.empty'))).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await expect(button(page, say('favs.undo'))).toBeFocused()
  await page.waitForTimeout(1500)
  expect(asked.filter((url) => url.includes('favorites'))).toEqual([])
  await page.keyboard.press('Enter')
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(starOf(page, match)).toHaveAttribute('aria-pressed', 'true')
})

test('what a guest has joins the account at the log-in, is on another device, and leaves with the log-out', async ({
  page,
  browser,
}) => {
  const [own, ofAccount] = [await world.stage.playLive(), await world.stage.playLive()]
  const player = await registerPlayer(world)
  const add = { leagues: [], events: [ofAccount.id] }
  const change = { add, remove: { leagues: [], events: [] } }
  await world.call('account/favorites', change, { authorization: `Bearer ${player.token}` })
  await page.goto(world.url)
  await starOf(page, own).click()
  await player.enter(page, world.url + LIVE)
  await expect(rowsOf(page)).toHaveCount(2)
  const elsewhere = await browser.newPage()
  await player.enter(elsewhere, world.url + LIVE)
  await expect(rowsOf(elsewhere)).toHaveCount(2)
  await elsewhere.close()
  await page.evaluate(() => localStorage.removeItem('xezer.session'))
  await page.reload()
  await expect(page.getByText(say('favs.empty'))).toBeVisible()
})
