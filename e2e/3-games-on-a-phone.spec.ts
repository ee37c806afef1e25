import { expect } from '@playwright/test'
import { PHONE, test, untilOpen, WORDS } from './support/games-world.ts'

const say = WORDS.az

test.beforeEach(({ page }) => page.setViewportSize(PHONE))

for (const [game, press] of [
  ['o_mina', 'play'],
  ['k_usturlab', 'deal'],
  ['k_kart', 'deal'],
  ['pk_ceyran', 'deal'],
] as const) {
  test(`${game}: the stage keeps its size while a round waits for its moves`, async ({ page, house }) => {
    test.setTimeout(120_000)
    await house.enter(page, game)
    const bar = page.getByRole('contentinfo')
    const round = page.getByRole('button', { name: say(`play.press.${press}`), exact: true })
    await untilOpen(page, round)
    const before = await bar.boundingBox()
    await round.click()
    await expect(round).toBeHidden()
    await expect.poll(async () => (await bar.boundingBox())?.height).toBe(before?.height)
    // Nothing of the moves is cut off or lies on what stands beside them.
    const boxes = await bar.getByRole('button').evaluateAll((buttons) =>
      buttons
        .map((button) => button.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
    )
    const width = PHONE.width
    expect(boxes.filter(({ left, right }) => left < 0 || right > width)).toEqual([])
    const meets = boxes.filter((one, place) =>
      boxes.some(
        (other, at) =>
          at > place &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5,
      ),
    )
    expect(meets).toEqual([])
  })
}
