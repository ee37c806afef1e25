import type { Locator, Page } from '@playwright/test'
import { prices } from '@xezer/dev-world/scripted-feed'
import type { MarketPrices } from '@xezer/odds-book/messages'
import { say } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

const total = (type: string, line: number) =>
  prices(type, `total=${line}`, [
    ['over', 1.9],
    ['under', 1.85],
  ])
const yesNo = (type: string) =>
  prices(type, '', [
    ['yes', 1.9],
    ['no', 1.85],
  ])
/** No other journey sells it: clubs come again in the world that they share, and a search shows the first few. */
const LINE = 6.5
const OFFER: MarketPrices[] = [
  total('total', LINE),
  total('h1_total', 1.5),
  yesNo('btts'),
  yesNo('score_both_halves_home'),
]

const boxOf = (page: Page) => page.getByRole('textbox', { name: say('nav.search'), exact: true })
const marketsOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const searchOf = (page: Page) => page.getByRole('textbox', { name: say('market.search') })

async function linkTo(page: Page, path: string): Promise<Locator> {
  const link = page.getByRole('search').locator(`a[href^="${path}?find="]`)
  await expect(link).toHaveCount(1)
  return link
}

test('words of a market lead from the search to the matches that sell it, filled in there', async ({
  page,
  scripted,
}) => {
  const match = await scripted.stage.playLive()
  await match.offer(OFFER)
  const other = await scripted.stage.playLive()
  await page.goto(scripted.url)
  await boxOf(page).fill(`${match.home} alt ${LINE}`)
  const found = page.getByRole('search')
  await expect(found).toContainText(say('nav.search_market', { market: `Total ${LINE} · Alt` }))
  await expect(found.locator(`a[href*="/event/${other.id}?"]`)).toHaveCount(0)
  await (await linkTo(page, match.path)).click()
  await expect(boxOf(page)).toHaveValue('')
  await expect(searchOf(page)).toHaveValue(`alt ${LINE}`)
  await expect(marketsOf(page)).toHaveText(['Total'])

  // What the visitor types then is his, also after a reload and on the way back.
  await searchOf(page).fill('btts')
  await expect(marketsOf(page)).toHaveText(['Hər iki komanda qol vuracaq'])
  await page.reload()
  await expect(searchOf(page)).toHaveValue('btts')
  await searchOf(page).fill('')
  await expect(marketsOf(page)).not.toHaveCount(1)
  await page.reload()
  await expect(marketsOf(page)).not.toHaveCount(1)
  await expect(searchOf(page)).toHaveValue('')
})

test('such an address may be opened by anybody, without an error of the page', async ({ page, scripted }) => {
  const match = await scripted.stage.playLive()
  await match.offer(OFFER)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(`${scripted.url}${match.path}?find=btts`)
  await expect(searchOf(page)).toHaveValue('btts')
  await expect(marketsOf(page)).toHaveText(['Hər iki komanda qol vuracaq'])
  expect(errors).toEqual([])
})

test('a tab that hides some of what a search finds says which one has it', async ({ page, scripted }) => {
  const match = await scripted.stage.playLive()
  await match.offer(OFFER)
  await page.goto(`${scripted.url}${match.path}?markets=t&find=1 hissə`)
  await expect(marketsOf(page)).toHaveCount(1)
  await searchOf(page).fill('hissə')
  await expect(page.getByText(say('event.more_hidden'))).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${say('market.other')}`) }).click()
  await expect(page).toHaveURL(/markets=o/)
  await expect(searchOf(page)).toHaveValue('hissə')
  await expect(marketsOf(page).first()).toContainText('Hər iki hissədə')
})

test('arrows lead through what was found, Enter takes the first match, and the search is there again until it is cleared', async ({
  page,
  scripted,
}) => {
  const match = await scripted.stage.playLive()
  await page.goto(scripted.url)
  const box = boxOf(page)
  const found = page.getByRole('search')
  await box.fill(match.home)
  const events = found.locator('li a')
  await expect(events.first()).toBeVisible()
  await box.press('ArrowDown')
  await expect(found.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(found.getByRole('link').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(box).toBeFocused()
  await box.press('Enter')
  await expect(page).toHaveURL(/\/event\//)
  await expect(box).toHaveValue('')
  await box.click()
  const again = found.getByRole('button', { name: match.home, exact: true })
  await again.click()
  await expect(box).toHaveValue(match.home)
  await expect(box).toBeFocused()
  await expect(events.first()).toBeVisible()
  await box.fill('')
  await found
    .getByText(say('nav.recent'))
    .getByRole('button', { name: say('ui.clear') })
    .click()
  await expect(again).toHaveCount(0)
})
