import { EXAMPLE_PASSWORD } from '@xezer/dev-world/example-registration'
import type { Page } from 'playwright'
import { PAY_REFERENCE } from './people-of-account.ts'
import { press, type Say, type StateOfAccount } from './state-of-account.ts'
import { WAYS_IN } from './states-of-ways-in.ts'

const amountOf = (page: Page, say: Say) =>
  page.getByRole('textbox', { name: say('payments.amount'), exact: true })

/** The calls of a page that never answer, or that nobody answers well. */
const stall = (page: Page, path: string) => page.route(`**/api/${path}`, () => undefined)
const fail = (page: Page, path: string) => page.route(`**/api/${path}`, (route) => route.abort())

/** As it comes out of the printer, without a printer. */
async function printReceipt(page: Page, say: Say): Promise<void> {
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await page
    .getByRole('button', { name: say('payments.receipt') })
    .last()
    .click()
  await page.emulateMedia({ media: 'print' })
}

async function askForCodes(page: Page, say: Say): Promise<void> {
  await press(page, say('security.new_codes'))
  await page.getByRole('dialog').getByRole('textbox').waitFor()
}

async function fillOrder(page: Page, say: Say, amount: string): Promise<void> {
  await amountOf(page, say).fill(amount)
  await amountOf(page, say).press('Enter')
}

const openPayment = (page: Page, amount: string) =>
  page.locator('main li button[aria-expanded]').filter({ hasText: amount }).click()

async function toCheckout(page: Page, say: Say): Promise<void> {
  await fillOrder(page, say, '23')
  await page.waitForURL(/\/sandbox\/checkout\//)
}

/** A selection for the slip. */
async function pickOdds(page: Page): Promise<void> {
  const odds = page
    .getByRole('main')
    .locator('[data-anchor^="event "] button')
    .filter({ hasText: /\d\.\d\d/ })
  await odds.first().click()
}

const openSlip = (page: Page, say: Say) => page.getByRole('button', { name: say('slip.open_slip') }).click()

const DEPOSIT = '/account/payments?method=payeer'
const WITHDRAWAL = '/account/payments/withdrawal?method=payeer'
const HISTORY = '/account/payments/history'
const SAFETY = '/account/safety'

const MONEY: readonly StateOfAccount[] = [
  { name: 'deposit-first', who: 'fresh', path: '/account/payments' },
  {
    name: 'deposit-filled',
    who: 'busy',
    path: DEPOSIT,
    prepare: (page, say) => amountOf(page, say).fill('50'),
  },
  {
    name: 'deposit-methods',
    who: 'busy',
    path: DEPOSIT,
    onPhone: (page, say) => press(page, say('payments.change_method')),
  },
  {
    name: 'deposit-refused',
    who: 'busy',
    path: '/account/payments?method=beeline',
    async prepare(page, say) {
      await page.getByRole('textbox', { name: say('payments.field_phone') }).fill('812')
      await fillOrder(page, say, '19.99')
    },
  },
  {
    name: 'deposit-busy',
    who: 'busy',
    path: DEPOSIT,
    async prepare(page, say) {
      await stall(page, 'account/deposit')
      await fillOrder(page, say, '50')
    },
  },
  {
    name: 'deposit-unanswered',
    who: 'busy',
    path: DEPOSIT,
    async prepare(page, say) {
      await fail(page, 'account/deposit')
      await fillOrder(page, say, '50')
    },
  },
  { name: 'deposit-limit', who: 'full', path: DEPOSIT },
  {
    name: 'deposit-over-limit',
    who: 'near',
    path: DEPOSIT,
    prepare: (page, say) => amountOf(page, say).fill('60'),
  },
  {
    name: 'deposit-rules',
    who: 'refused',
    path: DEPOSIT,
    prepare: (page, say) => fillOrder(page, say, '30'),
  },
  { name: 'deposit-paused', who: 'paused', path: DEPOSIT },
  { name: 'deposit-excluded', who: 'excluded', path: DEPOSIT },
  { name: 'deposit-gone', who: 'gone', path: DEPOSIT },
  {
    name: 'deposit-out-of-time',
    who: 'outOfTime',
    path: DEPOSIT,
    prepare: (page, say) => fillOrder(page, say, '30'),
  },
  {
    name: 'voucher-wrong',
    who: 'busy',
    path: DEPOSIT,
    async prepare(page, say) {
      await page.getByRole('textbox', { name: say('vouchers.code') }).fill('7K4M-0XQ9-2TFB-H6WD')
      await press(page, say('vouchers.use'))
    },
  },
  { name: 'checkout', who: 'fresh', path: DEPOSIT, prepare: toCheckout },
  {
    name: 'checkout-pending',
    who: 'fresh',
    path: DEPOSIT,
    async prepare(page, say) {
      await toCheckout(page, say)
      await page.getByRole('textbox').first().fill('P1234567')
      await page.locator('button[value=pend]').click()
      await page.getByRole('link').waitFor()
    },
  },
  {
    name: 'history-unpaid',
    who: 'fresh',
    path: DEPOSIT,
    async prepare(page, say) {
      await toCheckout(page, say)
      await page.goto(new URL(HISTORY, page.url()).href)
      await page
        .getByRole('button', { name: say('payments.pay_on') })
        .first()
        .waitFor()
    },
  },
  {
    name: 'checkout-closed',
    // Not whose payments others look at.
    who: 'guarded',
    path: DEPOSIT,
    async prepare(page, say) {
      await toCheckout(page, say)
      const checkout = page.url()
      await page.goto(new URL(HISTORY, checkout).href)
      await press(page, say('payments.give_up'))
      await press(page, say('payments.cancel_yes'))
      await page
        .getByRole('button', { name: say('payments.pay_on') })
        .first()
        .waitFor({ state: 'hidden' })
      await page.goto(checkout)
    },
  },
  { name: 'withdrawal-first', who: 'fresh', path: WITHDRAWAL },
  { name: 'withdrawal-running', who: 'busy', path: WITHDRAWAL },
  {
    name: 'withdrawal-refused',
    who: 'busy',
    path: WITHDRAWAL,
    async prepare(page, say) {
      await page.getByRole('textbox', { name: say('payments.field_wallet') }).fill('\u04201234567')
      await fillOrder(page, say, '99999')
    },
  },
  {
    name: 'withdrawal-cancel',
    who: 'busy',
    path: WITHDRAWAL,
    prepare: (page, say) => press(page, say('payments.cancel')),
  },
  { name: 'withdrawal-excluded', who: 'excluded', path: WITHDRAWAL },
  { name: 'withdrawal-rules', who: 'refused', path: WITHDRAWAL },
  // What is being paid out is open by itself.
  { name: 'history', who: 'busy', path: HISTORY },
  { name: 'history-closed', who: 'busy', path: HISTORY, prepare: (page) => openPayment(page, '120.00') },
  {
    name: 'history-open-rejected',
    who: 'busy',
    path: HISTORY,
    prepare: (page) => openPayment(page, '40.00'),
  },
  {
    name: 'history-receipt',
    who: 'busy',
    path: HISTORY,
    prepare: printReceipt,
  },
  {
    name: 'history-charged-back',
    who: 'chargedBack',
    path: HISTORY,
    prepare: (page) => openPayment(page, '30.00'),
  },
  { name: 'pay', who: null, path: `/pay/${PAY_REFERENCE}` },
  { name: 'history-empty', who: 'paused', path: HISTORY },
  {
    name: 'history-failed',
    who: 'busy',
    path: HISTORY,
    async prepare(page) {
      await fail(page, 'account/payments*')
      await page.reload()
    },
  },
  { name: 'history-range', who: 'busy', path: `${HISTORY}/from/2026-01-01/to/2026-12-31` },
  { name: 'limits-of-methods', who: null, path: '/payments' },
  { name: 'statement', who: 'busy', path: '/account/statement' },
  { name: 'statement-empty', who: 'paused', path: '/account/statement' },
]

const BONUSES: readonly StateOfAccount[] = [
  { name: 'bonuses-none', who: 'paused', path: '/account/bonuses' },
  { name: 'bonuses-active', who: 'busy', path: '/account/bonuses' },
  { name: 'bonus-frame-alone', who: null, path: '/bonus/frame' },
  {
    name: 'bonus-frame',
    who: 'busy',
    path: '/account/bonuses',
    async prepare(page) {
      const address = await page.locator('iframe').getAttribute('src')
      await page.goto(new URL(address ?? '', page.url()).href)
      await page.getByRole('listitem').first().waitFor()
    },
  },
  { name: 'campaigns', who: null, path: '/bonuses' },
  { name: 'bets', who: 'busy', path: '/account/bets' },
  { name: 'bets-none', who: 'fresh', path: '/account/bets' },
  { name: 'bets-excluded', who: 'excluded', path: '/account/bets' },
]

const SAFETIES: readonly StateOfAccount[] = [
  { name: 'safety-first', who: 'fresh', path: SAFETY },
  { name: 'safety-limits', who: 'busy', path: SAFETY },
  { name: 'safety-full', who: 'full', path: SAFETY },
  {
    name: 'safety-forms',
    who: 'busy',
    path: SAFETY,
    async prepare(page, say) {
      const change = new RegExp(`^${say('safety.change')}:`)
      await page.getByRole('button', { name: change }).first().click()
      await page.getByRole('main').getByRole('textbox').first().fill('0')
      await page.keyboard.press('Enter')
      await press(page, say('safety.length.7d'))
      await press(page, say('safety.choose'))
      await press(page, say('safety.exclude'))
    },
  },
  { name: 'safety-paused', who: 'paused', path: SAFETY },
  { name: 'safety-excluded', who: 'excluded', path: SAFETY },
  { name: 'safety-returning', who: 'returning', path: SAFETY },
  { name: 'safety-gone', who: 'gone', path: SAFETY },
  { name: 'safety-out-of-time', who: 'outOfTime', path: SAFETY },
  { name: 'home-excluded', who: 'excluded', path: '/' },
  { name: 'slip-excluded', who: 'excluded', path: '/prematch', prepare: pickOdds, onPhone: openSlip },
  { name: 'slip-out-of-time', who: 'outOfTime', path: '/prematch', prepare: pickOdds, onPhone: openSlip },
  {
    name: 'reality-check',
    who: 'hourLong',
    path: '/',
    prepare: (page) => page.getByRole('dialog').waitFor(),
  },
]

const PERSON: readonly StateOfAccount[] = [
  { name: 'profile-first', who: 'fresh', path: '/account/profile' },
  { name: 'profile', who: 'busy', path: '/account/profile' },
  { name: 'identity-none', who: 'fresh', path: '/account/identity' },
  {
    name: 'identity-wanting',
    who: 'fresh',
    path: '/account/identity',
    prepare: (page, say) => press(page, say('identity.hand_in')),
  },
  { name: 'identity-submitted', who: 'full', path: '/account/identity' },
  { name: 'identity-refused', who: 'refused', path: '/account/identity' },
  { name: 'identity-verified', who: 'busy', path: '/account/identity' },
  { name: 'security', who: 'busy', path: '/account/security' },
  {
    name: 'security-totp',
    who: 'busy',
    path: '/account/security',
    async prepare(page, say) {
      await press(page, say('security.turn_on'))
      await page.getByRole('dialog').locator('[name=code]').fill('123456')
      await page.keyboard.press('Enter')
    },
  },
  { name: 'security-two-step', who: 'guarded', path: '/account/security' },
  {
    name: 'security-proof',
    who: 'guarded',
    path: '/account/security',
    isLongAgo: true,
    prepare: askForCodes,
  },
  {
    name: 'security-recovery-codes',
    who: 'guarded',
    path: '/account/security',
    isLongAgo: true,
    async prepare(page, say) {
      await askForCodes(page, say)
      await page.getByRole('dialog').getByRole('textbox').fill(EXAMPLE_PASSWORD)
      await press(page, say('security.proof_confirm'))
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  { name: 'notifications-none', who: 'fresh', path: '/account/notifications' },
  { name: 'notifications', who: 'busy', path: '/account/notifications' },
  { name: 'data', who: 'fresh', path: '/account/data' },
  { name: 'data-hindered', who: 'busy', path: '/account/data' },
  {
    name: 'data-ready',
    who: 'leaving',
    path: '/account/data',
    prepare: (page, say) => page.getByText(say('privacy.copy_ready')).waitFor(),
  },
  {
    name: 'data-link',
    who: 'leaving',
    path: '/account/data',
    async prepare(page, say) {
      // The link of the letter opens a page anew.
      const link = `${page.url()}#${'a'.repeat(43)}`
      await page.goto(new URL('/icon.svg', link).href)
      await page.goto(link)
      await page.getByRole('button', { name: say('privacy.copy_download') }).waitFor()
    },
  },
  {
    name: 'data-closing',
    who: 'leaving',
    path: '/account/data',
    async prepare(page, say) {
      await press(page, say('privacy.close_start'))
      await press(page, say('privacy.close_now'))
    },
  },
  { name: 'data-excluded', who: 'gone', path: '/account/data' },
]

/** Every screen of the account in every state that it knows, by what a person does to see it. */
export const STATES_OF_ACCOUNT: readonly StateOfAccount[] = [
  ...WAYS_IN,
  ...MONEY,
  ...BONUSES,
  ...SAFETIES,
  ...PERSON,
]
