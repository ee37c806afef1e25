import type { Page } from '@playwright/test'
import { formatMoney } from '@xezer/i18n/format-money'
import { expectBooksInOrder } from './support/audit.ts'
import { lookOf } from './support/looks.ts'
import { registerPlayer } from './support/player.ts'
import { expect, type ScriptedWorld, test } from './support/worlds.ts'

// On a phone, as most of them are made.
const look = lookOf('phone-az')
test.use(look.use)

const { say, told } = look
const manat = (amount: number) => formatMoney(BigInt(amount * 100), 'AZN')
const rowOf = (page: Page, amount: number) =>
  page.getByRole('main').getByRole('button', { name: `+${manat(amount)}` })

/** Orders a deposit and comes to the page of the payment system, with the account that is to pay filled in. */
async function goToPay(page: Page, { url }: ScriptedWorld, amount: number): Promise<string> {
  await page.goto(`${url}/account/payments?method=payeer`)
  await page.getByRole('textbox', { name: say('payments.amount'), exact: true }).fill(String(amount))
  await page.getByRole('button', { name: say('payments.continue', { amount: manat(amount) }) }).click()
  await page.waitForURL(/\/sandbox\/checkout\//)
  await page.getByRole('textbox').first().fill('P1234567')
  return page.url()
}

const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** An open page hears of it by itself. */
async function expectInHistory(
  page: Page,
  world: ScriptedWorld,
  amount: number,
  status: 'failed' | 'expired',
) {
  const sql = 'select status from payment where amount = $1 order by id desc limit 1'
  await expect.poll(async () => (await world.pool.query(sql, [amount * 100])).rows).toEqual([{ status }])
  const shown = told(`payment.status.${status === 'failed' ? 'rejected' : 'cancelled'}`)
  await expect(rowOf(page, amount)).toContainText(shown)
}

test('a deposit is declined, put off, told twice and told too late, and its player sees what became of it', async ({
  page,
  scripted: world,
}) => {
  const player = await registerPlayer(world)
  await player.enter(page)
  const declined = await goToPay(page, world, 21)
  await choose(page, told('checkout.decline'))
  await page.waitForURL(/\/account\/payments\/history/)
  await expectInHistory(page, world, 21, 'failed')
  await rowOf(page, 21).click()
  await expect(page.getByText(told('payment.note.failed'))).toBeVisible()
  await page.goto(declined)
  await expect(page.getByText(told('checkout.over'))).toBeVisible()

  const waiting = await goToPay(page, world, 22)
  // Who turns back finds what he typed, and what becomes of the payment that he left.
  await page.goBack()
  await expect(page.getByRole('textbox', { name: say('payments.amount'), exact: true })).toHaveValue('22')
  await page
    .getByRole('link', { name: say('payments.history'), exact: true })
    .first()
    .click()
  // The newest is open, with what can be done about it.
  await expect(page.getByText(say('payments.unpaid'))).toBeVisible()
  await page.goto(waiting)
  await page.getByRole('textbox').first().fill('P1234567')
  await choose(page, told('checkout.pend'))
  await expect(page.getByText(told('checkout.pending'))).toBeVisible()
  await page.getByRole('link', { name: told('checkout.back') }).click()
  await expect(rowOf(page, 22)).toContainText(told('payment.status.pending'))
  await expect(page.getByTestId('balance')).toHaveText(manat(1000))
  await page.goto(waiting)
  await page.getByRole('textbox').first().fill('P1234567')
  await choose(page, told('checkout.approve'))
  await expect(rowOf(page, 22)).toContainText(told('payment.status.done'))
  await expect(page.getByTestId('balance')).toHaveText(manat(1022))

  await goToPay(page, world, 23)
  await page.getByText(told('checkout.faults')).click()
  await choose(page, told('checkout.twice'))
  await expect(rowOf(page, 23)).toContainText(told('payment.status.done'))
  const untold = () => world.pool.query('select from sandbox_message where done_at is null')
  await expect.poll(async () => (await untold()).rowCount).toBe(0)
  await expect(page.getByTestId('balance')).toHaveText(manat(1045))

  await goToPay(page, world, 24)
  await page.getByText(told('checkout.faults')).click()
  await page.getByRole('spinbutton').fill('3600')
  await choose(page, told('checkout.late'))
  await expect(rowOf(page, 24)).toContainText(told('payment.status.pending'))
  // Its day passes, and the message comes after all.
  await world.ownerPool.query(
    `update payment set due_at = now() - interval '1 second'
     where status in ('created', 'pending') and player_id = (select id from player where email = $1)`,
    [player.email],
  )
  await expectInHistory(page, world, 24, 'expired')
  await world.ownerPool.query('update sandbox_message set due_at = now() where done_at is null')
  await expect(rowOf(page, 24)).toContainText(told('payment.status.done'))
  await rowOf(page, 24).click()
  await expect(page.getByText(told('payment.note.late'))).toBeVisible()
  await expect(page.getByTestId('balance')).toHaveText(manat(1069))
  await expectBooksInOrder(world)
})
