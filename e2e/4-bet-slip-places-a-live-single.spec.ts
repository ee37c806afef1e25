import type { Page } from '@playwright/test'
import { liveOverview } from '@xezer/contract/live'
import { clockAt } from '@xezer/dev-world/scripted-feed'
import { readMatchScript } from '@xezer/sports/football/facts/match-script'
import { expectBooksInOrder } from './support/audit.ts'
import { cellOf, openCells } from './support/cells.ts'
import { registerPlayer } from './support/player.ts'
import { slipOf } from './support/slip.ts'
import { homeWin } from './support/stage.ts'
import { say } from './support/words.ts'
import { expect, type SimulatedWorld, test } from './support/worlds.ts'

const RESULT = 'Oyunun nəticəsi'

test('a live single is placed, settled and paid to the minor unit', async ({ page, scripted }) => {
  const player = await registerPlayer(scripted)
  const match = await scripted.stage.playLive([2.5, 3.2, 2.9])
  await player.enter(page)
  await page.goto(scripted.url + match.path)
  const cell = cellOf(page, RESULT, '1')
  await cell.click()
  await expect(cell).toHaveAttribute('aria-pressed', 'true')
  const slip = slipOf(page)
  await slip.stakeOf(`${match.home} – ${match.away}`).fill('10,55')
  await expect(slip.total).toHaveText('10.55 ₼')
  await expect(slip.maximumReturn).toHaveText('26.37 ₼')
  await expect(slip.place).toHaveText(say('slip.place_amount', { amount: '10.55 ₼' }))
  await slip.place.click()
  await expect.poll(async () => (await player.bets()).length).toBe(1)
  const [bet] = await player.bets()
  await expect(slip.root).toContainText(say('slip.placed_number', { number: bet?.number ?? '' }))
  await expect(cell).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByTestId('balance')).toHaveText('989.45 ₼')
  await expect(page.getByTestId('unplayed')).toHaveText('10.55 ₼')
  await expect(slip.root).toContainText(say('slip.empty_title'))

  await page.goto(`${scripted.url}/account/bets`)
  const main = page.getByRole('main')
  await expect(main.locator('[data-status=placed]')).toHaveCount(1)
  await expect(main.locator('[data-anchor^="bet "]')).toContainText(/Tək mərc.*2\.50/s)
  await match.score({ clock: clockAt(5400, 0, 90), period: 'half2', score: { home: 2, away: 1 } })
  await match.settle(homeWin('lost'), readMatchScript('H12 A40 | H77 .'))
  await expect(main.locator('[data-status=won]')).toHaveCount(1)
  await expect(main).toContainText(`${say('bet.leg_won')} · 2:1`)
  await expect(main).toContainText(`Oyun 2:1 bitdi, qalib ${match.home}`)
  await expect(page.getByTestId('balance')).toHaveText('1 015.82 ₼')
  await expect(page.getByTestId('unplayed')).toHaveText('0.00 ₼')
  expect(await player.actual()).toEqual({ balance: 1015.82, unplayed: 0, bonus: 0 })
  for (const [filter, count] of [
    ['open', 0],
    ['winning', 1],
    ['losing', 0],
    ['refund', 0],
    ['all', 1],
  ] as const) {
    await main.getByRole('button', { name: say(`bet.filter.${filter}`) }).click()
    await expect(main.locator('[data-status]')).toHaveCount(count)
  }
  await expectBooksInOrder(scripted)
})

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
