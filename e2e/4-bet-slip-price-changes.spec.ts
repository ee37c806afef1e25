import type { Page } from '@playwright/test'
import { cellOf } from './support/cells.ts'
import { registerPlayer, type TestPlayer } from './support/player.ts'
import { type SlipScreen, slipOf } from './support/slip.ts'
import type { StagedMatch } from './support/stage.ts'
import { say } from './support/words.ts'
import { expect, type ScriptedWorld, test } from './support/worlds.ts'

const RESULT = 'Oyunun nəticəsi'

interface Scene {
  readonly player: TestPlayer
  readonly match: StagedMatch
  readonly slip: SlipScreen
}

/** A live match at 2.50 in the slip of a new player, with a stake. */
async function open(page: Page, world: ScriptedWorld, quoteChanges: 1 | 2 | 3): Promise<Scene> {
  const player = await registerPlayer(world)
  await player.set('quoteChanges', quoteChanges)
  const match = await world.stage.playLive([2.5, 3.2, 2.9])
  await player.enter(page)
  await page.goto(world.url + match.path)
  await cellOf(page, RESULT, '1').click()
  const slip = slipOf(page)
  await slip.stakeOf(`${match.home} – ${match.away}`).fill('10')
  return { player, match, slip }
}

const accepted = (slip: SlipScreen) => slip.root.getByText(/nömrəli mərc qəbul edildi/)
const factors = async (player: TestPlayer) =>
  (await player.bets()).filter(({ status }) => status === 'placed').map(({ factor }) => factor)
const acceptAndPlace = `${say('slip.accept_and_place')} · 10.00 ₼`
const plainPlace = say('slip.place_amount', { amount: '10.00 ₼' })
const fromTo = (from: string, to: string) => say('slip.odds_changed_from_to', { from, to })

test('always ask: a moved price is shown old and new, and placed only when accepted', async ({
  page,
  scripted,
}) => {
  const { player, match, slip } = await open(page, scripted, 1)
  await expect(slip.place).toHaveText(plainPlace)
  const places = async () => [await slip.cards.boundingBox(), await slip.place.boundingBox()]
  const before = await places()
  await match.price([12.7, 3.1, 2.7])
  await expect(slip.root).toContainText(fromTo('2.50', '12.70'))
  await expect(slip.place).toHaveText(acceptAndPlace)
  // What stands under a finger stays there.
  expect(await places()).toEqual(before)
  await slip.place.click()
  await expect(async () => {
    if (!(await accepted(slip).isVisible())) await slip.place.click({ timeout: 500 })
    await expect(accepted(slip)).toBeVisible({ timeout: 3000 })
  }).toPass()
  expect(await factors(player)).toEqual([12.7])
})

test('always ask: a price that moves while the bet waits is refused with both prices', async ({
  page,
  scripted,
}) => {
  const { player, match, slip } = await open(page, scripted, 1)
  await slip.place.click()
  await expect(slip.root).toContainText(say('slip.placing'))
  await match.price([2.2, 3.2, 3.3])
  await expect(slip.root).toContainText('Əmsal dəyişdi, yenidən təsdiqləyin')
  await expect(slip.root).toContainText(fromTo('2.50', '2.20'))
  await expect(slip.place).toHaveText(acceptAndPlace)
  expect(await player.actual()).toEqual({ balance: 1000, unplayed: 0, bonus: 0 })
  expect(await factors(player)).toEqual([])
  await expect(async () => {
    if (!(await accepted(slip).isVisible())) await slip.place.click({ timeout: 500 })
    await expect(accepted(slip)).toBeVisible({ timeout: 3000 })
  }).toPass()
  expect(await factors(player)).toEqual([2.2])
})

test('what was refused after the delay stands in My bets under All alone, with its reason', async ({
  page,
  scripted,
}) => {
  const { player, match, slip } = await open(page, scripted, 1)
  await slip.place.click()
  await expect(page.getByTestId('unplayed')).toHaveText('10.00 ₼')
  await match.price([2.2, 3.2, 3.3])
  await expect(slip.root).toContainText(fromTo('2.50', '2.20'))
  await page.goto(`${scripted.url}/account/bets`)
  const main = page.getByRole('main')
  for (const [filter, count] of [
    ['all', 1],
    ['open', 0],
    ['winning', 0],
    ['losing', 0],
    ['refund', 0],
  ] as const) {
    await main.getByRole('button', { name: say(`bet.filter.${filter}`) }).click()
    await expect(main.locator('[data-status=rejected]')).toHaveCount(count)
  }
  await main.getByRole('button', { name: say('bet.filter.all') }).click()
  const refused = main.locator('[data-anchor^="bet "]')
  await expect(refused).toContainText('Rədd edilib')
  await expect(refused).toContainText('Yoxlama zamanı əmsal 2.20 oldu')
  expect(await player.actual()).toEqual({ balance: 1000, unplayed: 0, bonus: 0 })
})

test('ask when lowered: a better price is taken, a worse one is asked about', async ({ page, scripted }) => {
  const { player, match, slip } = await open(page, scripted, 2)
  await match.price([2.6, 3.1, 2.8])
  await expect(slip.root).toContainText('2.60')
  await expect(slip.place).toHaveText(plainPlace)
  await slip.place.click()
  await expect(slip.root).toContainText(say('slip.placing'))
  await match.price([2.8, 3, 2.6])
  await expect(accepted(slip)).toBeVisible()
  expect(await factors(player)).toEqual([2.8])

  await expect(slip.root).toContainText(say('slip.empty_title'))
  await cellOf(page, RESULT, '1').click()
  await slip.stakeOf(`${match.home} – ${match.away}`).fill('10')
  await match.price([2.3, 3.2, 3.2])
  await expect(slip.root).toContainText(fromTo('2.80', '2.30'))
  await expect(slip.place).toHaveText(acceptAndPlace)
})

test('accept all: a lower price is placed without a question', async ({ page, scripted }) => {
  const { player, match, slip } = await open(page, scripted, 3)
  await match.price([2.3, 3.2, 3.2])
  await expect(slip.root).toContainText('2.30')
  await expect(slip.place).toHaveText(plainPlace)
  await slip.place.click()
  await expect(slip.root).toContainText(say('slip.placing'))
  await match.price([2.1, 3.2, 3.6])
  await expect(accepted(slip)).toBeVisible()
  expect(await factors(player)).toEqual([2.1])
})

test('the gear saves what happens when odds change', async ({ page, scripted }) => {
  const { match, slip } = await open(page, scripted, 1)
  await slip.root.getByRole('button', { name: say('slip.settings') }).click()
  await slip.root.getByRole('radio', { name: say('slip.quote_never') }).check()
  await page.getByRole('heading', { level: 1 }).first().click()
  await expect(slip.root.getByRole('radio')).toHaveCount(0)
  await match.price([2.2, 3.2, 3.2])
  await expect(slip.root).toContainText('2.20')
  await expect(slip.place).toHaveText(plainPlace)
  await page.reload()
  await slip.root.getByRole('button', { name: say('slip.settings') }).click()
  await expect(slip.root.getByRole('radio', { name: say('slip.quote_never') })).toBeChecked()
})

test('a tap in the moment of the change accepts nothing', async ({ page, scripted }) => {
  const { player, match, slip } = await open(page, scripted, 1)
  await page.clock.install()
  await page.reload()
  await expect(slip.place).toHaveText(plainPlace)
  await page.clock.pauseAt(Date.now() + 5000)
  await match.price([2.7, 3.1, 2.7])
  await expect(async () => {
    await page.clock.runFor(300)
    await expect(slip.place).toHaveText(acceptAndPlace, { timeout: 200 })
  }).toPass()
  await slip.place.click()
  await expect(slip.place).toHaveText(acceptAndPlace)
  expect(await factors(player)).toEqual([])
})
