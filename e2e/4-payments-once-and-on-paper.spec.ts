import type { Page } from '@playwright/test'
import { formatMoney } from '@xezer/i18n/format-money'
import { looksOf } from './support/looks.ts'
import { findSideways } from './support/page-health.ts'
import { registerPlayer, type TestPlayer } from './support/player.ts'
import { expect, type ScriptedWorld, test } from './support/worlds.ts'

const LOOKS = looksOf('desktop-az', 'phone-az')
const [{ say, told, use: firstUse }] = LOOKS
// Of what is seen in one look only.
test.use(firstUse)
const manat = (amount: number) => formatMoney(BigInt(amount * 100), 'AZN')
const HISTORY = '/account/payments/history'
/** What is left of A4 between usual margins. */
const PAPER = { width: 718, height: 1000 }
const LONG = 'x'.repeat(300)

const orderOf = (page: Page, amount: number) =>
  page.getByRole('button', { name: say('payments.continue', { amount: manat(amount) }) })
const amountOf = (page: Page) => page.getByRole('textbox', { name: say('payments.amount'), exact: true })

/** A player whose withdrawal waits to be sent. */
async function withdraw(world: ScriptedWorld): Promise<TestPlayer> {
  const player = await registerPlayer(world)
  await world.ownerPool.query('update player set email_confirmed_at = now() where email = $1', [player.email])
  const key = { authorization: `Bearer ${player.token}`, 'idempotency-key': crypto.randomUUID() }
  const order = { method: 'payeer', amount: 120, wallet: 'P1234567' }
  expect(await world.call('account/withdrawal', order, key)).toMatchObject({ status: 200 })
  return player
}

/** Answers come when the journey says so, and are counted. */
async function holdCalls(page: Page, address: RegExp) {
  const held = { count: 0, release: () => {} }
  await page.route(address, async (route) => {
    held.count += 1
    await new Promise<void>((resolve) => {
      held.release = resolve
    })
    await route.continue()
  })
  return held
}

for (const { name, use, isPhone } of LOOKS) {
  test.describe(name, () => {
    test.use(use)

    test('a press that is answered late is one deposit, until the page of the payment system is here', async ({
      page,
      scripted: world,
    }) => {
      await (await registerPlayer(world)).enter(page)
      const orders = await holdCalls(page, /\/account\/deposit(\?|$)/)
      const checkout = await holdCalls(page, /\/sandbox\/checkout\//)
      await page.goto(`${world.url}/account/payments?method=payeer`)
      await amountOf(page).fill('23')
      await orderOf(page, 23).dblclick()
      const sending = page.getByRole('button', { name: say('payments.sending'), includeHidden: true })
      await expect(sending).toBeVisible()
      await expect(sending).toHaveAttribute('aria-busy', 'true')
      // The second press marks no words, and no other method is chosen meanwhile.
      expect(await page.evaluate(() => String(getSelection()))).toBe('')
      const methods = page.getByText(say('payments.method'), { exact: true })
      const way = isPhone ? page.getByText(say('payments.change_method'), { exact: true }) : methods
      expect(await way.evaluate((element) => element.closest('[inert]') !== null)).toBe(true)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Enter')
      await expect(sending).toBeVisible()
      expect(orders.count).toBe(1)
      // An impatient hand, until this page is gone.
      await sending.evaluate((button: HTMLButtonElement) => setInterval(() => button.click(), 50))
      orders.release()
      await expect.poll(() => checkout.count).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 1000))
      checkout.release()
      await expect(page.getByRole('button', { name: told('checkout.approve'), exact: true })).toBeVisible()
      expect(orders.count).toBe(1)
    })

    test('who left the form before the answer stays where he went, and finds the deposit in the history', async ({
      page,
      scripted: world,
    }) => {
      await (await registerPlayer(world)).enter(page)
      const orders = await holdCalls(page, /\/account\/deposit(\?|$)/)
      await page.goto(`${world.url}/account/payments?method=payeer`)
      await amountOf(page).fill('24')
      await orderOf(page, 24).click()
      await expect.poll(() => orders.count).toBe(1)
      await page
        .getByRole('main')
        .getByRole('link', { name: say('payments.history'), exact: true })
        .first()
        .click()
      await expect(page).toHaveURL(world.url + HISTORY)
      orders.release()
      await expect(page.getByText(say('payments.waits_in_history'))).toBeVisible()
      await expect(page.getByRole('main').getByRole('button', { name: `+${manat(24)}` })).toContainText(
        told('payment.status.pending'),
      )
      await expect(page).toHaveURL(world.url + HISTORY)
    })

    test('a withdrawal that runs is in sight once: in its row, or beside the rows that are without it', async ({
      page,
      scripted: world,
    }) => {
      const player = await withdraw(world)
      await player.enter(page, `${world.url}${HISTORY}`)
      const main = page.getByRole('main')
      const row = main.getByRole('button', { name: `−${manat(120)}` })
      // How it stands and how it is taken back needs no press.
      await expect(row).toHaveAttribute('aria-expanded', 'true')
      const cancel = page.getByRole('button', { name: say('payments.cancel'), exact: true })
      await expect(cancel).toHaveCount(1)
      await page.goto(`${world.url}${HISTORY}/from/2025-01-01/to/2025-01-02`)
      await expect(main.getByText(say('payments.empty'))).toBeVisible()
      await expect(row).toHaveCount(0)
      await expect(cancel).toHaveCount(1)
      if (isPhone) {
        const [card, empty] = [
          await cancel.boundingBox(),
          await main.getByText(say('payments.empty')).boundingBox(),
        ]
        expect(card?.y).toBeLessThan(empty?.y ?? 0)
      }
      await page.goto(`${world.url}${HISTORY}/from/2025-01-01/to/2025-01-02?type=in`)
      await expect(main.getByText(say('payments.empty'))).toBeVisible()
      await expect(cancel).toHaveCount(0)
    })
  })
}

test('receipts and the statement stay within a sheet of paper, however long their words are', async ({
  page,
  scripted: world,
}) => {
  const player = await withdraw(world)
  // Names of accounts and notes of an operator have no length of ours.
  await page.route(/\/account\/payments(\?|$)/, async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({
      response: answer,
      body: text.replaceAll('"methodName":"Payeer"', `"methodName":"${LONG}"`),
    })
  })
  await player.enter(page, `${world.url}${HISTORY}`)
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await page.getByRole('button', { name: say('payments.receipt') }).click()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  const paper = page.getByRole('article').filter({ hasText: LONG })
  await expect(paper).toBeVisible()
  expect(await findSideways(page)).toEqual([])
  await page.goto(`${world.url}/account/statement`)
  const statement = page.getByRole('region', { name: say('nav.statement') })
  await expect(statement).toContainText(manat(120))
  await expect(page.getByRole('navigation', { name: say('nav.account') })).toBeHidden()
  await expect(statement.getByRole('button', { name: say('account.as_pdf') })).toBeHidden()
  expect(await findSideways(page)).toEqual([])
})
