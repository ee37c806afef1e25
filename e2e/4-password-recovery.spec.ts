import { EXAMPLE_PASSWORD } from '@xezer/dev-world/example-registration'
import { must } from '@xezer/std/assert'
import { lookOf } from './support/looks.ts'
import { registerPlayer } from './support/player.ts'
import { expect, test } from './support/worlds.ts'

const look = lookOf('phone-ru')
test.use(look.use)

const { say } = look
const NEXT = 'quite another secret'

test('a forgotten password: from the log-in to a mail, a new password and back in', async ({
  page,
  scripted,
}) => {
  const { email } = await registerPlayer(scripted)
  await page.goto(scripted.url)
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('auth.login') })
    .click()
  const login = page.getByRole('dialog', { name: say('auth.login_title') })
  await login.locator('[name=email]').fill(email)
  await login.getByRole('button', { name: say('auth.forgot') }).click()
  const recovery = page.getByRole('dialog', { name: say('auth.recovery_title') })
  // What was typed is there, on the way back as well.
  await expect(recovery.locator('[name=email]')).toHaveValue(email)
  await recovery.getByRole('button', { name: say('auth.back_to_login') }).click()
  await expect(login.locator('[name=email]')).toHaveValue(email)
  await login.getByRole('button', { name: say('auth.forgot') }).click()
  await recovery.getByRole('button', { name: say('auth.send_link') }).click()
  await expect(recovery.getByRole('alert')).toContainText(/\b30\b/)

  await expect
    .poll(async () => (await page.request.get(`${scripted.url}/dev/outbox`)).text(), { timeout: 30_000 })
    .toContain('/link/password#')
  const outbox = await (await page.request.get(`${scripted.url}/dev/outbox`)).text()
  const own = must(
    outbox
      .split('<article>')
      .find((article) => article.includes(email) && article.includes('/link/password#')),
    'no mail',
  )
  const [, link] = must(/href="https?:\/\/[^/"]+(\/link\/password#[\w-]+)"/.exec(own), 'no link')
  await page.goto(scripted.url + link)
  const change = page.getByRole('button', { name: say('auth.change_password') })
  await page.locator('[name=next]').fill(NEXT)
  await page.locator('[name=repeat]').fill('something else')
  await change.click()
  await expect(page.getByText(say('field.password_mismatch'))).toBeVisible()
  await page.locator('[name=repeat]').fill(NEXT)
  await change.click()
  await expect(login).toBeVisible()
  await login.locator('[name=email]').fill(email)
  await login.locator('[name=password]').fill(EXAMPLE_PASSWORD)
  await login.getByRole('button', { name: say('auth.login'), exact: true }).click()
  await expect(login.getByRole('alert')).toBeVisible()
  await login.locator('[name=password]').fill(NEXT)
  await login.getByRole('button', { name: say('auth.login'), exact: true }).click()
  await expect(page.getByTestId('balance')).toHaveText(/1.000/)

  // The link was for once.
  await page.goto(scripted.url + link)
  await page.locator('[name=next]').fill('a third long secret')
  await page.locator('[name=repeat]').fill('a third long secret')
  await change.click()
  // Nothing is left that would be typed for nothing.
  const another = page.getByRole('button', { name: say('auth.new_link') })
  await expect(another).toBeFocused()
  await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty()
  await expect(change).toBeHidden()
  await expect(page.locator('[name=next]')).toHaveCount(0)
  await another.click()
  await expect(recovery).toBeVisible()
})
