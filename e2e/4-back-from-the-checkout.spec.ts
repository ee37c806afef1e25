import { lookOf } from './support/looks.ts'
import { registerPlayer } from './support/player.ts'
import { expect, test } from './support/worlds.ts'

const look = lookOf('phone-az')
// The page that says that the network is gone stands between history and the network.
test.use({ ...look.use, serviceWorkers: 'allow' })

const { say, told } = look

test('who pays later or declines names no account, and history leads back to what was said', async ({
  page,
  scripted: world,
}) => {
  const player = await registerPlayer(world)
  await player.enter(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js')
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await page.goto(`${world.url}/account/payments?method=payeer`)
  await page.getByRole('textbox', { name: say('payments.amount'), exact: true }).fill('22')
  await page.getByRole('button', { name: say('payments.continue', { amount: '22.00 ₼' }) }).click()
  await page.getByRole('button', { name: told('checkout.pend'), exact: true }).click()
  await expect(page.getByText(told('checkout.pending'))).toBeVisible()
  await page.getByRole('link', { name: told('checkout.back') }).click()
  await page.waitForURL(/\/account\/payments\/history/)
  await page.goBack()
  await expect(page.getByText(told('checkout.pending'))).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: told('checkout.decline'), exact: true }).click()
  await page.waitForURL(/\/account\/payments\/history/)
  const row = page.getByRole('main').getByRole('button', { name: '+22.00 ₼' })
  await expect(row).toContainText(told('payment.status.rejected'))
})
