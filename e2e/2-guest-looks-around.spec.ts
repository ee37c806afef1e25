import { EXAMPLE_PASSWORD } from '@xezer/dev-world/example-registration'
import { prices } from '@xezer/dev-world/scripted-feed'
import { formatDay } from '@xezer/i18n/format-day'
import { cellOf, openCells } from './support/cells.ts'
import { registerPlayer } from './support/player.ts'
import { slipOf } from './support/slip.ts'
import { say } from './support/words.ts'
import { bootScripted, expect, test } from './support/worlds.ts'

/** Names of markets come from the server. */
const RESULT = 'Oyunun nəticəsi'

const everyLayout = [
  prices('total', 'total=2.5', [
    ['over', 1.9],
    ['under', 1.85],
  ]),
  prices('correct_score', '', [
    ['0:0', 11],
    ['1:0', 7.5],
    ['0:1', 8.5],
    ['2:1', 9],
  ]),
  prices('clean_sheet_home', '', [
    ['yes', 2.8],
    ['no', 1.4],
  ]),
  prices('ahcp', 'hcp=-0.5', [
    ['1', 2.1],
    ['2', 1.75],
  ]),
  prices('h1_1x2', '', [
    ['1', 3.1],
    ['x', 2.05],
    ['2', 3.6],
  ]),
]

test('the event page has all four layouts, five filters and a market search', async ({ page, scripted }) => {
  const match = await scripted.stage.playLive()
  await match.offer(everyLayout)
  await page.goto(scripted.url + match.path)
  const main = page.getByRole('main')
  const headings = main.getByRole('heading', { level: 3 })
  for (const layout of ['common', 'grid', 'score', 'specials']) {
    await expect(main.locator(`[data-layout=${layout}]`).first()).toBeVisible()
  }
  await expect(headings).toHaveCount(6)
  for (const [filter, key, count] of [
    ['market.handicaps', 'h', 1],
    ['market.totals', 't', 1],
    ['market.other', 'o', 1],
    ['market.main', 'm', 3],
  ] as const) {
    await page.getByRole('tab', { name: say(filter) }).click()
    await expect(headings).toHaveCount(count)
    await expect(page).toHaveURL(new RegExp(`markets=${key}$`))
  }
  await page.getByRole('tab', { name: say('ui.all') }).click()
  await page.getByRole('textbox', { name: say('market.search') }).fill('hesab')
  await expect(headings).toHaveText(['Dəqiq hesab'])
  await page.getByRole('textbox', { name: say('market.search') }).fill('yoxdur belə')
  await expect(page.getByText(say('event.no_markets'))).toBeVisible()
})

test('a period route leaves only its group open', async ({ page, scripted }) => {
  const match = await scripted.stage.playLive()
  await match.offer(everyLayout)
  await page.goto(`${scripted.url}${match.path}/period/h1`)
  // With the number of its markets: the course of the match has the same word in its name.
  const groupOf = (name: string) =>
    page.getByRole('main').getByRole('button', { name: new RegExp(`^${name} ?\\d+$`) })
  await expect(groupOf(say('period.half1'))).toHaveAttribute('aria-expanded', 'true')
  await expect(groupOf(say('period.match'))).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(1)
  await groupOf(say('period.match')).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(6)
})

test('a paused match shows a notice instead of filters and markets', async ({ page, scripted }) => {
  const match = await scripted.stage.playLive()
  await page.goto(scripted.url + match.path)
  await expect(cellOf(page, RESULT, '1')).toContainText('2.50')
  await match.pause()
  await expect(page.getByText(say('err.bets_paused'))).toBeVisible()
  await expect(page.getByRole('tablist', { name: say('event.filters') })).toHaveCount(0)
  await expect(openCells(page)).toHaveCount(0)
  await match.price([2.2, 3.3, 3.4])
  await expect(cellOf(page, RESULT, '1')).toContainText('2.20')
})

test('search opens at three characters and leads to the event', async ({ page }) => {
  // A match that nobody ends while its name is typed.
  const alone = await bootScripted()
  const match = await alone.stage.playLive()
  await page.goto(alone.url)
  const word = match.home.slice(0, 5)
  const box = page.getByRole('textbox', { name: say('nav.search'), exact: true })
  const found = page.getByRole('search').getByRole('listitem')
  await box.fill(word.slice(0, 2))
  await expect(found).toHaveCount(0)
  await box.fill(word)
  await expect(found.first()).toBeVisible()
  await page.getByRole('tablist', { name: say('nav.left') }).click({ position: { x: 1, y: 1 } })
  await expect(found).toHaveCount(0)
  await box.click()
  await found.getByRole('link').last().click()
  await expect(box).toHaveValue('')
  await expect(page).toHaveURL(/\/(league|event)\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await box.fill('qqqqq')
  await expect(page.getByText(say('err.no_results'))).toBeVisible()
  await alone.stop()
})

test('an unknown address and an event that is over say so', async ({ page, scripted }) => {
  await page.goto(`${scripted.url}/no/such/page`)
  await expect(page.getByText(say('err.not_found'))).toBeVisible()
  await page.getByRole('link', { name: say('page.to_home') }).click()
  await expect(page).toHaveURL(`${scripted.url}/`)
  await page.goto(`${scripted.url}/live/sport/1/event/999999`)
  await expect(page.getByText(say('event.gone'))).toBeVisible()
})

test('a guest is asked in, no cell is ever selected, and what was tapped waits for the log-in', async ({
  page,
  scripted,
}) => {
  const match = await scripted.stage.playLive()
  await page.goto(scripted.url + match.path)
  const slip = page.getByRole('complementary', { name: say('nav.slip') })
  await expect(slip).toContainText(say('slip.guest_text'))
  const cell = cellOf(page, RESULT, '1')
  await cell.click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: say('slip.waiting_kept') })
      .first(),
  ).toBeVisible()
  await expect(cell).toHaveAttribute('aria-pressed', 'false')
  await expect(slip).toContainText(say('slip.waiting_n', { n: 1 }))
  const name = `${match.home} – ${match.away}`
  const removal = page.getByRole('button', { name: say('slip.remove_of', { name }) })
  const remove = slip.locator(removal)
  // Beside the slip their last meeting may stand by the same name.
  const pick = slip.getByRole('listitem').filter({ has: removal })
  await expect(pick).toHaveText(new RegExp(`^${match.home} ${RESULT}2\\.50.*${name}$`))
  await remove.click()
  // Another match of the two may be told of as one that starts soon.
  await expect(remove).toHaveCount(0)
  await cell.click()
  await page.goto(`${scripted.url}/prematch`)
  await expect(slip).toContainText(say('slip.waiting_n', { n: 1 }))
  // Its price moves though no cell of it is on the page.
  await match.price([2.65, 3.3, 2.7])
  await expect(pick).toContainText('2.65')
  await page.goto(scripted.url + match.path)
  await slip.getByRole('button', { name: say('auth.login') }).click()
  await expect(page.getByRole('dialog', { name: say('auth.login_title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await slip.getByRole('button', { name: say('auth.register') }).click()
  await expect(page.getByRole('dialog', { name: say('auth.register_title') })).toBeVisible()
  await page.keyboard.press('Escape')
  const player = await registerPlayer(scripted)
  await slip.getByRole('button', { name: say('auth.login') }).click()
  const login = page.getByRole('dialog', { name: say('auth.login_title') })
  await login.locator('[name=email]').fill(player.email)
  await login.locator('[name=password]').fill(EXAMPLE_PASSWORD)
  await login.getByRole('button', { name: say('auth.login'), exact: true }).click()
  await expect(page).toHaveURL(`${scripted.url}/`)
  await expect(slipOf(page).cards).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(scripted.url + match.path)
  await expect(cell).toHaveAttribute('aria-pressed', 'true')
})

test('a link to the site has a card, the site can be kept as an app, and a page prints as a page', async ({
  page,
  scripted,
}) => {
  const match = await scripted.stage.playLive()
  await page.goto(scripted.url + match.path)
  const contentOf = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
  expect(await contentOf('og:title')).not.toBe('')
  const manifest = await (await page.request.get(`${scripted.url}/app.webmanifest`)).json()
  const pictures = [await contentOf('og:image'), ...manifest.icons.map(({ src }: { src: string }) => src)]
  for (const picture of pictures) {
    const answer = await page.request.get(scripted.url + picture)
    expect([picture, answer.status(), answer.headers()['content-type']]).toEqual([
      picture,
      200,
      expect.stringMatching(/^image\//),
    ])
  }
  await expect(cellOf(page, RESULT, 'X')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(cellOf(page, RESULT, 'X')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('#slip')).toBeHidden()
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(ground).toBe('rgb(255, 255, 255)')
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  const edge = await cellOf(page, RESULT, 'X').evaluate((cell) => getComputedStyle(cell).outlineStyle)
  expect(edge).toBe('solid')
})

test('matches of the days to come stand under their days, the next one first', async ({ page, scripted }) => {
  const hours = [30, 5, 60]
  for (const hour of hours) await scripted.stage.announce(hour)
  await page.goto(`${scripted.url}/prematch/sport/1`)
  const rows = page.getByRole('main').getByRole('article')
  await expect(rows.first()).toBeVisible()
  const heads = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  const baku = (hour: number) => new Date(Date.now() + (hour + 4) * 3_600_000).toISOString().slice(0, 10)
  const days = [...new Set(hours.toSorted((left, right) => left - right).map(baku))]
  const names = days.map((day) => formatDay(day, 'az'))
  // Others of this world may stand between them.
  const found = names.map((name) => heads.findIndex((head) => head.endsWith(name)))
  expect(found).toEqual(found.toSorted((left, right) => left - right))
  expect(found).not.toContain(-1)
  const sooner = heads.find(
    (head) => head.startsWith(say('time.today')) || head.startsWith(say('time.tomorrow')),
  )
  expect(sooner).toBe(heads[0])
})

test('a sport of which nothing is in play says so, and shows what comes next with its prices', async ({
  page,
}) => {
  const alone = await bootScripted()
  const early = await alone.stage.announce(3, [2.15, 3.3, 3.4])
  await page.goto(`${alone.url}/live/sport/1`)
  const main = page.getByRole('main')
  await expect(main.getByText(say('err.no_live_of_sport'))).toBeVisible()
  const next = main.getByRole('region', { name: say('slip.next_matches') })
  const row = next.getByRole('article').filter({ has: page.locator(`a[href="${early.path}"]`) })
  await expect(row).toContainText(/\d\d:\d\d/)
  const cell = cellOf(row, RESULT, '1')
  await expect(cell).toContainText('2.15')
  await early.price([2.25, 3.3, 3.4])
  await expect(cell).toContainText('2.25')
  await next.getByRole('link', { name: say('prematch.all_matches') }).click()
  await expect(page).toHaveURL(/\/prematch\/sport\/1$/)
  await alone.stop()
})
