import { expect } from '@playwright/test'
import { blackjackEngine } from '@xezer/game-math/play/blackjack'
import { limboEngine } from '@xezer/game-math/play/limbo'
import {
  drawsOf,
  entriesOf,
  expectBalance,
  PHONE,
  speakOnSite,
  test,
  untilOpen,
  WORDS,
  watchStarts,
} from './support/games-world.ts'

test.beforeEach(({ page }) => page.setViewportSize(PHONE))

test('an open hand comes along into another language of the frame, and of the site', async ({
  page,
  house,
}) => {
  const starts = watchStarts(page)
  const player = await house.visit(page, 'k_kart')
  const frame = page.frameLocator('iframe')
  const stand = (locale: 'az' | 'en' | 'ru') =>
    frame.getByRole('button', { name: WORDS[locale]('play-blackjack.stand'), exact: true })
  const deal = frame.getByRole('button', { name: WORDS.az('play.press.deal'), exact: true })
  await untilOpen(frame, deal)
  const before = await player.balanceMinor()
  await deal.click()
  await expect(stand('az')).not.toHaveAttribute('aria-disabled', 'true')
  await expectBalance(player, before - 50)

  await page.evaluate(() => window.frames[0]?.postMessage({ type: 'locale', value: 'en' }, '*'))
  await expect(stand('en')).not.toHaveAttribute('aria-disabled', 'true')
  await speakOnSite(page, house.url, 'ru')
  await page.reload()
  await expect(stand('ru')).not.toHaveAttribute('aria-disabled', 'true')
  await expectBalance(player, before - 50)
  await stand('ru').click()
  await expect(entriesOf(frame, WORDS.ru)).toHaveCount(1)
  const returnMinor = blackjackEngine.play(drawsOf(0), 50, {}, ['stand'])?.returnMinor ?? 0
  await expectBalance(player, before - 50 + returnMinor)
  expect(starts).toHaveLength(1)
})

test('a press without a line, and one whose answer is lost, each stake once', async ({
  page,
  context,
  house,
}) => {
  const words = WORDS.en
  const starts = watchStarts(page)
  const player = await house.enter(page, 'x_xezri', 'en')
  const play = page.getByRole('button', { name: words('play.press.play'), exact: true })
  await untilOpen(page, play, words)
  const lost = page.getByRole('status').filter({ hasText: words('play.offline') })
  let expected = await player.balanceMinor()
  const count = (nonce: number) => {
    expected += (limboEngine.play(drawsOf(nonce), 100, { target: 200 }, [])?.returnMinor ?? 0) - 100
  }
  await context.setOffline(true)
  await play.click()
  await expect(lost).toContainText(words('play.offline.money'))
  await context.setOffline(false)
  await expect(lost).toBeHidden()
  await expect(entriesOf(page, words)).toHaveCount(1)
  count(0)
  await expectBalance(player, expected)
  expect(new Set(starts).size).toBe(1)

  // The server has it, and the page is not told.
  let answersLost = 0
  await page.route('**/play/start', async (route) => {
    if (answersLost > 0) return route.continue()
    answersLost += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await expect(play).not.toHaveAttribute('aria-disabled', 'true')
  await play.click()
  await expect(entriesOf(page, words)).toHaveCount(2)
  count(1)
  await expectBalance(player, expected)
  expect(answersLost).toBe(1)
  expect(new Set(starts).size).toBe(2)
})
