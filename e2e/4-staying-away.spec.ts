import { EXAMPLE_PASSWORD } from '@xezer/dev-world/example-registration'
import { formatMoney } from '@xezer/i18n/format-money'
import { readMatchScript } from '@xezer/sports/football/facts/match-script'
import { expectBooksInOrder } from './support/audit.ts'
import { lookOf } from './support/looks.ts'
import { registerPlayer } from './support/player.ts'
import { placeOverCall } from './support/scene.ts'
import { homeWin } from './support/stage.ts'
import { expect, test } from './support/worlds.ts'

const look = lookOf('phone-en')
test.use(look.use)

const { say } = look
const manat = (amount: number) => formatMoney(BigInt(amount * 100), 'AZN')

test('who excluded himself with a bet in play is offered nothing, logs in, and is paid what it won', async ({
  page,
  scripted: world,
}) => {
  const player = await registerPlayer(world)
  // The link of a mail has a journey of its own.
  await world.ownerPool.query('update player set email_confirmed_at = now() where email = $1', [player.email])
  const match = await world.stage.announce(30, [2, 3, 4])
  await placeOverCall({ world, player }, [[match, '1', 2]], 20)
  const deposit = `${world.url}/account/payments?method=payeer`
  const main = page.getByRole('main')
  const offer = page.getByRole('radio', { name: '+20%' })
  const question = page.getByRole('region', { name: say('safety.prompt') })
  await player.enter(page, world.url)
  await main.locator('footer').scrollIntoViewIfNeeded()
  await expect(main.getByText(say('home.slots_banner'))).toBeVisible()
  await page.goto(deposit)
  await expect(offer).toBeVisible()
  await expect(question).toBeVisible()

  await page.goto(`${world.url}/account/safety`)
  const card = page.getByRole('region', { name: say('safety.exclusion') })
  await card.getByRole('button', { name: say('safety.choose') }).click()
  await card.getByRole('button', { name: say('safety.exclude') }).click()
  await expect(card.getByText(say('safety.box_wanted'))).toBeVisible()
  await card.getByRole('checkbox').check()
  await card.getByRole('button', { name: say('safety.exclude') }).click()
  await expect(main).toContainText(say('safety.works'))

  // Games are absent, not locked, and the first page says why; the rounds of before are read in the account.
  await page.goto(world.url)
  await expect(main.getByText(say('safety.works'))).toBeVisible()
  await main.locator('footer').scrollIntoViewIfNeeded()
  await expect(main.getByText(say('prematch.popular'), { exact: true })).toBeVisible()
  await expect(main.getByText(say('home.slots_banner'))).toHaveCount(0)
  const bottom = page.getByRole('navigation', { name: say('nav.bottom') })
  const games = page.getByRole('link', { name: say('nav.casino'), exact: true })
  await expect(bottom.getByRole('link', { name: say('nav.favourites') })).toBeVisible()
  await bottom.getByRole('button', { name: say('nav.menu') }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: say('nav.sports') })).toBeVisible()
  await expect(games).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.goto(`${world.url}/account/rounds`)
  await expect(main.getByRole('heading', { name: say('nav.rounds') })).toBeVisible()

  const account = page.getByRole('banner').getByRole('button', { name: new RegExp(say('nav.account')) })
  await account.click()
  await page.getByRole('menuitem', { name: say('auth.logout') }).click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('auth.login') })
    .click()
  const login = page.getByRole('dialog', { name: say('auth.login_title') })
  await login.locator('[name=email]').fill(player.email)
  await login.locator('[name=password]').fill(EXAMPLE_PASSWORD)
  await login.getByRole('button', { name: say('auth.login'), exact: true }).click()
  await expect(account).toBeVisible()

  await page.goto(deposit)
  const amount = page.getByRole('textbox', { name: say('payments.amount'), exact: true })
  await expect(main).toContainText(say('payments.away'))
  const safer = page.getByRole('region', { name: say('aside.safer') })
  await expect(safer.getByRole('link', { name: say('safety.to_limits') })).toBeVisible()
  await expect(safer).not.toContainText(say('aside.stake_what_you_can'))
  await expect(safer).not.toContainText(say('aside.no_deposit_limit'))
  await expect(amount).toHaveCount(0)
  // The session of this log-in asks without the page, and is told why.
  const stored = await page.evaluate(() => localStorage.getItem('xezer.session') ?? '{}')
  const { token } = JSON.parse(stored) as { token: string }
  const { body } = await world.call(
    'account/deposit',
    { method: 'payeer', amount: 50 },
    { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
  )
  expect(body).toMatchObject({ code: 'player_excluded' })
  await expect(offer).toHaveCount(0)
  await expect(question).toHaveCount(0)
  const tabs = page.getByRole('navigation', { name: say('payments.sections') })
  await expect(tabs.getByRole('link')).toHaveText([say('payments.withdrawal'), say('payments.history')])
  await tabs.getByRole('link', { name: say('payments.history') }).click()
  await expect(main).toContainText(say('payments.empty_today'))
  await expect(main.getByRole('link', { name: say('payments.to_deposit') })).toHaveCount(0)

  await page.goto(`${world.url}/account/bets`)
  const amounts = main.locator('dl').first().locator('dd:first-of-type')
  await expect(amounts).toHaveText([manat(980), manat(20), manat(0)])
  await match.settle(homeWin('lost'), readMatchScript('H12 | .'))
  await expect(main.locator('[data-status=won]').first()).toBeVisible()
  await expect(amounts).toHaveText([manat(1020), manat(0), manat(0)])

  await page.goto(`${world.url}/account/payments/withdrawal?method=payeer`)
  await amount.fill('30')
  await page.getByRole('textbox', { name: say('payments.field_wallet') }).fill('P1234567')
  await page.getByRole('button', { name: say('payments.withdraw', { amount: manat(30) }) }).click()
  await expect(page.getByRole('list', { name: say('payments.details') })).toBeVisible()
  await expect(amounts).toHaveText([manat(990), manat(0), manat(0)])
  await expectBooksInOrder(world)
})
