import { PROMO_FORMS } from '@xezer/contract/promo-forms'
import { EXAMPLE_PASSWORD } from '@xezer/dev-world/example-registration'
import { lookOf } from './support/looks.ts'
import { draftRegistration } from './support/player.ts'
import { expect, test } from './support/worlds.ts'

const look = lookOf('desktop-az')
test.use(look.use)

const { say } = look

for (const [path, code] of Object.entries(PROMO_FORMS)) {
  test(`${path} opens an account with ${code}, in dollars and without a passport`, async ({
    page,
    scripted,
  }) => {
    await page.goto(scripted.url + path)
    const form = page.getByRole('main')
    const field = (name: string) => form.locator(`[name=${name}]`)
    const { email } = draftRegistration()
    const values = { email, password: EXAMPLE_PASSWORD, birthdate: '1990-05-17' }
    const person = { firstname: 'Aysel', lastname: 'Mammadova', phone: '0501234567' }
    for (const [name, value] of Object.entries({ ...values, ...person })) await field(name).fill(value)
    await expect(field('passport')).toHaveCount(0)
    await expect(form.getByLabel(say('auth.currency'))).toHaveValue('USD')
    const promo = field('promo')
    const check = form.getByRole('button', { name: say('auth.promo_check') })
    await expect(promo).toHaveValue(code)
    await check.click()
    await expect(form.getByText(say('auth.promo_found'))).toBeVisible()
    // Any code but the three is said to be wrong and taken out; the form keeps its own.
    await promo.fill('neft24')
    await check.click()
    await expect(form.getByText(say('field.promo_wrong'))).toBeVisible()
    await expect(promo).toHaveValue('')
    await form.getByRole('checkbox', { name: say('auth.age_confirm') }).check()
    await form.getByRole('checkbox', { name: say('auth.rules_agree') }).check()
    await form.getByRole('button', { name: say('auth.register') }).click()
    await expect(page.getByTestId('balance')).toContainText('$')
    await expect(page).toHaveURL(`${scripted.url}/`)
    const { rows } = await scripted.pool.query(
      'select promo, affiliate_partner, passport, rules_version from player where email = $1',
      [email],
    )
    expect(rows).toEqual([{ promo: code, affiliate_partner: '904', passport: null, rules_version: 1 }])
  })
}
