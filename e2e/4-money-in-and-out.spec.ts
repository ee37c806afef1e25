import type { Page } from '@playwright/test'
import { formatMoney } from '@xezer/i18n/format-money'
import { serverTranslator } from '@xezer/i18n/server-text'
import { minor } from '@xezer/money/minor'
import { issueVouchers } from '@xezer/server/features/payments/voucher-desk'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import { registerPlayer } from './support/player.ts'
import { say } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

const told = serverTranslator('az')
const manat = (amount: number) => formatMoney(BigInt(amount * 100), 'AZN')
const amountOf = (page: Page) => page.getByRole('textbox', { name: say('payments.amount'), exact: true })

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

test('money is paid in at the payment system, ordered out and called back, by keyboard alone', async ({
  page,
  scripted: world,
}) => {
  const player = await registerPlayer(world)
  // The link of a mail has a journey of its own.
  await world.ownerPool.query('update player set email_confirmed_at = now() where email = $1', [player.email])
  const { balance } = await player.actual()
  await player.enter(page, `${world.url}/account/payments?method=payeer`)
  await amountOf(page).focus()
  await page.keyboard.type('19.99')
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('field.amount_below', { amount: manat(20) }))).toBeVisible()
  await expect(amountOf(page)).toBeFocused()
  await amountOf(page).fill('50')
  await page.keyboard.press('Enter')

  // At the payment system, which brings the payer back.
  await page.waitForURL(/\/sandbox\/checkout\//)
  await page.getByRole('textbox').first().focus()
  await page.keyboard.type('P1234567')
  await press(page, told('checkout.approve'))
  await page.waitForURL(/\/account\/payments\/history/)
  const paid = page.getByRole('main').getByRole('button', { name: `+${manat(50)}` })
  await expect(paid).toContainText(told('payment.status.done'))
  await paid.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: say('payments.details') })).toContainText(
    told('payment.status.done'),
  )
  await expect(page.getByText(say('payments.cannot_cancel'))).toBeVisible()
  expect((await player.actual()).balance).toBe(balance + 50)

  await page.getByRole('link', { name: say('payments.withdrawal'), exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Payeer' }).focus()
  await page.keyboard.press('Space')
  await amountOf(page).fill('30')
  await page.getByRole('textbox', { name: say('payments.field_wallet') }).fill('\u04201234567')
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('field.wallet_invalid', { example: 'P1234567' }))).toBeVisible()
  await page.getByRole('textbox', { name: say('payments.field_wallet') }).fill('p1234567')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: say('payments.details') })).toBeVisible()
  expect((await player.actual()).balance).toBe(balance + 20)
  await press(page, say('payments.cancel'))
  await expect(page.getByRole('button', { name: say('payments.cancel_no') })).toBeFocused()
  await press(page, say('payments.cancel_yes'))
  await expect(page.getByRole('list', { name: say('payments.details') })).toHaveCount(0)
  expect((await player.actual()).balance).toBe(balance + 50)
})

test('a payment code becomes money by keyboard alone, and one that is none says so', async ({
  page,
  scripted: world,
}) => {
  const player = await registerPlayer(world)
  const { balance } = await player.actual()
  const [issued] = await issueVouchers(
    { pool: world.ownerPool, random: nodeMachine.secureRandom },
    { amount: minor(5000n), count: 1 },
    { actor: 'desk', reason: 'sold' },
  )
  await player.enter(page, `${world.url}/account/payments`)
  const field = page.getByRole('textbox', { name: say('vouchers.code') })
  await field.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('field.field_required'))).toBeVisible()
  await page.keyboard.type('0000 0000 0000 0000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(told('error.voucher_invalid'))).toBeVisible()
  await field.fill(issued?.code ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/account\/payments\/history/)
  const paid = page.getByRole('main').getByRole('button', { name: `+${manat(50)}` })
  await expect(paid).toContainText(told('payment.status.done'))
  expect((await player.actual()).balance).toBe(balance + 50)
})
