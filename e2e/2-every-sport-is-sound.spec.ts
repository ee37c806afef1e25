import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '@xezer/std/locale'
import { MOMENTS } from './support/moments.ts'
import { OUTRIGHTS } from './support/outrights.ts'
import { expectAccessible, expectNoOverflow, expectWords } from './support/page-health.ts'
import { wordsOf } from './support/words.ts'
import { expect, type ScriptedWorld, test } from './support/worlds.ts'

const SIDES = ['Əliyeva-Məmmədzadə / Konstantinopolskaya', 'Hernández Rodríguez / Vinogradova'] as const
/** The first of its moments and what is sold before a match are looked at in every run. */
const SPORTS = [
  {
    sport: 'basketball',
    now: ['timeOut', 'overtime', 'quarterBreak', 'gameOver'],
    early: 'beforeBasketball',
  },
  {
    sport: 'tennis',
    now: ['tieBreak', 'setPoint', 'matchPoint', 'retirement', 'walkover'],
    early: 'beforeTennis',
  },
  {
    sport: 'table tennis',
    now: ['rallySetPoint', 'rallyRetirement', 'rallyOver'],
    early: 'beforeTableTennis',
  },
  { sport: 'football', now: ['redCard', 'penalty'], early: 'beforeFootball' },
] as const
const THEMES = ['dark', 'light'] as const
const ALL = process.env.ALL_COMBINATIONS === '1'

/** In one language and theme, for axe takes seconds; the number of the screen says which, and all with ALL_COMBINATIONS=1. */
async function expectSound(page: Page, { url }: ScriptedWorld, path: string, screen: number): Promise<void> {
  for (const locale of ALL ? LOCALES : [languageOf(screen)]) {
    await page.context().addCookies([{ name: 'locale', value: locale, url }])
    await page.goto(url + path)
    const ready = page.getByRole('main').locator('[data-cells] button, [role=status] button')
    await expect(ready.first()).toBeVisible()
    for (const theme of ALL ? THEMES : THEMES.filter((_, place) => place === screen % 2)) {
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value
      }, theme)
      await expectAccessible(page)
    }
    await expectWords(page)
    await expectNoOverflow(page)
  }
}

const languageOf = (screen: number): Locale => LOCALES[screen % LOCALES.length] ?? 'az'

for (const [row, { sport, now, early }] of SPORTS.entries()) {
  test(`the lists and events of ${sport} are sound`, async ({ page, scripted }) => {
    if (ALL) test.slow()
    const keys = [...now.slice(0, ALL ? now.length : 1), early]
    const moments = keys.map((key) => MOMENTS[key]())
    const staged = []
    for (const moment of moments) staged.push(await scripted.stage.playMoment(moment, SIDES))
    const id = moments[0]?.sport.id
    const paths = [`/live/sport/${id}`, `/prematch/sport/${id}`, ...staged.map(({ path }) => path)]
    for (const [column, path] of paths.entries()) await expectSound(page, scripted, path, row + column)
    for (const [place, match] of staged.slice(0, -1).entries())
      await match.settle([], moments[place]?.end.facts)
  })
}

test('what a season is sold on: no empty tabs, the end of betting in words, names as large as text', async ({
  page,
  scripted,
}) => {
  const fields = []
  for (const field of Object.values(OUTRIGHTS)) fields.push(await scripted.stage.playField(field))
  for (const [place, { path, home }] of fields.entries()) {
    await expectSound(page, scripted, path, place)
    const main = page.getByRole('main')
    const text = wordsOf(languageOf(place))
    await expect(main.getByRole('heading', { level: 1, name: home })).toBeVisible()
    await expect(main.getByRole('tablist', { name: text('event.filters') })).toHaveCount(0)
    const until = text('outright.open_until', { date: '.+' })
    await expect(main.getByText(new RegExp(`^${until}$`))).toBeVisible()
    const label = main.locator('[data-cells] button').first().locator('span[aria-hidden]').first()
    await expect(label).toHaveCSS('font-size', '13px')
  }
  await expectSound(page, scripted, '/prematch/sport/3', 1)
  for (const field of fields) await field.settle([], {})
})
