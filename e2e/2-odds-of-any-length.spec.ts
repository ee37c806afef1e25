import type { Locator } from '@playwright/test'
import { wordsOf } from './support/words.ts'
import { bootScripted, expect, type ScriptedWorld, test } from './support/worlds.ts'

const say = wordsOf('ru')
let world: ScriptedWorld
test.beforeAll(async () => {
  world = await bootScripted()
})
test.afterAll(() => world.stop())

/** Cells whose odds reach over their edge, or whose sign stands in two lines. */
const findCut = (cells: Locator) =>
  cells.evaluateAll((all) =>
    all
      .filter((cell) => {
        const [sign, odds] = [...cell.children].slice(-2).map((part) => part.getBoundingClientRect())
        const edge = cell.getBoundingClientRect()
        return !sign || !odds || sign.height > 18 || odds.left < edge.left || odds.right > edge.right
      })
      .map((cell) => cell.textContent),
  )

test('odds of any length stand whole in the cards of home, beside signs of two letters', async ({ page }) => {
  const match = await world.stage.announce(30, [2, 3, 4])
  await page.context().addCookies([{ name: 'locale', value: 'ru', url: world.url }])
  const cells = page.getByRole('region', { name: say('home.top') }).locator('[data-cells] button')
  for (const [prices, shown] of [
    [[2, 3, 4], '2.00'],
    [[22.5, 13.25, 14.75], '22.50'],
    [[101.5, 113.25, 400], '101.50'],
  ] as const) {
    await match.price([...prices])
    for (const width of [1920, 1440, 1280, 1100, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(world.url)
      await expect(cells.first()).toContainText(shown)
      expect([width, shown, await findCut(cells)]).toEqual([width, shown, []])
    }
  }
})
