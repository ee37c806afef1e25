import { expect, type Page } from '@playwright/test'
import type { EngineName, Json } from '@xezer/game-math/play/engine'
import { findEngine } from '@xezer/game-math/play/find-engine'
import type { PokerView } from '@xezer/game-math/play/video-poker'
import { ROULETTE_BETS } from '@xezer/game-math/roulette/definition'
import type { Locale } from '@xezer/std/locale'
import {
  drawsOf,
  entriesOf,
  expectBalance,
  type GamePlayer,
  PHONE,
  saidOf,
  test,
  untilOpen,
  WIDE,
  WORDS,
} from './support/games-world.ts'

type Words = (typeof WORDS)[Locale]

/** What a round of this nonce brings, as the seeds of this world say. */
function playNonce(engine: EngineName, nonce: number, stakeMinor: number, choice: Json, moves: Json[] = []) {
  const round = findEngine(engine).play(drawsOf(nonce), stakeMinor, choice, moves)
  if (round === null) throw new Error('a choice that cannot be played')
  return round
}

/** The history has the round as the multiple of its stake, and the wallet what came of it. */
async function expectRound(
  page: Page,
  words: Words,
  player: GamePlayer,
  after: { readonly rounds: number; readonly multiple: string; readonly balanceMinor: number },
) {
  await expect(entriesOf(page, words)).toHaveCount(after.rounds)
  await expect(entriesOf(page, words).last()).toHaveText(after.multiple)
  await expectBalance(player, after.balanceMinor)
}

const chipsOn = (bets: readonly string[], amountMinor: number) => bets.map((bet) => ({ bet, amountMinor }))
const field = (page: Page, bet: string) => page.locator(`[data-bet="${bet}"]`)

// 35 falls first, 22 second.
for (const [game, table, bets, multiples, viewport, locale] of [
  [
    'k_resed',
    'european',
    ['straight-35', 'split-32-35', 'corner-32', 'line-31'],
    ['17.25×', '0×'],
    WIDE,
    'en',
  ],
  ['x_rulet', 'french', ['dozen-3', 'column-2', 'black', 'odd'], ['2.50×', '0.50×'], PHONE, 'ru'],
] as const) {
  test(`${game}: chips lie where they are put, and the number pays what covers it`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(viewport)
    const words = WORDS[locale]
    const player = await house.enter(page, game, locale)
    const press = page.getByRole('button', { name: words('play.press.spin'), exact: true })
    await untilOpen(page, press, words)
    const before = await player.balanceMinor()
    await expect(press).toHaveAttribute('aria-disabled', 'true')
    for (const bet of bets) await field(page, bet).click()
    const choice = { table, bets: chipsOn(bets, 50) }
    let expected = before
    for (const [nonce, multiple] of multiples.entries()) {
      await press.click()
      const { returnMinor, stakedMinor, view } = playNonce('roulette', nonce, 0, choice)
      expected += returnMinor - stakedMinor
      await expectRound(page, words, player, { rounds: nonce + 1, multiple, balanceMinor: expected })
      await expect(saidOf(page)).toContainText(
        new RegExp(`^${(view as { readonly number: number }).number}\\D`),
      )
      await expect(page.locator('.is-hit')).toBeInViewport({ ratio: 0.9 })
      for (const bet of bets) {
        const isHit = ROULETTE_BETS.get(bet)?.includes((view as { readonly number: number }).number) === true
        await expect(field(page, bet)).toHaveClass(isHit ? /is-won/ : /^((?!is-won).)*$/)
      }
      await expect(press).not.toHaveAttribute('aria-disabled', 'true')
    }
  })
}

test('ib_saray: a chip is taken back, the banker is paid with his third card, and loses to a natural', async ({
  page,
  house,
}) => {
  await page.setViewportSize(PHONE)
  const words = WORDS.en
  const player = await house.enter(page, 'ib_saray', 'en')
  const press = page.getByRole('button', { name: words('play.press.deal'), exact: true })
  await untilOpen(page, press, words)
  let expected = await player.balanceMinor()
  const spots = page.getByRole('group', { name: words('play-baccarat.bets') })
  const spot = (bet: 'banker' | 'tie') =>
    spots.getByRole('button', { name: new RegExp(`^${words(`play-baccarat.${bet}`)}, `) })
  await spot('banker').click()
  await spot('tie').click()
  await page.getByRole('button', { name: words('play-chips.undo'), exact: true }).click()
  await expect(spot('tie')).toHaveAccessibleName(/^((?!stake).)*$/)
  const choice = { bets: chipsOn(['banker'], 500) }
  for (const [nonce, { multiple, result }] of [
    { multiple: '1.95×', result: { winner: 'Banker', player: 5, banker: 8 } },
    { multiple: '0×', result: { winner: 'Player', player: 9, banker: 5 } },
  ].entries()) {
    await expect(press).not.toHaveAttribute('aria-disabled', 'true')
    await press.click()
    const { returnMinor } = playNonce('baccarat', nonce, 0, choice)
    expected += returnMinor - 500
    await expectRound(page, words, player, { rounds: nonce + 1, multiple, balanceMinor: expected })
    await expect(saidOf(page)).toContainText(words('play-baccarat.result', result))
  }
})

test('rg_tovuz: cards are held by press and by key, and what is drawn is paid by the table', async ({
  page,
  house,
}) => {
  await page.setViewportSize(WIDE)
  const words = WORDS.ru
  const player = await house.enter(page, 'rg_tovuz', 'ru')
  const deal = page.getByRole('button', { name: words('play.press.deal'), exact: true })
  const draw = page.getByRole('button', { name: words('play-poker.draw'), exact: true })
  await untilOpen(page, deal, words)
  let expected = await player.balanceMinor()
  const cards = page.getByRole('group', { name: words('play-poker.cards') }).getByRole('button')
  for (const [nonce, { hold, byKey, multiple }] of [
    { hold: [1, 2, 4], byKey: false, multiple: '2.00×' },
    { hold: [0, 1, 2, 3, 4], byKey: true, multiple: '0×' },
  ].entries()) {
    await expect(deal).not.toHaveAttribute('aria-disabled', 'true')
    await deal.click()
    await expect(draw).not.toHaveAttribute('aria-disabled', 'true')
    await expectBalance(player, expected - 10)
    for (const place of hold) {
      if (byKey) await page.keyboard.press(String(place + 1))
      else await cards.nth(place).click()
      await expect(cards.nth(place)).toHaveAttribute('aria-pressed', 'true')
    }
    await draw.click()
    const move = { hold: hold.reduce((bits, place) => bits | (1 << place), 0) }
    const { returnMinor, view } = playNonce('video-poker', nonce, 10, {}, [move])
    expected += returnMinor - 10
    await expectRound(page, words, player, { rounds: nonce + 1, multiple, balanceMinor: expected })
    const hand = (view as PokerView).hand === 'two-pair' ? 'two_pair' : 'nothing'
    await expect(saidOf(page)).toContainText(words(`play-poker.hand.${hand}`))
  }
})
