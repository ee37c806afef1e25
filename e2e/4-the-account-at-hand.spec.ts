import { DepositAnswer } from '@xezer/contract/payments'
import { serverTranslator } from '@xezer/i18n/server-text'
import { registerPlayer } from './support/player.ts'
import { say } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

const told = serverTranslator('az')

test('the menu of the account leads to each of its sections, and the profile to who the player is', async ({
  page,
  scripted: world,
}) => {
  await (await registerPlayer(world)).enter(page, `${world.url}/account/profile`)
  const main = page.getByRole('main')
  const open = () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(say('nav.account')) })
      .click()
  for (const name of [
    'nav.payments',
    'nav.bonuses',
    'nav.statement',
    'nav.identity',
    'nav.profile',
  ] as const) {
    await open()
    await page.getByRole('menuitem', { name: say(name), exact: true }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(name))
  }
  // A switch stays over while what was saved is read anew.
  await page.route('**/api/account/profile*', () => {})
  const offers = main.getByRole('switch', { name: say('privacy.offers') })
  await expect(offers).toHaveAttribute('aria-checked', 'false')
  const saved = page.waitForResponse('**/api/account/setting*')
  const asked = page.waitForRequest('**/api/account/profile*')
  await offers.click()
  await saved
  await asked
  await expect(offers).toHaveAttribute('aria-checked', 'true')
  await main
    .getByRole('definition')
    .getByRole('link', { name: say('nav.identity') })
    .click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('nav.identity'))
})

test('Enter gives no bonus up: a withdrawal that would lose one waits for the button that says so', async ({
  page,
  scripted: world,
}) => {
  const player = await registerPlayer(world)
  // Without it nothing is withdrawn, and the button is off.
  await world.ownerPool.query('update player set email_confirmed_at = now() where email = $1', [player.email])
  const sent: unknown[] = []
  await page.route('**/api/account/withdrawal', (route) => {
    sent.push(route.request().postDataJSON())
    const refusal = { error: 'A bonus would be lost', code: 'bonus_would_be_lost' }
    return route.fulfill({ status: 409, json: refusal })
  })
  await player.enter(page, `${world.url}/account/payments/withdrawal?method=payeer`)
  await page.getByRole('textbox', { name: say('payments.amount'), exact: true }).fill('30')
  const wallet = page.getByRole('textbox', { name: say('payments.field_wallet') })
  await wallet.fill('P1234567')
  const anyway = page.getByRole('button', { name: say('bonuses.withdraw_anyway') })
  await wallet.press('Enter')
  await expect(anyway).toBeVisible()
  await wallet.press('Enter')
  await expect(anyway).toHaveCount(0)
  await wallet.press('Enter')
  await anyway.click()
  await expect.poll(() => sent.length).toBe(3)
  expect(sent.map((body) => Object(body).forfeitBonus)).toEqual([undefined, undefined, true])
})

test('beside the bonus stands how far it is', async ({ page, scripted: world }) => {
  const player = await registerPlayer(world)
  const headers = { authorization: `Bearer ${player.token}`, 'idempotency-key': 'strip' }
  const order = { method: 'payeer', amount: 50, bonus: 'reload' }
  const { redirect } = DepositAnswer.parse((await world.call('account/deposit', order, headers)).body)
  await player.enter(page)
  const checkout = new URL(redirect?.url ?? '', world.url)
  for (const [name, value] of Object.entries(redirect?.data ?? {})) checkout.searchParams.set(name, value)
  await page.goto(checkout.href)
  await page.getByRole('textbox').first().fill('P1234567')
  await page.getByRole('button', { name: told('checkout.approve'), exact: true }).click()
  await page.waitForURL(/\/account\/payments\/history/)
  const progress = page
    .getByRole('main')
    .getByRole('link', { name: say('bonuses.progress_bets', { done: 0, needed: 10 }) })
  await expect(progress).toBeVisible()
  const menu = page.getByRole('navigation', { name: say('nav.account') })
  await expect(menu.getByRole('link', { name: say('nav.bonuses') })).toContainText('0/10')
  await progress.click()
  await expect(page).toHaveURL(/\/account\/bonuses$/)
})

test('the table of limits stays in the currency that was chosen', async ({ page, scripted: world }) => {
  await page.goto(`${world.url}/payments`)
  const dollars = page.getByRole('button', { name: 'USD', exact: true })
  await dollars.click()
  await expect(dollars).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(dollars).toHaveAttribute('aria-pressed', 'true')
  await page
    .locator('footer')
    .getByRole('link', { name: say('nav.rules'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/rules/)
  await page.goBack()
  await expect(dollars).toHaveAttribute('aria-pressed', 'true')
})

test('no deposit is offered before it is known whether a player stays away', async ({
  page,
  scripted: world,
}) => {
  const player = await registerPlayer(world)
  let answer = () => {}
  const asked = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/api/account/safety*', async (route) => {
    await asked
    await route.continue()
  })
  await player.enter(page, `${world.url}/account/payments`)
  const tabs = page.getByRole('navigation', { name: say('payments.sections') })
  const deposit = tabs.getByRole('link', { name: say('payments.deposit') })
  const amount = page.getByRole('textbox', { name: say('payments.amount'), exact: true })
  await expect(tabs.getByRole('link', { name: say('payments.withdrawal') })).toBeVisible()
  // The form is there, and is not shown.
  await expect(page.locator('main [name=amount]')).toHaveCount(1)
  await expect(amount).toHaveCount(0)
  await expect(deposit).toHaveCount(0)
  answer()
  await expect(deposit).toBeVisible()
  await expect(amount).toBeVisible()
})

test('a deposit whose answer was lost says that a second press doubles nothing, and it does not', async ({
  page,
  scripted: world,
}) => {
  const player = await registerPlayer(world)
  await page.route(
    '**/api/account/deposit',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await player.enter(page, `${world.url}/account/payments?method=payeer`)
  const amount = page.getByRole('textbox', { name: say('payments.amount'), exact: true })
  await amount.fill('50')
  await amount.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: say('payments.unanswered') })).toBeVisible()
  await amount.press('Enter')
  await page.waitForURL(/\/sandbox\/checkout\//)
  const { rowCount } = await world.ownerPool.query(
    'select from payment where player_id = (select id from player where email = $1)',
    [player.email],
  )
  expect(rowCount).toBe(1)
})

test('what was not read is counted over the bell of the narrow menu, which stays in line', async ({
  page,
  scripted: world,
}) => {
  const player = await registerPlayer(world)
  await world.ownerPool.query(
    `insert into notice (player_id, kind, details)
     select id, 'password_changed', '{}' from player, generate_series(1, 120) where email = $1`,
    [player.email],
  )
  await page.setViewportSize({ width: 1024, height: 900 })
  await player.enter(page, `${world.url}/account/profile`)
  const sections = page.getByRole('navigation', { name: say('nav.account') })
  const bell = sections.getByRole('link', { name: say('nav.notifications') })
  const mark = bell.getByText('99+')
  await expect(mark).toBeVisible()
  // More are not counted.
  await expect(bell).toHaveAccessibleName(
    `${say('nav.notifications')} ${say('privacy.unread', { count: 100 })}`,
  )
  const boxes = [bell, mark, bell.locator('svg'), sections.locator('svg').first()]
  const [tile, count, picture, first] = await Promise.all(boxes.map((one) => one.boundingBox()))
  if (!tile || !count || !picture || !first) throw new Error('nothing is drawn there')
  expect(picture.x).toBeCloseTo(first.x, 0)
  expect(count.x).toBeGreaterThanOrEqual(tile.x)
  expect(count.x + count.width).toBeLessThanOrEqual(tile.x + tile.width)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('what the page says for a moment leaves the button free, and goes with a tap', async ({
    page,
    scripted: world,
  }) => {
    const player = await registerPlayer(world)
    await world.ownerPool.query('update player set email_confirmed_at = now() where email = $1', [
      player.email,
    ])
    await player.enter(page, `${world.url}/account/payments/withdrawal?method=payeer`)
    await page.getByRole('textbox', { name: say('payments.amount'), exact: true }).fill('30')
    await page.getByRole('textbox', { name: say('payments.field_wallet') }).fill('P1234567')
    const order = page.getByRole('button', { name: /30[.,]00/ })
    await order.tap()
    const line = page.getByText(say('payments.ordered'), { exact: true })
    await expect(line).toBeVisible()
    const send = page.getByRole('main').locator('form button[type=submit]')
    await send.scrollIntoViewIfNeeded()
    const [above, below] = [await line.boundingBox(), await send.boundingBox()]
    if (!above || !below) throw new Error('nothing is drawn there')
    expect(above.y + above.height <= below.y || above.y >= below.y + below.height).toBe(true)
    await line.tap()
    await expect(line).toHaveCount(0, { timeout: 1000 })
  })

  test('the marks of the bar are as tall as a finger', async ({ page, scripted: world }) => {
    await page.goto(`${world.url}/registerro`)
    const banner = page.getByRole('banner')
    for (const mark of [
      banner.getByRole('link', { name: new RegExp(say('nav.home_link', { brand: '' })) }),
      banner.getByRole('button', { name: say('nav.simulation') }),
    ]) {
      await expect(mark).toBeVisible()
      const reach = await mark.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const isHit = (dy: number) => {
          const hit = document.elementFromPoint(x + width / 2, y + height / 2 + dy)
          return hit !== null && element.contains(hit)
        }
        return isHit(-21) && isHit(21)
      })
      expect(reach).toBe(true)
    }
  })
})
