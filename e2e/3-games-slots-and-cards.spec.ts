import { test as base, expect, type Page } from '@playwright/test'
import { blackjackEngine } from '@xezer/game-math/play/blackjack'
import type { EngineName } from '@xezer/game-math/play/engine'
import { findEngine } from '@xezer/game-math/play/find-engine'
import { loadPlayTranslator } from '@xezer/i18n/load-play-translator'
import { bootGamesWorld, drawsOf, type GamesWorld } from './support/games-world.ts'

const test = base.extend<object, { house: GamesWorld }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const house = await bootGamesWorld()
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
const say = await loadPlayTranslator('az')

const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }
/** Up to the first feature that the seeds of this world have: free spins, a row of falls, coins that are held. */
const SLOTS: readonly (readonly [game: string, engine: EngineName, rounds: number, typeof PHONE])[] = [
  ['ng4_nar', 'slot-lines', 3, PHONE],
  ['pk_at', 'slot-book', 11, WIDE],
  ['tg_novruz', 'slot-cascade', 9, PHONE],
  ['x_gece', 'slot-hold', 3, WIDE],
]

const entries = (page: Page) => page.getByRole('list', { name: say('play.history') }).getByRole('listitem')

async function untilOpen(page: Page, press: ReturnType<Page['getByRole']>) {
  const again = page.getByRole('button', { name: say('play.again'), exact: true })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(press).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 90_000 })
}

/** What a press staked, as the frame told its server. */
function watchStakes(page: Page): number[] {
  const stakes: number[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/play/start')) return
    stakes.push((request.postDataJSON() as { readonly stakeMinor: number }).stakeMinor)
  })
  return stakes
}

for (const [game, engine, rounds, viewport] of SLOTS) {
  test(`${game} is played to a win, a loss and its feature, and the wallet adds up`, async ({
    page,
    house,
  }) => {
    test.setTimeout(480_000)
    await page.setViewportSize(viewport)
    const stakes = watchStakes(page)
    const player = await house.enter(page, game)
    const press = page.getByRole('button', { name: say('play.press.spin'), exact: true })
    await untilOpen(page, press)
    let expected = await player.balanceMinor()
    const returns: number[] = []
    for (let nonce = 0; nonce < rounds; nonce++) {
      await expect(press).not.toHaveAttribute('aria-disabled', 'true')
      await press.click()
      await expect(entries(page)).toHaveCount(nonce + 1, { timeout: 120_000 })
      const stake = stakes[nonce] ?? 0
      const round = findEngine(engine).play(drawsOf(nonce), stake, {}, [])
      if (round === null) throw new Error('a choice that cannot be played')
      returns.push(round.returnMinor / stake)
      expected += round.returnMinor - stake
      await expect.poll(() => player.balanceMinor()).toBe(expected)
    }
    expect(stakes).toHaveLength(rounds)
    expect(Math.min(...returns)).toBeLessThan(1)
    expect(Math.max(...returns)).toBeGreaterThan(1)
  })
}

test('a hand of blackjack stands behind a reload as it stood, and ends as its seeds say', async ({
  page,
  house,
}) => {
  await page.setViewportSize(PHONE)
  const stakes = watchStakes(page)
  const player = await house.enter(page, 'k_kart')
  const deal = page.getByRole('button', { name: say('play.press.deal'), exact: true })
  const stand = page.getByRole('button', { name: say('play-blackjack.stand'), exact: true })
  await untilOpen(page, deal)
  const before = await player.balanceMinor()
  await deal.click()
  await expect(stand).not.toHaveAttribute('aria-disabled', 'true')
  const stake = stakes[0] ?? 0
  await expect.poll(() => player.balanceMinor()).toBe(before - stake)
  await page.reload()
  await expect(stand).not.toHaveAttribute('aria-disabled', 'true', { timeout: 90_000 })
  await stand.click()
  await expect(entries(page)).toHaveCount(1)
  const ended = blackjackEngine.play(drawsOf(0), stake, {}, ['stand'])
  await expect.poll(() => player.balanceMinor()).toBe(before - stake + (ended?.returnMinor ?? 0))
  expect(stakes).toHaveLength(1)
})
