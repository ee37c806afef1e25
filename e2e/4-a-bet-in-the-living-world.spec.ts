import type { Page } from '@playwright/test'
import { liveOverview } from '@xezer/contract/live'
import { expectBooksInOrder } from './support/audit.ts'
import { openCells } from './support/cells.ts'
import { registerPlayer } from './support/player.ts'
import { slipOf } from './support/slip.ts'
import { expect, type SimulatedWorld, test } from './support/worlds.ts'

/** Matches in play that end soonest, with their minute. */
async function findLateMatches(world: SimulatedWorld): Promise<number[]> {
  const { sports } = liveOverview.output.parse((await world.call('live/overview', {})).body)
  return sports
    .flatMap(({ leagues }) => leagues.flatMap(({ events }) => events ?? []))
    .filter(({ status, paused }) => status === 'half2' && !paused)
    .map(({ id, results }) => ({ id, minute: Number.parseInt(results?.minute ?? '0', 10) }))
    .filter(({ minute }) => minute < 80)
    .sort((one, other) => other.minute - one.minute)
    .map(({ id }) => id)
}

/** Prices of a match at twenty times the clock stop again and again; another match may take the bet. */
async function placeOnLateMatch(page: Page, world: SimulatedWorld, stake: string): Promise<void> {
  const slip = slipOf(page)
  await expect(async () => {
    const [id] = await findLateMatches(world)
    expect(id).toBeDefined()
    await page.goto(`${world.url}/live/sport/1/event/${id}`)
    await openCells(page).first().click({ timeout: 8000, force: true })
    await slip.cards.getByRole('textbox').fill(stake, { timeout: 5000 })
    await slip.place.click({ timeout: 5000 })
    await expect(slip.root.getByText(/nömrəli mərc qəbul edildi/)).toBeVisible({ timeout: 8000 })
  }).toPass({ timeout: 100_000 })
}

test('in the simulated world a bet lives from the press to its reason', async ({ page, simulated }) => {
  test.setTimeout(270_000)
  const player = await registerPlayer(simulated)
  await player.set('quoteChanges', 3)
  await player.enter(page)
  await placeOnLateMatch(page, simulated, '10')
  await page.goto(`${simulated.url}/account/bets`)
  // Before it was taken another may have been refused.
  const bet = page.getByRole('main').locator('[data-status]:not([data-status=rejected])')
  await expect(bet).toHaveCount(1)
  const isSettled = async () => (await player.bets())[0]?.status !== 'placed'
  await expect.poll(isSettled, { timeout: 150_000 }).toBe(true)
  const [settled] = await player.bets()
  await expect(page.getByRole('main').locator(`[data-status=${settled?.status}]`)).toHaveCount(1)
  const reason = settled?.positions[0]?.reason ?? ''
  expect(reason.length).toBeGreaterThan(10)
  await expect(page.getByRole('main')).toContainText(reason)
  const paid = settled?.status === 'lost' ? 0 : (settled?.winning ?? 0)
  const { balance, unplayed } = await player.actual()
  expect(Math.round(balance * 100)).toBe(99_000 + Math.round(paid * 100))
  expect(unplayed).toBe(0)
  const shown = (await page.getByTestId('balance').innerText()).replaceAll(/[^\d.]/g, '')
  expect(Number(shown)).toBe(balance)
  await expectBooksInOrder(simulated)
})
