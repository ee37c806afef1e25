import { MOMENTS } from './support/moments.ts'
import { expectAccessible, expectNoOverflow, expectWords } from './support/page-health.ts'
import { expect, test } from './support/worlds.ts'

const SIDES = ['Əliyeva-Məmmədzadə / Konstantinopolskaya', 'Hernández Rodríguez / Vinogradova'] as const
const SPORTS = [
  { sport: 'basketball', now: MOMENTS.timeOut, early: MOMENTS.beforeBasketball },
  { sport: 'tennis', now: MOMENTS.tieBreak, early: MOMENTS.beforeTennis },
  { sport: 'table tennis', now: MOMENTS.rallySetPoint, early: MOMENTS.beforeTableTennis },
] as const
const THEMES = ['dark', 'light'] as const

// Each screen in one of the themes, which axe takes seconds for; in both with ALL_COMBINATIONS=1.
for (const [row, { sport, now, early }] of SPORTS.entries()) {
  test(`the lists and events of ${sport} are sound`, async ({ page, scripted }) => {
    const moment = now()
    const live = await scripted.stage.playMoment(moment, SIDES)
    const next = await scripted.stage.playMoment(early(), SIDES)
    const { id } = moment.sport
    const paths = [`/live/sport/${id}`, live.path, `/prematch/sport/${id}`, next.path]
    for (const [column, path] of paths.entries()) {
      await page.goto(scripted.url + path)
      await expect(page.getByRole('main').locator('[data-cells] button').first()).toBeVisible()
      for (const [place, theme] of THEMES.entries()) {
        if (process.env.ALL_COMBINATIONS !== '1' && (row + column) % 2 !== place) continue
        await page.evaluate((value) => {
          document.documentElement.dataset.theme = value
        }, theme)
        await expectAccessible(page)
      }
      await expectWords(page)
      await expectNoOverflow(page)
    }
    await live.settle([], moment.end.facts)
  })
}
