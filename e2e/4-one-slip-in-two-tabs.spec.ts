import type { Page } from '@playwright/test'
import { cellOf } from './support/cells.ts'
import { registerPlayer, type TestPlayer } from './support/player.ts'
import { slipOf } from './support/slip.ts'
import type { StagedMatch } from './support/stage.ts'
import { say } from './support/words.ts'
import { expect, type ScriptedWorld, test } from './support/worlds.ts'

const RESULT = 'Oyunun nəticəsi'
const nameOf = ({ home, away }: StagedMatch) => `${home} – ${away}`
const accepted = (page: Page) => slipOf(page).root.getByText(/nömrəli mərc qəbul edildi/)

interface Scene {
  readonly player: TestPlayer
  readonly match: StagedMatch
  readonly second: Page
}

/** A live match on two pages of one browser, with a selection and a stake of 10 in the slip of both. */
async function openTwo(page: Page, world: ScriptedWorld): Promise<Scene> {
  const player = await registerPlayer(world)
  const match = await world.stage.playLive([2.5, 3.2, 2.9])
  await player.enter(page, world.url + match.path)
  const second = await page.context().newPage()
  await second.goto(world.url + match.path)
  await cellOf(page, RESULT, '1').click()
  await slipOf(page).stakeOf(nameOf(match)).fill('10')
  await expect(slipOf(second).stakeOf(nameOf(match))).toHaveValue('10')
  return { player, match, second }
}

test('what is picked, typed and removed in one tab is in the other', async ({ page, scripted }) => {
  const { match, second } = await openTwo(page, scripted)
  await expect(cellOf(second, RESULT, '1')).toHaveAttribute('aria-pressed', 'true')
  const stake = slipOf(second).stakeOf(nameOf(match))
  await stake.press('End')
  await stake.pressSequentially('2,5')
  await expect(stake).toHaveValue('102,5')
  await expect(slipOf(page).total).toHaveText('102.50 ₼')
  await cellOf(second, RESULT, '2').click()
  await expect(cellOf(page, RESULT, '2')).toHaveAttribute('aria-pressed', 'true')
  await expect(cellOf(page, RESULT, '1')).toHaveAttribute('aria-pressed', 'false')
  await cellOf(page, RESULT, '2').click()
  await expect(slipOf(second).cards).toHaveCount(0)
})

test('two tabs pressed at the same instant make one bet, and both say so', async ({ page, scripted }) => {
  const { player, second } = await openTwo(page, scripted)
  const press = (one: Page) => slipOf(one).place.evaluate((button) => (button as HTMLElement).click())
  await Promise.all([press(page), press(second)])
  await expect(accepted(page)).toBeVisible()
  await expect(accepted(second)).toBeVisible()
  expect(await player.bets()).toHaveLength(1)
  expect(await player.actual()).toMatchObject({ balance: 990 })
})

test('while one tab is placing the other one waits with it; when that tab is closed it can ask the same', async ({
  page,
  scripted,
}) => {
  const { player, second } = await openTwo(page, scripted)
  // The answer is lost on its way: the bet itself is placed.
  await page.route('**/betSlip/place', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await slipOf(page).place.click()
  await expect(slipOf(second).place).toContainText(say('slip.placing'))
  await slipOf(second).place.evaluate((button) => (button as HTMLElement).click())
  await expect(slipOf(second).root).toContainText(say('slip.asking'), { timeout: 10_000 })
  await page.close()
  await expect(slipOf(second).place).toContainText(say('err.retry'))
  await slipOf(second).place.click()
  await expect(accepted(second)).toBeVisible()
  expect(await player.bets()).toHaveLength(1)
})

test('a log-out in one tab empties both, and another player finds nothing of the first', async ({
  page,
  scripted,
}) => {
  const { match, second } = await openTwo(page, scripted)
  const another = await registerPlayer(scripted)
  await another.enter(second, scripted.url + match.path)
  await expect(slipOf(page).cards).toHaveCount(0)
  await expect(cellOf(page, RESULT, '1')).toHaveAttribute('aria-pressed', 'false')
  await cellOf(second, RESULT, '2').click()
  await expect(cellOf(page, RESULT, '2')).toHaveAttribute('aria-pressed', 'true')
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(say('nav.account')) })
    .click()
  await page.getByRole('menuitem', { name: say('auth.logout') }).click()
  for (const one of [page, second]) {
    await expect(one.locator('section[data-for="guest"]')).toBeVisible()
    // A log-out leads to the first page, where the cells of other matches stand.
    await expect(cellOf(one, RESULT, '2').and(one.locator('[aria-pressed="true"]'))).toHaveCount(0)
    expect(await one.evaluate(() => localStorage.getItem('xezer.slip'))).toBeNull()
  }
})

test('on a phone what a guest taps waits in every tab', async ({ browser, scripted }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const [one, other] = [await context.newPage(), await context.newPage()]
  const match = await scripted.stage.playLive([2.5, 3.2, 2.9])
  for (const page of [one, other]) await page.goto(scripted.url + match.path)
  await cellOf(one, RESULT, '1').click()
  await expect(other.getByRole('navigation').getByText('1', { exact: true }).first()).toBeVisible()
  await context.close()
})
