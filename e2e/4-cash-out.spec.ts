import type { Page } from '@playwright/test'
import { prices } from '@xezer/dev-world/scripted-feed'
import { expectAccessible } from './support/page-health.ts'
import { registerPlayer, type TestPlayer } from './support/player.ts'
import type { StagedMatch } from './support/stage.ts'
import { say } from './support/words.ts'
import { expect, type ScriptedWorld, test } from './support/worlds.ts'

const PHONE = { width: 390, height: 844 }
const cardOf = (page: Page) => page.getByRole('main').locator('[data-anchor^="bet "]').first()

/** The home win at a price, and its chance without a margin. */
const worth = (match: StagedMatch, price: number, chance: number, status: 'open' | 'suspended' = 'open') =>
  match.offer([prices('1x2', '', [['1', price, chance]], status)])

async function place(
  world: ScriptedWorld,
  player: TestPlayer,
  matches: readonly StagedMatch[],
): Promise<void> {
  const positions = matches.map(({ id }) => ({ event: id, factor: `${id}:1x2::1`, value: 2 }))
  const bets = [{ type: matches.length > 1 ? 'accumulator' : 'singles', amount: 20, positions }]
  const headers = { authorization: `Bearer ${player.token}`, 'idempotency-key': crypto.randomUUID() }
  expect((await world.call('betSlip/place', { bets }, headers)).body).toMatchObject({ success: true })
}

test('a bet in play is cashed out on a phone: no value while it is suspended, asked again when it changed, paid once', async ({
  page,
  scripted,
}) => {
  await page.setViewportSize(PHONE)
  const player = await registerPlayer(scripted)
  const match = await scripted.stage.playLive()
  await worth(match, 2, 0.48)
  await place(scripted, player, [match])
  await player.enter(page)
  await page.goto(`${scripted.url}/account/bets`)
  const card = cardOf(page)
  const take = (amount: string) => card.getByRole('button', { name: say('cashout.value', { amount }) })
  await expect(take('18.24 ₼')).toBeEnabled()
  await worth(match, 1.6, 0.6)
  await expect(take('22.80 ₼')).toBeEnabled()
  await expect(card.getByRole('img', { name: say('cashout.line') })).toBeVisible()
  await worth(match, 1.6, 0.6, 'suspended')
  await expect(card.getByRole('button', { name: say('cashout.suspended') })).toBeDisabled()
  await worth(match, 1.6, 0.6)
  await take('22.80 ₼').click()
  await expect(card.getByRole('button', { name: /yoxlanılır/ })).toBeDisabled()
  await expect(card.getByRole('status')).toHaveText(say('cashout.stays'))
  await worth(match, 1.7, 0.55)
  await expect(card.getByRole('alert')).toHaveText(say('cashout.changed'))
  // What changed under the finger is not taken.
  const confirm = card.getByRole('button', { name: say('cashout.confirm', { amount: '20.90 ₼' }) })
  await expect(confirm).toBeFocused()
  await expectAccessible(page)
  await page.waitForTimeout(700)
  await page.keyboard.press('Enter')
  await expect(card).toContainText(say('cashout.part_paid', { amount: '20.90 ₼', stake: '20.00 ₼' }))
  await expect(card.getByText(/^Cash-out edilib: /)).toBeFocused()
  await expect(page.getByText(/^Cash-out edildi: .*20\.90\s₼$/)).toBeVisible()
  expect(await player.actual()).toMatchObject({ balance: 1000.9, unplayed: 0 })
})

test('an accumulator is cashed out in part and left to cash itself out, with the keys alone', async ({
  page,
  scripted,
}) => {
  const player = await registerPlayer(scripted)
  const matches = [await scripted.stage.announce(20), await scripted.stage.announce(22)]
  // Of four sides each meets the next: two matches apart have none in common.
  const [first, , second] = [...matches, await scripted.stage.announce(24)]
  if (first === undefined || second === undefined) throw new Error('no matches')
  for (const match of [first, second]) await worth(match, 2, 0.48)
  await place(scripted, player, [first, second])
  await player.enter(page)
  await page.goto(`${scripted.url}/account/bets`)
  const card = cardOf(page)
  const take = (amount: string) => card.getByRole('button', { name: say('cashout.value', { amount }) })
  await expect(take('17.51 ₼')).toBeEnabled()
  const settings = card.getByRole('button', { name: say('cashout.settings') })
  await settings.press('Enter')
  const slider = card.getByRole('slider')
  await slider.focus()
  for (let step = 0; step < 5; step++) await page.keyboard.press('PageDown')
  await expect(slider).toHaveAttribute('aria-valuetext', /10\.00\s₼ \/ 20\.00\s₼/)
  await take('8.75 ₼').press('Enter')
  // A key that is pressed twice sells no second part.
  await page.keyboard.press('Enter')
  await expect(card).toContainText(say('cashout.part_paid', { amount: '8.75 ₼', stake: '10.00 ₼' }))
  await expect(take('8.75 ₼')).toBeEnabled()
  await card.getByLabel(say('cashout.above')).fill('12,5')
  await card.getByLabel(say('cashout.below')).fill('abc')
  await page.keyboard.press('Enter')
  await expect(card).toContainText(say('cashout.invalid'))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(settings).toBeFocused()
  await page.keyboard.press('Enter')
  // What was typed is still there.
  await expect(card.getByLabel(say('cashout.above'))).toHaveValue('12,5')
  await card.getByLabel(say('cashout.below')).fill('')
  await page.keyboard.press('Enter')
  const rule = say('cashout.rule_above', { amount: '12.50 ₼' })
  await expect(card).toContainText(rule)
  await page.reload()
  await expect(card).toContainText(rule)
  await page.close()
  await worth(first, 1.3, 0.7)
  await expect.poll(async () => (await player.bets())[0]?.status).toBe('won')
  expect(await player.actual()).toMatchObject({ balance: 1001.51, unplayed: 0 })
})

test('what is cashed out leaves the open bets, and the keys go on at the next one', async ({
  page,
  scripted,
}) => {
  const player = await registerPlayer(scripted)
  const match = await scripted.stage.announce(20)
  await worth(match, 2, 0.48)
  for (let count = 0; count < 2; count++) await place(scripted, player, [match])
  await player.enter(page)
  await page.goto(`${scripted.url}/account/bets?filter=open`)
  const cards = page.getByRole('main').locator('[data-anchor^="bet "]')
  const take = cards.first().getByRole('button', { name: say('cashout.value', { amount: '18.24 ₼' }) })
  await expect(cards).toHaveCount(2)
  await take.press('Enter')
  await expect(cards).toHaveCount(1)
  await expect(cards.first()).toBeFocused()
  await take.press('Enter')
  await expect(cards).toHaveCount(0)
  await expect(page.getByRole('region', { name: say('nav.my_bets') })).toBeFocused()
})
