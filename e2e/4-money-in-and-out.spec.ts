import type { Locator, Page } from '@playwright/test'
import { EXAMPLE_PASSWORD } from '@xezer/dev-world/example-registration'
import { formatMoney } from '@xezer/i18n/format-money'
import { minor } from '@xezer/money/minor'
import { issueVouchers } from '@xezer/server/features/payments/voucher-desk'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import { lookOf } from './support/looks.ts'
import { registerPlayer } from './support/player.ts'
import { expect, test } from './support/worlds.ts'

const look = lookOf('desktop-az')
test.use(look.use)

const { say, told } = look
const manat = (amount: number) => formatMoney(BigInt(amount * 100), 'AZN')
const amountOf = (page: Page) => page.getByRole('textbox', { name: say('payments.amount'), exact: true })

/** No further than a person goes who looks for a field. */
const TABS_MAX = 80

/** As a person does who has no mouse: on from where he is. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let count = 0; count < TABS_MAX; count++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** The dialog opens by itself on a page of the account, with its first field in hand. */
async function logIn(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: say('auth.login_title') })
  await expect(dialog.locator('[name=email]')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await expect(dialog.locator('[name=password]')).toBeFocused()
  await page.keyboard.type(EXAMPLE_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }))
  await page.keyboard.press('Enter')
}

/** A phone has the methods folded behind the one that is chosen. */
async function choosePayeer(page: Page): Promise<void> {
  const change = page.getByRole('button', { name: say('payments.change_method'), exact: true })
  const first = page.getByRole('radio', { name: 'Piastrix' })
  if (look.isPhone) {
    await tabTo(page, change)
    await page.keyboard.press('Enter')
    await expect(first).toBeFocused()
  } else await tabTo(page, first)
  // Among radios it is the arrows that move; none of them says yet that this one is it.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Payeer' })).toBeChecked()
  if (!look.isPhone) return
  await page.keyboard.press('Enter')
  await expect(change).toBeFocused()
}

test('money is paid in at the payment system, ordered out and called back, by keyboard alone', async ({
  page,
  scripted: world,
}) => {
  // Some two hundred presses, one after the other.
  test.setTimeout(300_000)
  const player = await registerPlayer(world)
  // The link of a mail has a journey of its own.
  await world.ownerPool.query('update player set email_confirmed_at = now() where email = $1', [player.email])
  const { balance } = await player.actual()
  await page.goto(`${world.url}/account/payments?method=payeer`)
  await logIn(page, player.email)
  await page.goto(`${world.url}/account/payments?method=payeer`)
  await tabTo(page, amountOf(page))
  await page.keyboard.type('19.99')
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('field.amount_below', { amount: manat(20) }))).toBeVisible()
  await expect(amountOf(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('50')
  await page.keyboard.press('Enter')

  // At the payment system, which brings the payer back.
  await page.waitForURL(/\/sandbox\/checkout\//)
  await tabTo(page, page.getByRole('textbox').first())
  await page.keyboard.type('P1234567')
  await press(page, told('checkout.approve'))
  await page.waitForURL(/\/account\/payments\/history/)
  const paid = page.getByRole('main').getByRole('button', { name: `+${manat(50)}` })
  await expect(paid).toContainText(told('payment.status.done'))
  await tabTo(page, paid)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: say('payments.details') })).toContainText(
    told('payment.status.done'),
  )
  // Of what is done nobody thinks that it could be cancelled.
  await expect(page.getByText(say('payments.cannot_cancel'))).toHaveCount(0)
  expect((await player.actual()).balance).toBe(balance + 50)

  await tabTo(page, page.getByRole('link', { name: say('payments.withdrawal'), exact: true }))
  await page.keyboard.press('Enter')
  await choosePayeer(page)
  await tabTo(page, amountOf(page))
  await page.keyboard.type('30')
  const wallet = page.getByRole('textbox', { name: say('payments.field_wallet') })
  await tabTo(page, wallet)
  await page.keyboard.type('\u04201234567')
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('field.cyrillic_letter', { example: 'P1234567' }))).toBeVisible()
  await expect(wallet).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('p1234567')
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
