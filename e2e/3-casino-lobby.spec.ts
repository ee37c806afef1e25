import type { Page } from '@playwright/test'
import { registerPlayer } from './support/player.ts'
import { say } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

const NAR = 'Nar bağı'
const AT = 'Qarabağ atları'

const tilesOf = (page: Page) => page.getByRole('main').locator('[data-tile]')
const tileOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}, `) })
    .first()
const searchOf = (page: Page) => page.getByRole('textbox', { name: say('casino.search') })
const starOf = (page: Page, name: string) =>
  page.getByRole('button', { name: say('casino.favourite', { name }) }).first()
const rowOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a guest looks through the lobby, finds a game with and without its marks, and comes back to where he was', async ({
  page,
  scripted: world,
}) => {
  await page.goto(world.url)
  await page
    .getByRole('navigation', { name: say('nav.main') })
    .getByRole('link', { name: say('nav.casino') })
    .click()
  await expect(page).toHaveURL(`${world.url}/casino`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('nav.casino'))
  // No columns beside it.
  await expect(page.getByRole('complementary', { name: say('nav.slip') })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: say('nav.left') })).toHaveCount(0)
  for (const query of ['Qarabağ', 'Qarabag', 'QARABAĞ']) {
    await searchOf(page).fill(query)
    await expect(page.getByRole('status').filter({ hasText: say('casino.found', { n: 1 }) })).toBeVisible()
    await expect(tilesOf(page)).toHaveCount(1)
    await expect(tileOf(page, AT)).toBeVisible()
  }
  await expect(page).toHaveURL(/q=QARABA/)
  await page.reload()
  await expect(searchOf(page)).toHaveValue('QARABAĞ')
  await expect(tilesOf(page)).toHaveCount(1)
  await page.getByRole('link', { name: say('casino.clear') }).click()
  await expect(page).toHaveURL(`${world.url}/casino`)

  await page.getByRole('button', { name: /^Pirkənd/ }).click()
  await expect(page).toHaveURL(/provider=pk/)
  await starOf(page, AT).click()
  await expect(starOf(page, AT)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: say('casino.clear') }).click()
  await expect(rowOf(page, say('casino.kind.favourites'))).toBeVisible()

  const name = 'Daş meydan'
  const far = page.getByRole('list', { name: say('casino.all_games') }).locator('[data-tile="o_mina"]')
  await page.getByRole('main').evaluate((view) => view.scrollTo(0, view.scrollHeight))
  await far.scrollIntoViewIfNeeded()
  const before = await far.boundingBox()
  await far.click()
  await expect(page).toHaveURL(/\/game(rpl)?\/id\//)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('button', { name: say('auth.login') })).toBeVisible()
  await expect(page.getByRole('button', { name: say('auth.register') })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: say('game.back') }).click()
  await expect(page).toHaveURL(`${world.url}/casino`)
  await expect
    .poll(async () => Math.abs(((await far.boundingBox())?.y ?? 9999) - (before?.y ?? 0)))
    .toBeLessThan(40)
})

test('games are reached by the keys: arrows in a row and in a grid, Enter opens', async ({
  page,
  scripted: world,
}) => {
  await page.goto(`${world.url}/casino?kind=slots`)
  const tiles = tilesOf(page)
  await tiles.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tiles.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(tiles.nth(7)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(tiles.first()).toBeFocused()
  // One game of a list is a stop: its link, its demo and its star.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: say('casino.demo_of', { name: NAR }) })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(starOf(page, NAR)).toBeFocused()
  await page.keyboard.press('/')
  await expect(searchOf(page)).toBeFocused()
  await page.keyboard.type('nar bag')
  await expect(tiles).toHaveCount(1)
  await tiles.first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${world.url}/game/id/ng4_nar`)
})

test('what a guest chose joins the account, and stays with it', async ({ page, scripted: world }) => {
  const player = await registerPlayer(world)
  await page.goto(`${world.url}/casino`)
  await starOf(page, NAR).click()
  await player.enter(page, `${world.url}/casino`)
  const favourites = rowOf(page, say('casino.kind.favourites'))
  await expect(favourites.locator('[data-tile]')).toHaveCount(1)
  const bearer = { authorization: `Bearer ${player.token}` }
  await expect
    .poll(async () => (await world.call('casino/mine', undefined, bearer)).body)
    .toMatchObject({ favourites: ['ng4_nar'] })
  await starOf(page, NAR).click()
  await expect(favourites).toHaveCount(0)
  await expect
    .poll(async () => (await world.call('casino/mine', undefined, bearer)).body)
    .toMatchObject({ favourites: [] })
})

test('on a phone the lobby is two wide, and its way in stands in the bar', async ({
  page,
  scripted: world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(world.url)
  const bar = page.getByRole('navigation', { name: say('nav.bottom') })
  await bar.getByRole('link', { name: say('nav.casino') }).click()
  await expect(page).toHaveURL(`${world.url}/casino`)
  const tiles = tilesOf(page)
  const [one, two, three] = await Promise.all([0, 1, 2].map((place) => tiles.nth(place).boundingBox()))
  expect(one?.y).toBe(two?.y)
  expect(three?.y).toBeGreaterThan(one?.y ?? 0)
  expect(Math.round(one?.width ?? 0)).toBe(177)
})
