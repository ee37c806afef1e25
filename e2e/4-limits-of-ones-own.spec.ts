import { formatMoney } from '@xezer/i18n/format-money'
import { expectBooksInOrder } from './support/audit.ts'
import { cellOf } from './support/cells.ts'
import { lookOf, openSlip } from './support/looks.ts'
import { expectAccessible } from './support/page-health.ts'
import { registerPlayer } from './support/player.ts'
import { expect, test } from './support/worlds.ts'

const look = lookOf('desktop-az')
test.use(look.use)

const { say, told } = look

test('a limit and a break of his own hold in the slip, and the account says so', async ({
  page,
  scripted,
}) => {
  const player = await registerPlayer(scripted)
  await player.enter(page)
  const match = await scripted.stage.announce(30, [2, 3, 4])
  const safety = `${scripted.url}/account/safety`
  await page.goto(safety)
  const limits = page.getByRole('region', { name: say('safety.limit.stake') })
  await limits
    .getByRole('button', { name: say('safety.set') })
    .first()
    .click()
  await limits.getByRole('textbox').fill('20')
  await page.keyboard.press('Enter')
  await expect(limits).toContainText(say('safety.limit_of', { used: '0.00', amount: '20.00 ₼' }))

  await page.goto(scripted.url + match.path)
  await cellOf(page, told('market.type.1x2'), told('outcome.1')).click()
  const slip = await openSlip(page, look)
  const stake = slip.cards.getByRole('textbox')
  await stake.fill('20.01')
  await slip.place.click()
  await expect(slip.root).toContainText(
    told('error.limit_reached.stake', { span: told('error.limit_span.1'), left: formatMoney(2000n, 'AZN') }),
  )
  await stake.fill('20')
  await slip.place.click()
  await expect(page.getByTestId('balance')).toHaveText('980.00 ₼')

  await page.goto(safety)
  await expect(limits).toContainText(say('safety.limit_of', { used: '20.00', amount: '20.00 ₼' }))
  // What is used up is said before the press.
  const stakeFull = say('safety.amount_for', {
    kind: say('safety.limit.stake'),
    span: say('safety.length.24h'),
  })
  const { rows } = await scripted.ownerPool.query<{ id: bigint }>('select id from player where email = $1', [
    player.email,
  ])
  await scripted.ownerPool.query(
    "insert into player_limit (player_id, kind, days, amount) values ($1, 'time', 1, 1)",
    [rows[0]?.id],
  )
  await page.goto(scripted.url + match.path)
  await cellOf(page, told('market.type.1x2'), told('outcome.x')).click()
  await openSlip(page, look)
  await expect(slip.root).toContainText(
    say('safety.limit_full', { limits: `${stakeFull}; ${say('safety.time')}` }),
  )
  // No stake is asked for that would be refused, and the limits are a press away.
  await expect(slip.root.getByRole('button', { name: told('slip.place'), exact: true })).toBeDisabled()
  await expect(slip.root.getByRole('textbox')).toHaveCount(0)
  await expect(slip.root.getByRole('link', { name: say('safety.to_limits') })).toBeVisible()
  // Of the time it is known when it is there again.
  const opens = say('safety.time_opens', { from: 'WHEN' }).split('WHEN')
  const opensAt = new RegExp(opens.join('\\d\\d/\\d\\d(/20\\d\\d)? \\d\\d:\\d\\d'))
  await expect(slip.root).toContainText(opensAt)
  await page.goto(safety)
  await expect(page.getByRole('region', { name: say('safety.time'), exact: true })).toContainText(opensAt)
  // A deposit would be refused too: it says so instead of offering a button.
  await page.goto(`${scripted.url}/account/payments`)
  const full = page.getByRole('main').getByRole('status')
  await expect(full).toContainText(say('payments.no_time'))
  await expect(full).toContainText(opensAt)
  await expect(page.getByRole('button', { name: say('payments.continue_plain') })).toBeDisabled()
  await scripted.ownerPool.query("delete from player_limit where player_id = $1 and kind = 'time'", [
    rows[0]?.id,
  ])

  await page.goto(safety)
  const timeOut = page.getByRole('region', { name: say('safety.time_out') })
  await timeOut.getByRole('button', { name: say('safety.length.24h') }).click()
  await page.getByRole('button', { name: say('safety.begin') }).click()
  await expect(page.getByRole('main')).toContainText(say('safety.works'))
  await expectAccessible(page)
  await page.goto(scripted.url + match.path)
  // What is in the slip is read, and nothing is offered.
  await openSlip(page, look)
  const pausedUntil = say('safety.paused_until', { until: '' }).trim()
  await expect(slip.root).toContainText(pausedUntil)
  await expect(slip.place).toHaveCount(0)
  await expect(slip.root.getByRole('textbox')).toHaveCount(0)
  await page.goto(scripted.url)
  await openSlip(page, look)
  await expect(slip.root).toContainText(pausedUntil)
  if (look.isPhone) await page.keyboard.press('Escape')
  // Neither on a phone, whose slip is closed.
  await page.setViewportSize({ width: 390, height: 844 })
  const pill = page.getByRole('button', { name: say('slip.open_slip') })
  await expect(pill).toBeVisible()
  await expect(pill.locator('..').getByRole('button')).toHaveCount(1)
  await page.setViewportSize(look.use.viewport)
  // The bet from before stands, and is read on.
  await page.goto(`${scripted.url}/account/bets`)
  await expect(page.getByRole('main')).toContainText(say('safety.works'))
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('20.00 ₼')
  await expect(page.getByRole('button', { name: say('coupon.share') })).toBeVisible()
  await expect(page.getByRole('button', { name: say('coupon.again') })).toHaveCount(0)
  await expectBooksInOrder(scripted)
})
