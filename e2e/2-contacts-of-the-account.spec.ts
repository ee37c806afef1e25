import type { Page } from '@playwright/test'
import { EXAMPLE_PASSWORD } from '@xezer/dev-world/example-registration'
import { expectAccessible, expectNoOverflow } from './support/page-health.ts'
import { registerPlayer } from './support/player.ts'
import { codeOf } from './support/telephone.ts'
import { say, wordsOf } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

/** The value that stands beside a name of the profile. */
const lineOf = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: name }).getByRole('definition').first()

test('a player takes another phone number, on the phone and in Azerbaijani', async ({
  page,
  scripted: world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const player = await registerPlayer(world)
  await player.enter(page, `${world.url}/account/profile`)
  const change = page.getByRole('button', { name: say('contact.change_phone') })
  await change.click()
  const phone = page.getByLabel(`${say('contact.phone_new')} (+994)`)
  await expect(phone).toBeFocused()
  const save = page.locator('form', { has: phone }).getByRole('button', { name: say('account.save') })
  await save.click()
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(say('field.field_required'))
  await expectAccessible(page)
  await expectNoOverflow(page)
  // Given up, and taken up anew: nothing of before stands in it, and the focus is where it was.
  await page.getByRole('button', { name: say('ui.back') }).click()
  await expect(change).toBeFocused()
  await page.keyboard.press('Enter')
  await phone.fill('5512')
  const password = page
    .locator('form', { has: phone })
    .getByLabel(say('auth.password_current'), { exact: true })
  await password.fill(EXAMPLE_PASSWORD)
  await save.click()
  await expect(phone).toHaveAccessibleDescription(say('field.phone_invalid'))
  await phone.fill('551234567')
  await expect(phone).toHaveValue('55 123 4567')
  await password.fill('not the password')
  await save.click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toBeFocused()
  await password.fill(EXAMPLE_PASSWORD)
  await save.click()
  await expect(lineOf(page, say('auth.phone'))).toContainText('+994 55 123 4567')
  await expect(change).toBeFocused()
  await page.goto(`${world.url}/account/notifications`)
  await expect(page.getByRole('main')).toContainText('67')
  const outbox = await (await page.request.get(`${world.url}/dev/outbox`)).text()
  expect(outbox).toContain(player.email)
})

test('with two-step log-in a code is asked for, on the desktop and in Russian', async ({
  page,
  context,
  scripted: world,
}) => {
  const russian = wordsOf('ru')
  await page.setViewportSize({ width: 1440, height: 900 })
  await context.addCookies([{ name: 'locale', value: 'ru', url: world.url }])
  const player = await registerPlayer(world)
  const headers = { authorization: `Bearer ${player.token}` }
  const ask = async (path: string, body: object) => (await world.call(`account/${path}`, body, headers)).body
  const { secret } = (await ask('totpStart', {})) as { secret: string }
  const { recoveryCodes } = (await ask('totpOn', { code: codeOf(secret) })) as { recoveryCodes: string[] }
  await player.enter(page, `${world.url}/account/profile`)
  await page.getByRole('button', { name: russian('contact.change_phone') }).click()
  const phone = page.getByLabel(new RegExp(`^${russian('contact.phone_new')}`))
  const form = page.locator('form', { has: phone })
  await phone.fill('+7 912 345-67-89')
  await form.getByLabel(russian('auth.password_current'), { exact: true }).fill(EXAMPLE_PASSWORD)
  await page.keyboard.press('Enter')
  const code = form.getByLabel(russian('auth.code'), { exact: true })
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await code.fill(recoveryCodes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(lineOf(page, russian('auth.phone'))).toContainText('+79123456789')
})

/** What the button of the newest letter of this kind to an address opens. */
async function linkTo(page: Page, url: string, address: string, what: 'take' | 'stop'): Promise<string> {
  const outbox = await (await page.request.get(`${url}/dev/outbox`)).text()
  const letter = outbox
    .split('<article>')
    .find((article) => article.includes(`<p>${address} `) && article.includes(`/link/address/${what}#`))
  const [, secret] = /\/link\/address\/\w+#([\w-]{43})"/.exec(letter ?? '') ?? []
  return `${url}/link/address/${what}#${secret}`
}

test('another address becomes the account’s with the link of a letter, on the phone and in English', async ({
  page,
  context,
  scripted: world,
}) => {
  const english = wordsOf('en')
  await page.setViewportSize({ width: 390, height: 844 })
  await context.addCookies([{ name: 'locale', value: 'en', url: world.url }])
  const player = await registerPlayer(world)
  const next = `new.${player.email}`
  await player.enter(page, `${world.url}/account/profile`)
  await page.getByRole('button', { name: english('contact.change_email') }).click()
  const email = page.getByLabel(english('contact.email_new'))
  await expect(email).toBeFocused()
  const form = page.locator('form', { has: email })
  await email.fill('no address')
  await form.getByLabel(english('auth.password_current'), { exact: true }).fill(EXAMPLE_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(email).toHaveAccessibleDescription(english('field.email_invalid'))
  await email.fill(next)
  await page.keyboard.press('Enter')
  // What waits stands with the present one, and may be sent again.
  const waiting = page.getByRole('main').getByText(next)
  await expect(waiting).toBeVisible()
  await expect(lineOf(page, english('auth.email'))).toContainText(player.email)
  await expectAccessible(page)
  await expectNoOverflow(page)
  const first = await linkTo(page, world.url, next, 'take')
  const again = page.getByRole('definition').getByRole('button', { name: english('auth.confirm_resend') })
  const sent = page.waitForResponse('**/api/account/emailAgain')
  await again.click()
  expect((await sent).status()).toBe(200)
  await page.goto(first)
  await page.getByRole('button', { name: english('contact.take') }).click()
  await expect(page.getByRole('alert').first()).not.toBeEmpty()
  await page.goto('about:blank')
  await page.goto(await linkTo(page, world.url, next, 'take'))
  await expectAccessible(page)
  await page.getByRole('button', { name: english('contact.take') }).click()
  await expect(page.getByRole('status').filter({ hasText: english('contact.taken') })).toBeVisible()
  await page.getByRole('button', { name: english('auth.to_profile') }).click()
  await expect(lineOf(page, english('auth.email'))).toContainText(next)
  await expect(waiting).toHaveCount(1)
  const logIn = (address: string) => world.call('login', { email: address, password: EXAMPLE_PASSWORD })
  expect([(await logIn(player.email)).status, (await logIn(next)).status]).toEqual([401, 200])
})

test('a change that the player did not ask for is stopped from the letter, or given up in the profile', async ({
  page,
  scripted: world,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const player = await registerPlayer(world)
  const headers = { authorization: `Bearer ${player.token}` }
  const next = `new.${player.email}`
  const want = async () =>
    (await world.call('account/email', { email: next, password: EXAMPLE_PASSWORD }, headers)).status
  expect(await want()).toBe(200)
  await player.enter(page, `${world.url}/account/profile`)
  await expect(page.getByRole('main').getByText(next)).toBeVisible()
  await page.goto(await linkTo(page, world.url, player.email, 'stop'))
  await page.getByRole('button', { name: say('contact.stop'), exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: say('contact.stopped') })).toBeVisible()
  await page.getByRole('button', { name: say('auth.to_profile') }).click()
  await expect(lineOf(page, say('auth.email'))).toContainText(player.email)
  await expect(page.getByRole('main').getByText(next)).toHaveCount(0)
  expect(await want()).toBe(200)
  await page.reload()
  await page.getByRole('button', { name: say('contact.email_cancel') }).click()
  await expect(page.getByRole('main').getByText(next)).toHaveCount(0)
  await page.goto(await linkTo(page, world.url, next, 'take'))
  await page.getByRole('button', { name: say('contact.take'), exact: true }).click()
  await expect(page.getByRole('alert').first()).not.toBeEmpty()
})
