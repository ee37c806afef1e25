import { clockAt } from '@xezer/dev-world/scripted-feed'
import { readMatchScript } from '@xezer/sports/football/facts/match-script'
import { expectBooksInOrder } from './support/audit.ts'
import { cellOf } from './support/cells.ts'
import { registerPlayer } from './support/player.ts'
import { slipOf } from './support/slip.ts'
import { homeWin } from './support/stage.ts'
import { say } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

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
