import type { Page } from '@playwright/test'
import { formatMoney } from '@xezer/i18n/format-money'
import { expectBooksInOrder } from './support/audit.ts'
import { looksOf } from './support/looks.ts'
import { registerPlayer } from './support/player.ts'
import { expect, type ScriptedWorld, test } from './support/worlds.ts'

const LOOKS = looksOf('desktop-az', 'phone-az')
/** They are read in one language. */
const [{ say, told }] = LOOKS
const manat = (amount: number) => formatMoney(BigInt(amount * 100), 'AZN')
const rowOf = (page: Page, amount: number) =>
  page.getByRole('main').getByRole('button', { name: `+${manat(amount)}` })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function openDeposit(page: Page, { url }: ScriptedWorld) {
  await page.goto(`${url}/account/payments?method=payeer`)
  const amount = page.getByRole('textbox', { name: say('payments.amount'), exact: true })
  await amount.fill('')
  return amount
}

/** Orders a deposit, and leaves the page of the payment system for the history. */
async function orderAndLeave(page: Page, world: ScriptedWorld, amount: number): Promise<string> {
  await (await openDeposit(page, world)).fill(String(amount))
  await press(page, say('payments.continue', { amount: manat(amount) }))
  await page.waitForURL(/\/sandbox\/checkout\//)
  const address = page.url()
  await page.goto(`${world.url}/account/payments/history`)
  await expect(rowOf(page, amount)).toContainText(told('payment.status.pending'))
  await expect(page.getByText(say('payments.unpaid'))).toBeVisible()
  return address
}

for (const { name, use } of LOOKS) {
  test.describe(name, () => {
    test.use(use)
    test(`a deposit that was left is paid after all, and another one is cancelled with its page`, async ({
      page,
      scripted: world,
    }) => {
      const player = await registerPlayer(world)
      await player.enter(page)
      const call = (path: string, input: object) =>
        page.request.post(`${world.url}/api/${path}`, {
          data: input,
          headers: { authorization: `Bearer ${player.token}` },
        })
      await call('account/limit', { kind: 'deposit', days: 1, amount: 70 })

      const left = await orderAndLeave(page, world, 30)
      await press(page, say('payments.pay_on'))
      await page.waitForURL(/\/sandbox\/checkout\//)
      expect(page.url()).toBe(left)
      await page.getByRole('textbox').first().fill('P1234567')
      await press(page, told('checkout.approve'))
      await expect(rowOf(page, 30)).toContainText(told('payment.status.done'))
      await expect(page.getByTestId('balance')).toHaveText(manat(1030))

      // It fills the limit: with it there is no room, and without it there is.
      const given = await orderAndLeave(page, world, 40)
      await openDeposit(page, world)
      await expect(page.getByText(say('payments.no_room'))).toBeVisible()
      await expect(page.getByRole('button', { name: say('payments.continue_plain') })).toBeDisabled()
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: say('safety.to_limits') })
          .first(),
      ).toHaveAttribute('href', '/account/safety')
      await page.goto(`${world.url}/account/payments/history`)
      await press(page, say('payments.give_up'))
      await press(page, say('payments.cancel_no'))
      await press(page, say('payments.give_up'))
      await press(page, say('payments.cancel_yes'))
      await expect(rowOf(page, 40)).toContainText(told('payment.status.cancelled'))
      await expect(page.getByText(told('payment.note.by_player'))).toBeVisible()
      await expect(page.getByRole('button', { name: say('payments.pay_on') })).toBeHidden()
      await page.goto(given)
      await expect(page.getByText(told('checkout.closed'))).toBeVisible()
      const amount = await openDeposit(page, world)
      await expect(page.getByText(say('payments.no_room'))).toBeHidden()
      await amount.fill('40')
      await expect(amount).not.toHaveAttribute('aria-invalid', 'true')
      await amount.fill('40.01')
      await expect(amount).toHaveAttribute('aria-invalid', 'true')
      await expect(amount).toHaveAccessibleDescription(/40\.00/)
      await orderAndLeave(page, world, 39)
      await expect(page.getByTestId('balance')).toHaveText(manat(1030))
      await expectBooksInOrder(world)
    })
  })
}
