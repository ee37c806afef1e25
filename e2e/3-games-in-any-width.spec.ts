import { expect } from '@playwright/test'
import { findCollisions } from './support/find-collisions.ts'
import { test, untilOpen } from './support/games-world.ts'

/** A small tablet upright and on its side, a tablet on its side, a small desktop. */
const SIZES = [
  [744, 1080],
  [820, 600],
  [1008, 660],
  [1240, 780],
] as const

// Those with the most to choose, and with the widest moves, in the language with the longest words.
for (const game of ['x_rulet', 'k_nerd', 'k_ulduz', 'k_usturlab'] as const) {
  test(`${game}: nothing of its bars lies over anything else`, async ({ page, house }) => {
    test.setTimeout(120_000)
    await house.enter(page, game, 'ru')
    const round = page.locator('.bet-bar .round')
    await untilOpen(page, round)
    const faults: string[] = []
    const look = async (state: string) => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        // Two frames: a bar that is too narrow is stacked in the one and painted in the other.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        )
        const found = await page.evaluate(findCollisions, '.bet-bar, .top')
        faults.push(...found.map((fault) => `${state} at ${width}: ${fault}`))
      }
    }
    await look('open')
    if (game === 'k_usturlab') {
      await round.click()
      await expect(page.locator('.hilo-guess').first()).toBeVisible()
      await look('in a round')
    }
    expect(faults).toEqual([])
  })
}
