import { prices } from '@xezer/dev-world/scripted-feed'
import { examplePast } from '@xezer/server/core/catalogue/example-past'
import { storeResults } from '@xezer/server/core/catalogue/match-results'
import { expectAccessible } from './support/page-health.ts'
import { say } from './support/words.ts'
import { expect, type ScriptedWorld, test } from './support/worlds.ts'

const DAY_MS = 86_400_000
/** A match to come of two of the stage's four sides, after each pair of neighbours has met. */
async function announceAfterMeetings({ pool, stage }: ScriptedWorld) {
  const pairs = [1, 2, 3, 4].map((homeId) => ({ homeId, awayId: (homeId % 4) + 1 }))
  await storeResults(
    pool,
    pairs.map((sides, at) => examplePast(980 + at, Date.now() - DAY_MS, sides)),
  )
  const match = await stage.announce(3)
  // Longer than a screen.
  const yesOrNo = (type: string) =>
    prices(type, '', [
      ['yes', 2.8],
      ['no', 1.4],
    ])
  const types = ['clean_sheet_home', 'clean_sheet_away', 'win_to_nil_home', 'win_to_nil_away', 'btts']
  await match.offer(types.map(yesOrNo))
  return match
}

test('beside the markets stand meetings and form; on a phone folded at the end, and asked for by who reads that far', async ({
  page,
  browser,
  scripted,
}) => {
  const { path, home, away } = await announceAfterMeetings(scripted)
  const name = say('statistics.facts')
  await page.goto(scripted.url + path)
  const facts = page.getByRole('complementary', { name: say('nav.slip') }).getByRole('region', { name })
  await expect(facts.getByRole('link', { name: `${home} – ${away}` })).toBeVisible()
  await expect(facts.getByTitle(say('statistics.mark_full.won')).first()).toBeVisible()
  await expectAccessible(page)
  const opened = page.waitForEvent('popup')
  await facts.getByRole('link', { name: say('statistics.all') }).click()
  expect((await opened).url()).toContain('/statistics/event/')

  const phone = await browser.newPage({ viewport: { width: 390, height: 560 }, hasTouch: true })
  const asked: string[] = []
  phone.on('request', (request) => asked.push(request.url()))
  await phone.goto(scripted.url + path)
  const folded = phone.getByRole('button', { name, exact: true })
  await expect(phone.getByRole('button', { name: /2\.80/ }).first()).toBeVisible()
  await phone.waitForTimeout(2500)
  expect(asked.filter((url) => url.includes('statistics'))).toEqual([])
  await phone.locator('#content').evaluate((main) => main.scrollTo(0, main.scrollHeight))
  await expect(folded).toHaveAttribute('aria-expanded', 'false')
  await folded.tap()
  await expect(phone.getByRole('heading', { name: say('statistics.form'), exact: true })).toBeVisible()
  await phone.close()
})
