import type { Page } from '@playwright/test'
import { EXAMPLE_PASSWORD } from '@xezer/dev-world/example-registration'
import { looksOf } from './support/looks.ts'
import { expectAccessible, expectNoOverflow } from './support/page-health.ts'
import { registerPlayer } from './support/player.ts'
import { codeOf } from './support/telephone.ts'
import { expect, test } from './support/worlds.ts'

const [phone, desktop = phone] = looksOf('phone-az', 'desktop-az')
/** Both are read in one language. */
const { say } = phone
test.use(phone.use)

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const part = (page: Page, title: string) => page.getByRole('region', { name: title })

/** Out, and to the dialog that leads in again. */
async function leave(page: Page, url: string): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('xezer.session'))
  await page.goto(`${url}/account/security`)
  await expect(page.getByRole('dialog', { name: say('auth.login_title') })).toBeVisible()
}

test('a passkey is added on a phone, leads in without a password, and is removed', async ({
  page,
  scripted,
}) => {
  // Passkeys belong to a domain, and an address is none.
  const url = scripted.url.replace('127.0.0.1', 'localhost')
  const player = await registerPlayer(scripted)
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await player.enter(page, url)
  await page.goto(`${url}/account/security`)
  await press(page, say('security.passkey_add'))
  await page.getByLabel(say('security.passkey_name'), { exact: true }).fill('Telefonum')
  await press(page, say('security.passkey_create'))
  const passkeys = part(page, say('security.passkeys'))
  await expect(passkeys.getByText('Telefonum')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await leave(page, url)
  await press(page, say('auth.passkey'))
  await expect(page).toHaveURL(`${url}/`)
  await page.goto(`${url}/account/security`)
  await expect(part(page, say('security.sessions')).getByText(say('security.method_passkey'))).toBeVisible()
  await press(page, say('security.passkey_remove', { name: 'Telefonum' }))
  await press(page, say('security.remove'))
  await expect(passkeys.getByText('Telefonum')).toHaveCount(0)
  await leave(page, url)
  await press(page, say('auth.passkey'))
  await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: /./ })).toBeVisible()
})

test.describe(() => {
  test.use(desktop.use)
  test('two-step log-in: on with a proof, in with a code, in with a recovery code', async ({
    page,
    scripted,
  }) => {
    const player = await registerPlayer(scripted)
    await scripted.ownerPool.query("update session set proven_at = now() - interval '1 hour'")
    await player.enter(page)
    await page.goto(`${scripted.url}/account/security`)
    await press(page, say('security.turn_on'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(EXAMPLE_PASSWORD)
    await press(page, say('security.proof_confirm'))
    await expect(dialog.getByRole('img', { name: say('security.qr') })).toBeVisible()
    await expectAccessible(page)
    const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '')
    await dialog.getByRole('textbox').fill(codeOf(secret))
    await dialog.getByRole('button', { name: say('security.turn_on') }).click()
    const codes = dialog.getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const recoveryCode = await codes.first().innerText()
    await press(page, say('security.saved'))
    await expect(
      part(page, say('security.two_step')).getByText(say('security.active'), { exact: true }),
    ).toBeVisible()
    const answers = [
      // The code that turned it on was used with that.
      async () => dialog.getByRole('textbox').fill(codeOf(secret, 1)),
      async () => {
        await press(page, say('auth.use_recovery'))
        await dialog.getByRole('textbox').fill(recoveryCode)
      },
    ]
    for (const answer of answers) {
      await leave(page, scripted.url)
      await page.getByLabel(say('auth.email'), { exact: true }).fill(player.email)
      await page.getByLabel(say('auth.password'), { exact: true }).fill(EXAMPLE_PASSWORD)
      await dialog.getByRole('button', { name: say('auth.login'), exact: true }).click()
      await expect(page.getByLabel(say('auth.code'), { exact: true })).toBeFocused()
      await answer()
      await dialog.getByRole('button', { name: say('auth.login'), exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await page.goto(`${scripted.url}/account/security`)
      await expect(part(page, say('security.sessions')).getByRole('listitem').first()).toBeVisible()
    }
    await expect(part(page, say('security.two_step'))).toContainText(say('security.recovery_left', { n: 9 }))
  })
})

test('money leaves by a code where two-step log-in is on', async ({ page, scripted }) => {
  const player = await registerPlayer(scripted)
  await player.enter(page)
  const headers = { authorization: `Bearer ${player.token}` }
  const ask = async (path: string, body: object) =>
    (await scripted.call(`account/${path}`, body, headers)).body
  const { secret } = (await ask('totpStart', {})) as { secret: string }
  const { recoveryCodes } = (await ask('totpOn', { code: codeOf(secret) })) as { recoveryCodes: string[] }
  await scripted.ownerPool.query('update player set email_confirmed_at = now() where email = $1', [
    player.email,
  ])
  await page.goto(`${scripted.url}/account/payments/withdrawal?method=payeer`)
  await page.getByLabel(say('payments.amount'), { exact: true }).fill('50')
  await page.getByLabel(say('payments.field_wallet'), { exact: true }).fill('P1234567')
  const code = page.getByLabel(say('payments.code'), { exact: true })
  const send = page.getByRole('button', {
    name: say('payments.withdraw', { amount: '50.00\u00a0₼' }),
    exact: true,
  })
  await send.click()
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription(new RegExp(say('field.field_required')))
  await expectAccessible(page)
  await expectNoOverflow(page)
  await code.fill('000000')
  await expect(code).not.toHaveAttribute('aria-invalid', 'true')
  await send.click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await code.fill(recoveryCodes[0] ?? '')
  await send.click()
  await expect(code).toHaveValue('')
  const { rows } = await scripted.ownerPool.query(
    'select o.status from payment o join player p on p.id = o.player_id where p.email = $1',
    [player.email],
  )
  expect(rows).toEqual([{ status: 'ordered' }])
})

test('a link of a letter that is over asks a guest to log in before it speaks of his profile', async ({
  page,
  scripted,
}) => {
  await page.goto(`${scripted.url}/link/email#${'a'.repeat(43)}`)
  await expect(page.getByText(say('auth.confirm_again_guest'))).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('auth.login'), exact: true })
    .click()
  await expect(page.getByRole('dialog', { name: say('auth.login_title') })).toBeVisible()
})
