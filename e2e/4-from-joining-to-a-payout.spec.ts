import type { Page } from '@playwright/test'
import { formatMoney } from '@xezer/i18n/format-money'
import { earnByIdentity } from '@xezer/server/core/bonuses/deposit-bonus'
import { createSealing } from '@xezer/server/core/sealing/sealing'
import { verifyIdentity } from '@xezer/server/features/identity-check/identity-desk'
import { decideWithdrawal } from '@xezer/server/features/payments/payment-desk'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import { readMatchScript } from '@xezer/sports/football/facts/match-script'
import { expectBooksInOrder } from './support/audit.ts'
import { openCells } from './support/cells.ts'
import { lookOf, openSlip } from './support/looks.ts'
import { draftRegistration } from './support/player.ts'
import { placeOverCall } from './support/scene.ts'
import { homeWin, type StagedMatch } from './support/stage.ts'
import { bootScripted, expect, type ScriptedWorld, test } from './support/worlds.ts'

const look = lookOf('phone-ru')
test.use(look.use)

const { say, told } = look
const manat = (amount: number) => formatMoney(BigInt(amount * 100), 'AZN')
const WORD = { actor: 'desk', reason: 'looked at it' }
const WALLET = 'P1234567'
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Balance, stakes in play and bonus, as every page of the account shows them. */
async function expectAmounts(page: Page, ...amounts: readonly [cash: number, inPlay: number, bonus: number]) {
  await expect(page.getByRole('main').locator('dl').first().locator('dd:first-of-type')).toHaveText(
    amounts.map(manat),
  )
}

/** Joins with a promo code and the bonus of each deposit. */
async function join(page: Page, world: ScriptedWorld): Promise<{ id: number; token: string }> {
  await page.goto(world.url)
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('auth.register') })
    .click()
  const form = page.getByRole('dialog', { name: say('auth.register_title') })
  const { email, password, firstname, lastname, birthdate, passport, iwhen } = draftRegistration()
  const values = { email, password, firstname, lastname, birthdate, passport, iwhen, phone: '501234567' }
  for (const [name, value] of Object.entries({ ...values, promo: 'az' }))
    await form.locator(`[name=${name}]`).fill(value ?? '')
  await press(page, say('auth.promo_check'))
  await expect(form.getByText(say('auth.promo_found'))).toBeVisible()
  await form.locator('[name=bonus]').selectOption({ label: say('join.bonus_each', { percent: 20 }) })
  await form.getByRole('checkbox', { name: say('auth.age_confirm') }).check()
  await form.getByRole('checkbox', { name: say('auth.rules_agree') }).check()
  await form.getByRole('button', { name: say('auth.register') }).click()
  await expect(form).toHaveCount(0)
  const { token, user } = JSON.parse(
    await page.evaluate(() => localStorage.getItem('xezer.session') ?? '{}'),
  ) as { token: string; user: { id: number } }
  return { id: user.id, token }
}

/** Answers the question for a limit, and pays in as much as that leaves. */
async function payIn(page: Page, world: ScriptedWorld): Promise<void> {
  await page.goto(`${world.url}/account/payments?method=payeer`)
  await expectAmounts(page, 0, 0, 0)
  const question = page.getByRole('region', { name: say('safety.prompt') })
  await question.getByRole('textbox').fill('50')
  await question.getByRole('button', { name: say('safety.set') }).click()
  await expect(question).toHaveCount(0)
  await field(page, say('payments.amount')).fill('50')
  // What was chosen with the registration.
  await expect(page.getByRole('radio', { name: '+20%' })).toBeChecked()
  await expect(page.getByText(say('bonuses.to_bonus'), { exact: true })).toBeVisible()
  await press(page, say('payments.continue', { amount: manat(50) }))
  await page.waitForURL(/\/sandbox\/checkout\//)
  await page.getByRole('textbox').first().fill(WALLET)
  await press(page, told('checkout.approve'))
  await page.waitForURL(/\/account\/payments\/history/)
  await expectAmounts(page, 50, 0, 10)
  await expect(page.getByRole('main')).toContainText(say('safety.limit_full_about'))
}

/** A single of ten manat, whose stake nothing but the bonus pays; on a phone by the number pad of its sheet. */
async function stakeTheBonus(page: Page, { path }: StagedMatch, url: string): Promise<void> {
  await page.goto(url + path)
  await openCells(page.getByRole('main')).first().click()
  const slip = await openSlip(page, look)
  if (look.isPhone) await slip.root.getByRole('button', { name: '+10', exact: true }).tap()
  else await slip.cards.getByRole('textbox').fill('10')
  await expect(slip.root).toContainText(`${say('bonuses.bonus_part')}${manat(10)}`)
  await slip.place.click()
  await expect(slip.root).toContainText(new RegExp(say('slip.placed_number', { number: '\\d+' })))
}

/** Confirms the address with the link of the mail, and shows a document, which the house believes. */
async function showWhoItIs(page: Page, world: ScriptedWorld, id: number): Promise<void> {
  const withdrawal = `${world.url}/account/payments/withdrawal`
  await page.goto(withdrawal)
  await expect(page.getByText(say('payments.need.identity'))).toBeVisible()
  // What would be refused is not offered.
  await expect(page.getByRole('button', { name: say('payments.withdraw_plain'), exact: true })).toBeDisabled()
  const email = page.getByText(say('payments.need.email'))
  await email.getByRole('button', { name: say('auth.confirm_resend') }).click()
  await expect(email.getByRole('status')).not.toBeEmpty()
  const outbox = await (await page.request.get(`${world.url}/dev/outbox`)).text()
  await page.goto(world.url + (/\/link\/email#[\w-]{43}/.exec(outbox)?.[0] ?? ''))
  await expect(page.getByText(say('auth.email_is_confirmed'))).toBeVisible()
  await page.goto(withdrawal)
  await page
    .getByText(say('payments.need.identity'))
    .getByRole('link', { name: say('nav.identity') })
    .click()
  await field(page, say('identity.fin')).fill('E12345')
  await field(page, say('identity.expires')).fill('31.12.2099')
  await field(page, say('identity.series')).fill('AA')
  await field(page, say('identity.number')).fill('1234567')
  await field(page, say('identity.address')).fill('Bakı, Nizami küçəsi 1')
  await page
    .getByLabel(say('identity.add'))
    .setInputFiles([{ name: 'front.jpg', mimeType: 'image/jpeg', buffer: JPEG }])
  const list = page.getByRole('list', { name: say('identity.files') })
  await expect(
    list.getByRole('button', { name: say('identity.remove', { name: 'front.jpg' }) }),
  ).toBeVisible()
  await press(page, say('identity.hand_in'))
  const state = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await expect(state).toHaveText(say('identity.status.submitted'))
  const sealing = createSealing(world.config.dataKey, nodeMachine.secureRandom)
  const desk = { pool: world.pool, sealing, hearVerified: [earnByIdentity] }
  expect(await verifyIdentity(desk, id, WORD)).toBe('done')
  await expect(state).toHaveText(say('identity.status.verified'))
}

/** Orders everything, which a bonus that is not played yet stands against, and is paid when the house approves. */
async function takeOut(page: Page, world: ScriptedWorld): Promise<void> {
  await page.goto(`${world.url}/account/payments/withdrawal?method=payeer`)
  await press(page, say('payments.all_of_it', { amount: manat(160) }))
  await field(page, say('payments.field_wallet')).fill(WALLET)
  await press(page, say('payments.withdraw', { amount: manat(160) }))
  await press(page, say('bonuses.withdraw_anyway'))
  const steps = page.getByRole('list', { name: say('payments.details') })
  await expect(steps).toContainText(told('payment.status.ordered'))
  await expectAmounts(page, 0, 0, 0)
  const sums = page.getByRole('main').locator('dl').nth(1).locator('dd')
  await expect(sums).toHaveText([manat(0), manat(160)])
  const { rows } = await world.pool.query<{ id: bigint }>("select id from payment where direction = 'out'")
  expect(await decideWithdrawal(world.pool, Number(rows[0]?.id), 'approve', WORD)).toBe(true)
  await expect(sums).toHaveText([manat(0), manat(0)])
  await page.goto(`${world.url}/account/payments/history`)
  await expect(page.getByRole('main').getByRole('button', { name: `−${manat(160)}` })).toContainText(
    told('payment.status.done'),
  )
  await expectAmounts(page, 0, 0, 0)
}

test('a stranger joins, pays in, plays the bonus into cash, shows who he is and is paid out, to the coin', async ({
  page,
}) => {
  test.slow()
  // Nothing but what is paid in is played with, and nobody unknown is paid.
  const world = await bootScripted(undefined, {
    PLAY_MONEY: '0',
    IDENTITY_FROM: '0',
    PLACES_PER_SECOND: '1000',
  })
  const [first, rest] = [await world.stage.announce(60, [2, 3, 4]), await world.stage.announce(61, [2, 3, 4])]
  const player = await join(page, world)
  await payIn(page, world)

  for (let count = 0; count < 5; count++) await placeOverCall({ world, player }, [[first, '1', 2]])
  await stakeTheBonus(page, first, world.url)
  await page.goto(`${world.url}/account/bonuses`)
  await expectAmounts(page, 0, 60, 0)
  await expect(page.getByRole('navigation', { name: say('nav.account') })).toHaveCount(0)
  await first.settle(homeWin('lost'), readMatchScript('H12 | .'))
  // Five bets were of cash, and one of the bonus.
  await expectAmounts(page, 100, 0, 20)
  await expect(page.getByText(say('bonuses.progress_bets', { done: 6, needed: 10 }))).toBeVisible()
  const frame = page.frameLocator(`iframe[title="${say('bonuses.bets')}"]`)
  await expect(frame.getByText('+1', { exact: true })).toHaveCount(6)
  // What is chosen outside holds inside as well.
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((value) => localStorage.setItem('xezer.theme', value), theme)
    await expect(frame.locator('html')).toHaveAttribute('data-theme', theme)
  }

  for (let count = 0; count < 4; count++) await placeOverCall({ world, player }, [[rest, '1', 2]])
  await expectAmounts(page, 60, 40, 20)
  await rest.settle(homeWin('lost'), readMatchScript('H12 | .'))
  await expectAmounts(page, 160, 0, 0)
  await expect(page.getByText(told('bonus.status.done'), { exact: true })).toBeVisible()
  await expect(frame.getByText('+1', { exact: true })).toHaveCount(10)

  await showWhoItIs(page, world, player.id)
  // The welcome of those whom the house knows.
  await expectAmounts(page, 160, 0, 5)
  await takeOut(page, world)
  await expectBooksInOrder(world)
  await world.stop()
})
