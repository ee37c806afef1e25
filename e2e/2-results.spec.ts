import { formatDay } from '@xezer/i18n/format-day'
import { examplePast } from '@xezer/server/core/catalogue/example-past'
import { storeResults } from '@xezer/server/core/catalogue/match-results'
import { expectAccessible } from './support/page-health.ts'
import { say } from './support/words.ts'
import { bootScripted, expect, type ScriptedWorld, test } from './support/worlds.ts'

const HOUR_MS = 3_600_000
/** A Saturday and the Tuesday before it, with nothing between them. */
const SATURDAY_MS = Date.UTC(2026, 9, 17, 16)
const TUESDAY_MS = SATURDAY_MS - 4 * 24 * HOUR_MS

let world: ScriptedWorld
test.beforeAll(async () => {
  world = await bootScripted()
  await storeResults(world.pool, [
    examplePast(900, SATURDAY_MS),
    examplePast(901, SATURDAY_MS + HOUR_MS, { homeId: 3, awayId: 4 }, { score: { home: 0, away: 0 } }),
    examplePast(902, TUESDAY_MS, { homeId: 4, awayId: 1 }, { score: { home: 0, away: 3 } }),
  ])
})
test.afterAll(() => world.stop())

test('results of a day unfold, are found by a team, and lead to another day by the keyboard', async ({
  page,
}) => {
  await page.goto(`${world.url}/results/date/2026-10-17`)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const more = page.getByRole('button', { name: say('results.more', { match: 'Qarabağ – Neftçi' }) })
  await more.click()
  await expect(rows.first()).toContainText(`${say('event.corners')}6:4`)
  await page.getByRole('searchbox').last().fill('zire')
  await expect(rows).toHaveCount(1)

  const opener = page.getByRole('button', { name: `${say('results.date')}: 17.10.2026` })
  await opener.click()
  const day = (date: string, n: number) =>
    page.getByRole('button', { name: say('results.day_count', { date: formatDay(date, 'az'), n }) })
  await expect(day('2026-10-17', 2)).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ArrowLeft')
  await expect(day('2026-10-13', 1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/2026-10-13/)
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('0:3')

  await page.getByRole('button', { name: say('results.day_before') }).click()
  await expect(page.getByRole('main')).toContainText(say('results.none_day'))
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('searchbox').last()).toHaveValue('zire')
  await page.getByRole('button', { name: `${say('results.date')}: 17.10.2026` }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: say('results.calendar') })).toHaveCount(0)
})
