import { expect, type Page } from '@playwright/test'
import { blackjackEngine } from '@xezer/game-math/play/blackjack'
import type { EngineName, Json } from '@xezer/game-math/play/engine'
import { findEngine } from '@xezer/game-math/play/find-engine'
import type { BookView } from '@xezer/game-math/play/slot-book'
import type { CascadeRoundView } from '@xezer/game-math/play/slot-cascade'
import type { HoldView } from '@xezer/game-math/play/slot-hold'
import type { LinesView } from '@xezer/game-math/play/slot-lines'
import {
  drawsOf,
  entriesOf,
  expectBalance,
  PHONE,
  say,
  test,
  untilOpen,
  WIDE,
} from './support/games-world.ts'

interface Slot {
  readonly game: string
  readonly engine: EngineName
  readonly viewport: typeof PHONE
  /** Free spins, or coins that are held. */
  readonly isFeature: (view: Json) => boolean
}
const SLOTS: readonly Slot[] = [
  {
    game: 'ng4_nar',
    engine: 'slot-lines',
    viewport: PHONE,
    isFeature: (view) => (view as LinesView).freeSpins > 0,
  },
  {
    game: 'pk_at',
    engine: 'slot-book',
    viewport: WIDE,
    isFeature: (view) => (view as BookView).spins.length > 1,
  },
  {
    game: 'tg_novruz',
    engine: 'slot-cascade',
    viewport: PHONE,
    isFeature: (view) => (view as CascadeRoundView).spins.length > 1,
  },
  {
    game: 'x_gece',
    engine: 'slot-hold',
    viewport: WIDE,
    isFeature: (view) => (view as HoldView).boards.length > 0,
  },
]
/** More rounds than each of them needs with the seeds of this world. */
const ROUNDS_MOST = 10

/** What a press staked, as the frame told its server. */
function watchStakes(page: Page): number[] {
  const stakes: number[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/play/start')) return
    stakes.push((request.postDataJSON() as { readonly stakeMinor: number }).stakeMinor)
  })
  return stakes
}

for (const { game, engine, viewport, isFeature } of SLOTS) {
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
    let hadFeature = false
    for (let nonce = 0; nonce < ROUNDS_MOST && !hadFeature; nonce++) {
      await expect(press).not.toHaveAttribute('aria-disabled', 'true')
      await press.click()
      await expect(entriesOf(page)).toHaveCount(nonce + 1, { timeout: 120_000 })
      const stake = stakes[nonce] ?? 0
      const round = findEngine(engine).play(drawsOf(nonce), stake, {}, [])
      if (round === null) throw new Error('a choice that cannot be played')
      returns.push(round.returnMinor / stake)
      hadFeature = isFeature(round.view)
      expected += round.returnMinor - stake
      await expectBalance(player, expected)
    }
    expect(hadFeature).toBe(true)
    expect(stakes).toHaveLength(returns.length)
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
  await expectBalance(player, before - stake)
  await page.reload()
  await expect(stand).not.toHaveAttribute('aria-disabled', 'true', { timeout: 90_000 })
  await stand.click()
  await expect(entriesOf(page)).toHaveCount(1)
  const ended = blackjackEngine.play(drawsOf(0), stake, {}, ['stand'])
  await expectBalance(player, before - stake + (ended?.returnMinor ?? 0))
  expect(stakes).toHaveLength(1)
})
