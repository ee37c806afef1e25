import { EXAMPLE_PASSWORD } from '@xezer/dev-world/example-registration'
import { prices } from '@xezer/dev-world/scripted-feed'
import { cellOf, openAllLines } from './support/cells.ts'
import { registerPlayer } from './support/player.ts'
import { slipOf } from './support/slip.ts'
import { say, wordsOf } from './support/words.ts'
import { bootScripted, expect, type ScriptedWorld, test } from './support/worlds.ts'

let world: ScriptedWorld
test.beforeAll(async () => {
  world = await bootScripted()
})
test.afterAll(() => world.stop())

test('the title names the page that is shown, also when it was seen before', async ({ page }) => {
  const match = await world.stage.playLive()
  const versus = new RegExp(`${match.home} . ${match.away}`)
  await page.goto(`${world.url}/live`)
  const link = page.getByRole('main').locator(`a[href="${match.path}"]`).first()
  await link.click()
  await expect(page).toHaveTitle(versus)
  await page.goBack()
  await expect(page).toHaveTitle(new RegExp(say('nav.live')))
  await expect(page).not.toHaveTitle(versus)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(match.home)
  await expect(page).toHaveTitle(versus)
  await page.getByRole('button', { name: say('nav.language') }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect(page.getByRole('main')).toContainText('Azerbaijan')
  const home = await page.getByRole('heading', { level: 1 }).textContent()
  await expect(page).toHaveTitle(new RegExp(`^${home} – `))
})

test('a filter of the markets leads from deep in them to the first', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  const match = await world.stage.playLive()
  await match.offer(
    Array.from({ length: 24 }, (_, line) =>
      prices('total', `total=${line + 0.5}`, [
        ['over', 1.9],
        ['under', 1.85],
      ]),
    ),
  )
  await page.goto(world.url + match.path)
  await openAllLines(page, 24)
  const main = page.getByRole('main')
  await expect(main.locator('[data-cells] button').nth(40)).toBeAttached()
  const scrolled = () => main.evaluate((node) => node.scrollTop)
  // Cards beyond the first ones come a moment later: whoever scrolls before has them added above as well.
  await expect
    .poll(async () => {
      await main.evaluate((node) => node.scrollTo({ top: 300 }))
      await page.waitForTimeout(300)
      return scrolled()
    })
    .toBe(300)
  const goals = page
    .getByRole('tablist', { name: say('event.sections') })
    .getByRole('tab', { name: 'Qollar' })
  await goals.click()
  await expect(page).toHaveURL(/group=goals/)
  await expect(goals).toHaveAttribute('aria-selected', 'true')
  // Below what stays, and not to the top of the page: the board is known.
  const edge = async () => {
    const bar = await goals.boundingBox()
    return (bar?.y ?? 0) + (bar?.height ?? 0)
  }
  const first = main.getByRole('heading', { level: 3 }).first()
  await expect.poll(async () => ((await first.boundingBox())?.y ?? 0) - (await edge())).toBeLessThan(80)
  expect(((await first.boundingBox())?.y ?? 0) - (await edge())).toBeGreaterThanOrEqual(0)
  expect(await scrolled()).toBeGreaterThan(100)
})

test('a session that ended on an account page says why the log-in is asked for, which leads back to it', async ({
  page,
}) => {
  const player = await registerPlayer(world)
  await player.enter(page, `${world.url}/account/profile`)
  await expect(page.getByRole('main')).toContainText(say('account.personal_info'))
  await world.call('logout', {}, { authorization: `Bearer ${player.token}` })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(say('err.session_expired'))
  await dialog.locator('[name=email]').fill(player.email)
  await dialog.locator('[name=password]').fill(EXAMPLE_PASSWORD)
  await dialog.getByRole('button', { name: say('auth.login'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(say('account.personal_info'))
  await expect(page).toHaveURL(`${world.url}/account/profile`)
})

test('what was typed when a session ended is there after the log-in, and for nobody else', async ({
  page,
}) => {
  const [player, other] = [await registerPlayer(world), await registerPlayer(world)]
  await player.enter(page)
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  const endSession = async () => {
    const stored = await page.evaluate(() => localStorage.getItem('xezer.session'))
    const { token } = JSON.parse(stored ?? '{}') as { token?: string }
    await world.call('logout', {}, { authorization: `Bearer ${token}` })
    await expect(page.getByRole('dialog')).toContainText(say('err.session_expired'))
  }
  const logIn = async ({ email }: { email: string }) => {
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name=email]').fill(email)
    await dialog.locator('[name=password]').fill(EXAMPLE_PASSWORD)
    await dialog.getByRole('button', { name: say('auth.login'), exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }
  await page.goto(`${world.url}/account/identity`)
  await box(say('identity.number')).fill('1234567')
  await endSession()
  await logIn(player)
  await expect(box(say('identity.number'))).toHaveValue('1234567')
  await page.goto(`${world.url}/account/payments?method=qiwi`)
  const phone = box(say('payments.field_phone'))
  await box(say('payments.amount')).fill('25')
  await phone.fill('9123456789')
  await endSession()
  await logIn(player)
  await expect(box(say('payments.amount'))).toHaveValue('25')
  await expect(phone).toHaveValue('9123456789')
  // The form that was open is open again; the password is typed anew.
  await page.goto(`${world.url}/account/profile`)
  await page.getByRole('button', { name: say('contact.change_email') }).click()
  const address = page.getByRole('textbox', { name: say('contact.email_new') })
  const password = page.getByRole('main').locator('form').filter({ has: address }).locator('[name=password]')
  await address.fill('another@example.com')
  await password.fill('not to be kept')
  await endSession()
  await logIn(player)
  await expect(address).toHaveValue('another@example.com')
  await expect(password).toHaveValue('')
  // A card's number is typed anew.
  await page.goto(`${world.url}/account/payments?method=visa`)
  await box(say('payments.field_card')).fill('4111111111111111')
  await box(say('payments.amount')).fill('26')
  await endSession()
  await logIn(player)
  await expect(box(say('payments.amount'))).toHaveValue('26')
  await expect(box(say('payments.field_card'))).toHaveValue('')
  await endSession()
  await logIn(other)
  await expect(box(say('payments.amount'))).toHaveValue('')
})

test('another tab’s player finds nothing of the last one', async ({ page, context }) => {
  const [first, second] = [await registerPlayer(world), await registerPlayer(world)]
  const match = await world.stage.announce(30, [2, 3.2, 3.9])
  const position = { event: match.id, factor: `${match.id}:1x2::1`, value: 2, amount: 5 }
  await world.call(
    'betSlip/place',
    { bets: [{ type: 'singles', amount: 5, positions: [position] }] },
    { authorization: `Bearer ${first.token}`, 'idempotency-key': crypto.randomUUID() },
  )
  await first.enter(page)
  await page.goto(`${world.url}/account/bets`)
  await expect(page.getByRole('main')).toContainText(match.home)
  await second.enter(await context.newPage())
  await expect(page.getByRole('main')).toContainText(say('bet.empty'))
  await expect(page.getByRole('main')).not.toContainText(match.home)
})

test('menus and the search are left by keyboard', async ({ page }) => {
  const match = await world.stage.playLive()
  await page.goto(world.url)
  const button = page.getByRole('button', { name: say('nav.language') })
  await button.press('Enter')
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(items).toHaveCount(0)
  const search = page.getByRole('textbox', { name: say('nav.search') })
  await search.fill(match.home)
  const found = page.getByRole('search').getByRole('link').first()
  await found.focus()
  await page.keyboard.press('Escape')
  await expect(found).toHaveCount(0)
  await expect(search).toBeFocused()
})

test('nothing on the page jumps or fades when the language changes', async ({ page }) => {
  await world.stage.playLive()
  await page.goto(world.url)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => {
    const shell = document.querySelector('#root > div')
    if (shell === null) throw new Error('there is no shell')
    const watcher = new MutationObserver(() => {
      if (shell.hasAttribute('data-stale')) document.documentElement.dataset.seen = 'stale'
    })
    watcher.observe(shell, { attributes: true })
  })
  await page.getByRole('button', { name: say('nav.language') }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  const group = wordsOf('en')('live.carousel')
  await expect(page.getByRole('navigation', { name: group })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Azerbaijan')
  await expect(page.locator('html')).not.toHaveAttribute('data-seen')
})

test('the phone’s number pad goes with the selection that it types for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const player = await registerPlayer(world)
  await player.enter(page)
  const matches = [
    await world.stage.announce(20, [2, 3.2, 3.9]),
    await world.stage.announce(20, [2, 3.2, 3.9]),
    await world.stage.announce(20, [2, 3.2, 3.9]),
  ]
  for (const match of matches) {
    await page.goto(world.url + match.path)
    const cell = cellOf(page, 'Oyunun nəticəsi', '1')
    await cell.click()
    await expect(cell).toHaveAttribute('aria-pressed', 'true')
  }
  await page
    .getByRole('navigation', { name: say('nav.bottom') })
    .getByRole('button')
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: say('nav.slip') })
  const { cards, type } = slipOf(page)
  await type('singles').click()
  await expect(cards).toHaveCount(3)
  await cards.last().getByRole('textbox').click()
  const key = sheet.getByRole('button', { name: '7', exact: true })
  await expect(key).toBeVisible()
  await cards.last().getByRole('button').first().click()
  await expect(cards).toHaveCount(2)
  await expect(key).toHaveCount(0)
  await cards.last().getByRole('textbox').click()
  await key.click()
  await expect(cards.first().getByRole('textbox')).toHaveValue('')
  await expect(cards.last().getByRole('textbox')).toHaveValue('7')
})
