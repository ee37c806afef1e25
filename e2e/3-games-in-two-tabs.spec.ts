import { expect, type Page } from '@playwright/test'
import { blackjackEngine } from '@xezer/game-math/play/blackjack'
import { drawsOf, entriesOf, expectBalance, say, test, untilOpen, WIDE } from './support/games-world.ts'

const frameOf = (page: Page) => page.frameLocator('iframe')
const button = (page: Page, name: 'play-blackjack.hit' | 'play-blackjack.stand' | 'play.press.deal') =>
  frameOf(page).getByRole('button', { name: say(name), exact: true })

async function press(page: Page, name: 'play-blackjack.hit' | 'play-blackjack.stand') {
  await expect(button(page, name)).not.toHaveAttribute('aria-disabled', 'true', { timeout: 90_000 })
  const isMoved = page.waitForResponse((response) => response.url().endsWith('/play/move'))
  await button(page, name).click()
  await isMoved
}

test('a tab that did not see the last card is shown it at its press, and only the next one stands', async ({
  page,
  context,
  house,
}) => {
  await page.setViewportSize(WIDE)
  const player = await house.visit(page, 'k_kart')
  await untilOpen(frameOf(page), button(page, 'play.press.deal'))
  const before = await player.balanceMinor()
  await button(page, 'play.press.deal').click()
  await expect(button(page, 'play-blackjack.hit')).not.toHaveAttribute('aria-disabled', 'true')
  const other = await context.newPage()
  await other.goto(`${house.url}/game/id/k_kart`)
  await expect(button(other, 'play-blackjack.stand')).not.toHaveAttribute('aria-disabled', 'true')
  await press(page, 'play-blackjack.hit')

  await press(other, 'play-blackjack.stand')
  await expect(button(other, 'play-blackjack.stand')).not.toHaveAttribute('aria-disabled', 'true')
  await expect(entriesOf(frameOf(other))).toHaveCount(0)
  await expectBalance(player, before - 50)
  await press(other, 'play-blackjack.stand')
  await expect(entriesOf(frameOf(other))).toHaveCount(1)
  // The first tab learns of the end in the same way.
  await page.bringToFront()
  await press(page, 'play-blackjack.hit')
  await expect(entriesOf(frameOf(page))).toHaveCount(1)
  const ended = blackjackEngine.play(drawsOf(0), 50, {}, ['hit', 'stand'])
  await expectBalance(player, before - 50 + (ended?.returnMinor ?? -1))
})
