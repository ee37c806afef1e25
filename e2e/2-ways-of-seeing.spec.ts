import type { Page } from '@playwright/test'
import { openCells } from './support/cells.ts'
import { registerPlayer } from './support/player.ts'
import { say } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

/** What is chosen before the script has taken the page over it does not know: then it is chosen once more. */
const chooseOdds = (page: Page, name: string) =>
  expect(() => page.getByRole('radio', { name: new RegExp(`^${name}`) }).check()).toPass()

test('odds are read in another way on every page, from the next reload on at once, and decimal again', async ({
  page,
  scripted,
}) => {
  const match = await scripted.stage.playLive()
  await page.goto(scripted.url + match.path)
  const first = openCells(page).first()
  await expect(first).toHaveText(/2\.50$/)
  await page.goto(`${scripted.url}/settings`)
  await chooseOdds(page, say('view.odds.fractional'))
  await page.getByRole('combobox', { name: say('view.zone') }).selectOption({ label: 'UTC+1' })
  await expect(page.getByRole('banner').getByText('UTC+1')).toBeVisible()
  await page.goto(scripted.url + match.path)
  await expect(first).toHaveText(/6\/4$/)
  await page.reload()
  await expect(first).toHaveText(/6\/4$/)
  await page.goto(`${scripted.url}/settings`)
  await chooseOdds(page, say('view.odds.decimal'))
  await page.goBack()
  await expect(first).toHaveText(/2\.50$/)
})

test('what a player chooses is seen in his other tab, after a reload from the first paint on, and on another device', async ({
  context,
  page,
  browser,
  scripted,
}) => {
  await scripted.stage.playLive()
  const player = await registerPlayer(scripted)
  // Any row: the world has matches of other journeys as well.
  const row = (on: Page) => on.locator('[data-anchor^="event "]').first()
  const heightOn = (on: Page) => row(on).evaluate((element) => element.getBoundingClientRect().height)
  const html = (on: Page) => on.locator('html')
  const otherTab = await context.newPage()
  await player.enter(otherTab, scripted.url)
  await expect.poll(() => heightOn(otherTab)).toBe(52)
  await page.goto(`${scripted.url}/settings`)
  await page.getByRole('button', { name: say('view.density_compact') }).click()
  await page
    .getByRole('group', { name: say('nav.theme') })
    .getByRole('button', { name: say('nav.theme_light') })
    .click()
  await expect.poll(() => heightOn(otherTab)).toBe(44)
  await expect(html(otherTab)).toHaveAttribute('data-theme', 'light')
  await otherTab.reload({ waitUntil: 'commit' })
  await expect.poll(() => heightOn(otherTab)).toBe(44)
  const elsewhere = await browser.newPage()
  await expect
    .poll(async () => {
      const { body } = await scripted.call('account/view', undefined, {
        authorization: `Bearer ${player.token}`,
      })
      return body
    })
    .toMatchObject({ view: { theme: 'light', density: 'compact' } })
  await player.enter(elsewhere, scripted.url)
  await expect(html(elsewhere)).toHaveAttribute('data-theme', 'light')
  await expect.poll(() => heightOn(elsewhere)).toBe(44)
  await elsewhere.close()
})
