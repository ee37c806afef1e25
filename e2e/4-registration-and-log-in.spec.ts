import type { Locator, Page } from '@playwright/test'
import { EXAMPLE_PASSWORD } from '@xezer/dev-world/example-registration'
import { lookOf } from './support/looks.ts'
import { draftRegistration, registerPlayer } from './support/player.ts'
import { expect, test } from './support/worlds.ts'

const look = lookOf('desktop-az')
test.use(look.use)

const { say, told } = look
const field = (form: Locator, name: string) => form.locator(`[name=${name}]`)

async function openRegistration(page: Page, url: string): Promise<Locator> {
  await page.goto(url)
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('auth.register') })
    .click()
  return page.getByRole('dialog', { name: say('auth.register_title') })
}

async function fillIn(form: Locator, changes: Partial<Record<string, string>> = {}): Promise<string> {
  const { email } = draftRegistration()
  const values = {
    email,
    password: EXAMPLE_PASSWORD,
    birthdate: '1990-05-17',
    firstname: 'Aysel',
    lastname: 'Mammadova',
    passport: 'aze1234567',
    iwhen: '2020-03-01',
    phone: '0501234567',
    ...changes,
  }
  for (const [name, value] of Object.entries(values)) await field(form, name).fill(value)
  return values.email
}

const submit = (form: Locator) => form.getByRole('button', { name: say('auth.register') }).click()

test('an empty form names every missing field', async ({ page, scripted }) => {
  const form = await openRegistration(page, scripted.url)
  await submit(form)
  await expect(form.getByText(say('field.field_required'))).toHaveCount(8)
  await expect(form.getByText(say('auth.consents_required'))).toBeVisible()
  await expect(field(form, 'email')).toBeFocused()
  await field(form, 'email').fill('a')
  await expect(form.getByText(say('field.field_required'))).toHaveCount(7)
})

test('masks: Latin capitals in names, groups of digits in the phone', async ({ page, scripted }) => {
  const form = await openRegistration(page, scripted.url)
  await fillIn(form)
  await expect(field(form, 'firstname')).toHaveValue('AYSEL')
  await expect(field(form, 'passport')).toHaveValue('AZE1234567')
  await expect(field(form, 'phone')).toHaveValue('50 123 4567')
  // Nothing is taken out of a name unseen: it would be another one.
  await field(form, 'lastname').fill('')
  await field(form, 'lastname').pressSequentially('Məmmədova')
  await expect(field(form, 'lastname')).toHaveValue('MƏMMƏDOVA')
  await expect(form.getByText(say('field.latin_only'))).toBeVisible()
  // A tap beside the form or a reload throws nothing away but what is secret.
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  const again = await openRegistration(page, scripted.url)
  await expect(field(again, 'firstname')).toHaveValue('AYSEL')
  await expect(field(again, 'birthdate')).toHaveValue('17.05.1990')
  await expect(field(again, 'phone')).toHaveValue('50 123 4567')
  await expect(field(again, 'password')).toHaveValue('')
  await expect(field(again, 'passport')).toHaveValue('')
})

test('refuses the young, whoever keeps the rules unread, and a taken address', async ({ page, scripted }) => {
  const taken = await registerPlayer(scripted)
  const form = await openRegistration(page, scripted.url)
  const youngest = new Date(Date.now() - 17.9 * 365.25 * 86_400_000).toISOString().slice(0, 10)
  await fillIn(form, { birthdate: youngest, email: taken.email })
  await form.getByRole('checkbox', { name: say('auth.age_confirm') }).check()
  await submit(form)
  await expect(form.getByText(say('field.under_age'))).toBeVisible()
  await expect(form.getByText(say('auth.consents_required'))).toBeVisible()
  await field(form, 'birthdate').fill('1990-05-17')
  await submit(form)
  await expect(form.getByText(say('auth.consents_required'))).toBeVisible()
  await form.getByRole('checkbox', { name: say('auth.rules_agree') }).check()
  await submit(form)
  // Once: what one field says is not said again above the button.
  await expect(form.getByText(told('error.email_taken'))).toHaveCount(1)
  await field(form, 'email').press('End')
  await field(form, 'email').pressSequentially('n')
  await expect(form.getByText(told('error.email_taken'))).toHaveCount(0)
})

test('registers, leaves, and comes back only with the right password', async ({ page, scripted }) => {
  const form = await openRegistration(page, `${scripted.url}/prematch`)
  const email = await fillIn(form)
  await form.getByRole('checkbox', { name: say('auth.age_confirm') }).check()
  await form.getByRole('checkbox', { name: say('auth.rules_agree') }).check()
  await submit(form)
  await expect(page.getByTestId('balance')).toHaveText('1 000.00 ₼')
  await expect(page).toHaveURL(`${scripted.url}/`)
  await expect(form).toHaveCount(0)
  // What comes next: the letter, and money.
  const next = page.getByRole('region', { name: say('join.next_title') })
  await expect(next).toContainText(say('auth.confirm_lead'))
  await expect(next.getByRole('link', { name: say('payments.to_deposit') })).toHaveAttribute(
    'href',
    '/account/payments',
  )
  await next.getByRole('button', { name: say('nav.close') }).click()
  await expect(next).toHaveCount(0)
  await page.reload()
  await expect(page.getByTestId('balance')).toHaveText('1 000.00 ₼')

  await page.goto(`${scripted.url}/account/profile`)
  await expect(page.getByRole('main')).toContainText(email)
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(say('nav.account')) })
    .click()
  await page.getByRole('menuitem', { name: say('auth.logout') }).click()
  await expect(page).toHaveURL(`${scripted.url}/`)
  await expect(page.getByTestId('balance')).toHaveCount(0)

  await page
    .getByRole('banner')
    .getByRole('button', { name: say('auth.login') })
    .click()
  const login = page.getByRole('dialog', { name: say('auth.login_title') })
  await field(login, 'email').fill(email)
  await field(login, 'password').fill('not-the-password')
  await login.getByRole('button', { name: say('auth.login') }).click()
  await expect(login.getByText(told('error.wrong_credentials'))).toBeVisible()
  await field(login, 'password').fill(EXAMPLE_PASSWORD)
  await expect(login.getByText(told('error.wrong_credentials'))).toHaveCount(0)
  await login.getByRole('button', { name: say('auth.login') }).click()
  await expect(page.getByTestId('balance')).toHaveText('1 000.00 ₼')
})

test('joins with a promo code and +20 % of each deposit', async ({ page, scripted }) => {
  const form = await openRegistration(page, scripted.url)
  const email = await fillIn(form, { promo: 'az' })
  await form.getByRole('button', { name: say('auth.promo_check') }).click()
  await expect(form.getByText(say('auth.promo_found'))).toBeVisible()
  await field(form, 'bonus').selectOption({ label: say('join.bonus_each', { percent: 20 }) })
  await expect(form.getByRole('link', { name: say('bonuses.terms') })).toBeVisible()
  await form.getByRole('checkbox', { name: say('auth.age_confirm') }).check()
  await form.getByRole('checkbox', { name: say('auth.rules_agree') }).check()
  await submit(form)
  await expect(page.getByTestId('balance')).toHaveText('1 000.00 ₼')
  const { rows } = await scripted.pool.query(
    'select promo, bonus_choice, affiliate_partner from player where email = $1',
    [email],
  )
  expect(rows).toEqual([{ promo: 'AZ', bonus_choice: 1, affiliate_partner: '904' }])
})

test('the password is changed on the profile', async ({ page, scripted }) => {
  const player = await registerPlayer(scripted)
  await player.enter(page)
  await page.goto(`${scripted.url}/account/profile`)
  const next = 'novyi-parol-soroka-41'
  await page.locator('[name=prev]').fill('wrong-password-1')
  await page.locator('[name=next]').fill(next)
  await page.locator('[name=repeat]').fill(`${next}x`)
  const save = page.getByRole('button', { name: say('account.save') })
  await save.click()
  await expect(page.getByText(say('field.password_mismatch'))).toBeVisible()
  await page.locator('[name=repeat]').fill(next)
  await save.click()
  await expect(page.getByText(told('error.password_wrong'))).toHaveCount(1)
  await expect(page.locator('[name=prev]')).toBeFocused()
  await page.locator('[name=prev]').fill(EXAMPLE_PASSWORD)
  await save.click()
  await expect(page.getByText(say('auth.password_changed'))).toBeVisible()
  const { status } = await scripted.call('login', { email: player.email, password: next })
  expect(status).toBe(200)
})

test('account pages ask a guest to log in', async ({ page, scripted }) => {
  await page.goto(`${scripted.url}/account/bets`)
  await expect(page.getByRole('dialog', { name: say('auth.login_title') })).toBeVisible()
})
