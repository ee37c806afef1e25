import { minor } from '@xezer/money/minor'
import { sayOnVip } from '@xezer/server/features/betting/vip-desk'
import { expectBooksInOrder } from './support/audit.ts'
import { cellOf } from './support/cells.ts'
import { expectAccessible } from './support/page-health.ts'
import { registerPlayer } from './support/player.ts'
import { slipOf } from './support/slip.ts'
import { say } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

const RESULT = 'Oyunun nəticəsi'

test('a stake above the maximum is sent as VIP, held, and taken in part by a word of the house', async ({
  page,
  scripted,
}) => {
  const player = await registerPlayer(scripted)
  await player.enter(page)
  const match = await scripted.stage.announce(30, [40, 3, 2])
  await page.goto(scripted.url + match.path)
  await cellOf(page, RESULT, '1').click()
  const slip = slipOf(page)
  const name = `${match.home} – ${match.away}`
  await slip.stakeOf(name).fill('900')
  await expect(slip.place).toHaveText(say('slip.vip_send', { amount: '900.00 ₼' }))
  await expect(slip.place).toHaveAccessibleDescription(say('slip.vip_text'))
  await expect(slip.total).toHaveText('900.00 ₼')
  await expect(slip.maximumReturn).toHaveText('36 000.00 ₼')
  await expectAccessible(page)
  // The button has just changed its meaning: a press counts when it has stood for a while.
  await page.waitForTimeout(700)
  await slip.place.click()
  await expect(slip.root).toContainText(/VIP mərc göndərildi/)
  await expect(page.getByTestId('balance')).toHaveText('100.00 ₼')
  const [bet] = await player.bets()
  expect(bet).toMatchObject({ status: 'vip', amount: 900 })
  await page.goto(`${scripted.url}/account/bets?filter=open`)
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.first()).toContainText('36 000.00 ₼')
  expect(
    await sayOnVip(scripted.pool, bet?.id ?? 0, { kind: 'accept', stakeMinor: minor(10_000n) }, 'desk'),
  ).toBe(true)
  await expect(page.getByTestId('balance')).toHaveText('900.00 ₼')
  await page.goto(`${scripted.url}/account/bets`)
  await expect(cards.filter({ hasText: 'Qismən qəbul edildi: 100.00 ₼' })).not.toHaveCount(0)
  await expect(cards.filter({ hasText: '4 000.00 ₼' })).not.toHaveCount(0)
  await expectBooksInOrder(scripted)
})
