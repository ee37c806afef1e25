import { formatMoney } from '@xezer/i18n/format-money'
import { serverTranslator } from '@xezer/i18n/server-text'
import { readMatchScript } from '@xezer/sports/football/facts/match-script'
import { registerPlayer } from './support/player.ts'
import { homeWin, type StagedMatch } from './support/stage.ts'
import { say } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

const told = serverTranslator('az')

test('a deposit earns a bonus, ten singles of its amount make it cash, and each is seen to count', async ({
  page,
  scripted: world,
}) => {
  test.slow()
  const player = await registerPlayer(world)
  const { balance } = await player.actual()
  const [first, rest] = [await world.stage.announce(60, [2, 3, 4]), await world.stage.announce(61, [2, 3, 4])]
  const place = async ({ id }: StagedMatch, key: string) => {
    const positions = [{ event: id, factor: `${id}:1x2::1`, value: 2 }]
    const bets = [{ type: 'singles', amount: 10, positions }]
    const headers = { authorization: `Bearer ${player.token}`, 'idempotency-key': key }
    // Nobody presses ten times a second.
    await expect(async () => {
      const { body } = await world.call('betSlip/place', { bets }, headers)
      expect(body).toMatchObject({ success: true })
    }).toPass()
  }
  await player.enter(page, `${world.url}/account/payments?method=payeer`)
  await page.getByRole('textbox', { name: say('payments.amount'), exact: true }).fill('50')
  await page.getByRole('radio', { name: '+20%' }).check()
  await expect(page.getByText(say('bonuses.to_bonus'))).toBeVisible()
  await page
    .getByRole('button', { name: say('payments.continue', { amount: formatMoney(5000n, 'AZN') }) })
    .click()
  await page.waitForURL(/\/sandbox\/checkout\//)
  await page.getByRole('textbox').first().fill('P1234567')
  await page.getByRole('button', { name: told('checkout.approve'), exact: true }).click()
  await page.waitForURL(/\/account\/payments\/history/)
  await expect.poll(async () => (await player.actual()).bonus).toBe(10)

  for (let count = 0; count < 10; count++) await place(count === 0 ? first : rest, `bonus-${count}`)
  await first.settle(homeWin('lost'), readMatchScript('H12 | .'))
  await page.goto(`${world.url}/account/bonuses`)
  await expect(page.getByText(say('bonuses.progress_bets', { done: 1, needed: 10 }))).toBeVisible()
  await expect(page.getByRole('navigation', { name: say('nav.account') })).toHaveCount(0)
  const frame = page.frameLocator(`iframe[title="${say('bonuses.bets')}"]`)
  await expect(frame.getByText('+1', { exact: true })).toHaveCount(1)

  await rest.settle(homeWin('lost'), readMatchScript('H12 | .'))
  await expect(page.getByText(told('bonus.status.done'), { exact: true })).toBeVisible()
  await expect(frame.getByText('+1', { exact: true })).toHaveCount(10)
  // What was paid in, what ten bets at evens won, and the bonus.
  expect(await player.actual()).toMatchObject({ balance: balance + 50 + 100 + 10, bonus: 0 })
})
