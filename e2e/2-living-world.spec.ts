import { openCells } from './support/cells.ts'
import { collectFaults, expectNoOverflow, expectWords } from './support/page-health.ts'
import { say, wordsOf } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

// What a guest sees of a world that plays by itself: hundreds of matches that nobody ordered.

test('home: every match in play, the strip of sports and the group columns', async ({ page, simulated }) => {
  await page.goto(simulated.url)
  await expect(page).toHaveTitle(`${say('live.title')} · Xəzər`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('nav.live_now'))
  const strip = page.getByRole('navigation', { name: say('live.carousel') })
  // How many sports are in play depends on the hour; the first one always is.
  const first = strip.getByRole('link').first()
  expect(Number(await first.getByText(/^\d+$/).innerText())).toBeGreaterThanOrEqual(10)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page
    .getByRole('button', { name: say('period.half1'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\?group=\d$/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await first.click()
  await expect(page).toHaveURL(/\/home\/live\/sport\/1$/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a match in play opens from its row and leads back', async ({ page, simulated }) => {
  await page.goto(simulated.url)
  const address = await page.getByRole('article').first().getByRole('link').first().getAttribute('href')
  // The list moves while matches begin and end; the address is the match.
  const teams = page.locator(`article a[href="${address}"]`).first()
  const name = (await teams.getAttribute('aria-label')) ?? ''
  await teams.click()
  await expect(page).toHaveURL(/\/live\/sport\/1\/event\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(name.split(' – ')[0] ?? '')
  await expect(page).toHaveTitle(`${name} · Xəzər`)
  await page
    .getByRole('button', { name: say('nav.back') })
    .first()
    .click()
  await expect(page).toHaveURL(`${simulated.url}/`)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('before the match: tree, list of a league, time filter and event', async ({ page, simulated }) => {
  await page.goto(`${simulated.url}/prematch`)
  const tree = page.getByRole('navigation', { name: say('nav.left') })
  await tree.getByRole('button', { name: /^İngiltərə/ }).click()
  // Between the last kick-off of a round and the next announcement a division has no match.
  const league = tree
    .getByRole('link', { name: /^(Çempionşip|Birinci Liqa|İkinci Liqa|Milli Liqa)\s?\d+$/ })
    .first()
  // The league, and below it how many matches it has.
  const [name] = (await league.innerText()).split('\n')
  await league.click()
  await expect(page).toHaveURL(/\/prematch\/sport\/1\/league\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`İngiltərə · ${name}`)
  // Matches have an hour, outrights a day until which they are sold.
  const rows = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: /\d\d:\d\d/ })
  await expect(rows.first()).toBeVisible()
  const every = Number(
    await tree
      .getByRole('button', { name: /^Futbol/ })
      .getByText(/^\d+$/)
      .last()
      .innerText(),
  )
  const hour = page.getByRole('button', { name: say('page.within_hours', { n: 1 }) })
  await expect(hour).toHaveText('1')
  await hour.click()
  await expect(page).toHaveURL(/hours=1$/)
  await expect
    .poll(async () =>
      Number(
        await tree
          .getByRole('button', { name: /^Futbol/ })
          .getByText(/^\d+$/)
          .last()
          .innerText(),
      ),
    )
    .toBeLessThan(every)
  await page.getByRole('button', { name: say('time.all_time') }).click()
  await rows.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/prematch\/sport\/1\/event\/\d+/)
  await expect(page.getByRole('main').locator('time').first()).toHaveText(/^\d\d\/\d\d \d\d:\d\d$/)
  for (const layout of ['common', 'grid', 'score', 'specials']) {
    await expect(page.locator(`[data-layout=${layout}]`).first()).toBeVisible()
  }
  expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBeGreaterThan(50)
})

test('the tree opens down to a match, by keyboard, and a pinned sport stands first after a reload', async ({
  page,
  simulated,
}) => {
  await page.goto(`${simulated.url}/prematch`)
  const tree = page.getByRole('navigation', { name: say('nav.left') })
  const country = tree
    .getByRole('button', { expanded: false })
    .filter({ hasText: /^Beynəlxalq/ })
    .first()
  await country.press('Enter')
  const open = tree
    .getByRole('button', { name: new RegExp(say('prematch.matches_of', { league: '' })) })
    .first()
  await open.press('Enter')
  await tree.locator('a[href*="/event/"]').first().press('Enter')
  await expect(page).toHaveURL(/\/prematch\/sport\/1\/event\/\d+$/)
  await tree.getByRole('button', { name: /^Tennis/ }).click()
  await tree.getByRole('button', { name: say('prematch.pin', { league: 'Tennis' }) }).click()
  await page.reload()
  const folders = tree
    .getByRole('button', { expanded: false })
    .or(tree.getByRole('button', { expanded: true }))
  await expect(folders.filter({ hasText: /^(Futbol|Tennis|Basketbol)/ }).first()).toContainText('Tennis')
})

test('a link that brings its language is that page in it', async ({ page, simulated }) => {
  await page.goto(`${simulated.url}/live/sport/1/lang/ru`)
  await expect(page).toHaveURL(`${simulated.url}/live/sport/1`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await page.reload()
  await expect(page.getByRole('navigation', { name: wordsOf('ru')('nav.left') })).toBeVisible()
})

test('the living world fits every screen and makes no error', async ({ page, simulated }) => {
  const faults = collectFaults(page)
  await page.goto(simulated.url)
  const address = await page.getByRole('article').first().getByRole('link').first().getAttribute('href')
  for (const path of ['/', address ?? '/live', '/prematch', '/prematch/sport/1']) {
    await page.goto(simulated.url + path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expectWords(page)
    await expectNoOverflow(page)
  }
  expect(faults).toEqual([])
})

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('shows another group of prices for the whole list, and keeps it', async ({ page, simulated }) => {
    await page.goto(`${simulated.url}/prematch/sport/1`)
    const group = page.getByRole('group', { name: say('live.columns') })
    await expect(openCells(page.getByRole('main').getByRole('article').first())).toHaveCount(3)
    await group.getByRole('button', { name: 'Total', exact: true }).click()
    await expect(openCells(page.getByRole('main').getByRole('article').first())).toHaveCount(2)
    await expect(page.getByText('Üst', { exact: true }).first()).toBeInViewport()
    await page.reload()
    await expect(group.getByRole('button', { pressed: true })).toHaveText('Total')
    await page.goto(`${simulated.url}/live/sport/1`)
    await group.getByRole('button', { name: '1-ci hissə' }).click()
    await expect(page).toHaveURL(/group=2/)
    await expect(group.getByRole('button', { name: 'Əsas' })).toBeVisible()
  })
})
