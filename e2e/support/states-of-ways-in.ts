import { EXAMPLE_PASSWORD } from '@xezer/dev-world/example-registration'
import type { Page } from 'playwright'
import type { PeopleOfAccount } from './people-of-account.ts'
import { press, type Say, type StateOfAccount } from './state-of-account.ts'

async function openLogin(page: Page, say: Say): Promise<void> {
  await press(page, say('auth.login'))
  await page.getByRole('dialog').locator('[name=email]').waitFor()
}

async function openRegistration(page: Page, say: Say): Promise<void> {
  await openLogin(page, say)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('auth.register') })
    .click()
  await page.getByRole('dialog').locator('[name=firstname]').waitFor()
}

/** The password was right, and a code is asked for. */
async function enterCode(page: Page, say: Say, { guarded }: PeopleOfAccount): Promise<void> {
  await openLogin(page, say)
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=email]').fill(guarded.email)
  await dialog.locator('[name=password]').fill(EXAMPLE_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByLabel(say('auth.code'), { exact: true }).waitFor()
}

/** How a guest comes in, and what he meets on the way. */
export const WAYS_IN: readonly StateOfAccount[] = [
  { name: 'login', who: null, path: '/', prepare: openLogin },
  {
    name: 'login-wrong',
    who: null,
    path: '/',
    async prepare(page, say) {
      await openLogin(page, say)
      await page.getByRole('dialog').locator('[name=email]').fill('nobody@example.com')
      await page.getByRole('dialog').locator('[name=password]').fill('not this one')
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').getByRole('alert').first().waitFor()
    },
  },
  { name: 'login-code', who: null, path: '/', prepare: enterCode },
  {
    name: 'login-code-recovery',
    who: null,
    path: '/',
    async prepare(page, say, people) {
      await enterCode(page, say, people)
      await press(page, say('auth.use_recovery'))
      await page.getByRole('dialog').getByRole('textbox').fill('7K4M-0XQ9-2TFB')
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').locator('[aria-invalid=true]').waitFor()
    },
  },
  {
    name: 'recovery',
    who: null,
    path: '/',
    async prepare(page, say) {
      await openLogin(page, say)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('auth.forgot') })
        .click()
    },
  },
  {
    name: 'recovery-sent',
    who: null,
    path: '/',
    async prepare(page, say) {
      await openLogin(page, say)
      await page.getByRole('dialog').locator('[name=email]').fill('nobody@example.com')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('auth.forgot') })
        .click()
      await press(page, say('auth.send_link'))
    },
  },
  { name: 'register', who: null, path: '/', prepare: openRegistration },
  {
    name: 'register-refused',
    who: null,
    path: '/',
    async prepare(page, say) {
      await openRegistration(page, say)
      const form = page.getByRole('dialog')
      await form.locator('[name=email]').fill('aysel@')
      await form.locator('[name=firstname]').fill('Айсель')
      await form.locator('[name=promo]').fill('NOSUCH')
      await press(page, say('auth.promo_check'))
      await form.getByRole('button', { name: say('auth.register') }).click()
    },
  },
  { name: 'register-ro', who: null, path: '/registerro' },
  {
    name: 'register-az-refused',
    who: null,
    path: '/registeraz',
    prepare: (page, say) =>
      page
        .getByRole('main')
        .getByRole('button', { name: say('auth.register') })
        .click(),
  },
  { name: 'register-azx-player', who: 'fresh', path: '/registerazx' },
  { name: 'new-password', who: null, path: `/link/password#${'a'.repeat(43)}` },
  {
    name: 'new-password-refused',
    who: null,
    path: `/link/password#${'a'.repeat(43)}`,
    async prepare(page, say) {
      await page.locator('[name=next]').fill('quite another secret')
      await page.locator('[name=repeat]').fill('quite another secret')
      await press(page, say('auth.change_password'))
    },
  },
  { name: 'email-link-dead', who: null, path: `/link/email#${'a'.repeat(43)}` },
  { name: 'account-guest', who: null, path: '/account/payments' },
]
