import type { Page } from '@playwright/test'
import { wireDate } from '@xezer/contract/wire-time'
import { prices } from '@xezer/dev-world/scripted-feed'
import { examplePast } from '@xezer/server/core/catalogue/example-past'
import { storeResults } from '@xezer/server/core/catalogue/match-results'
import { readMatchScript } from '@xezer/sports/football/facts/match-script'
import type { Locale } from '@xezer/std/locale'
import { openCells } from './support/cells.ts'
import { collectFaults, expectAccessible, expectNoOverflow, expectWords } from './support/page-health.ts'
import { registerPlayer, type TestPlayer } from './support/player.ts'
import { wordsOf } from './support/words.ts'
import { bootScripted, expect, type ScriptedWorld, test } from './support/worlds.ts'

const THEMES = ['dark', 'light'] as const
/**
 * A language with a theme of its own and a width at which axe looks; at the colours of the other theme too. In the test run each
 * page is seen in one of them, for axe takes seconds: its place says in which. In all of them with ALL_COMBINATIONS=1.
 */
const LOOKS: readonly {
  readonly locale: Locale
  readonly theme: (typeof THEMES)[number]
  readonly width: number
}[] = [
  { locale: 'az', theme: 'dark', width: 1440 },
  { locale: 'ru', theme: 'dark', width: 390 },
  { locale: 'en', theme: 'light', width: 1024 },
]
const ALL = process.env.ALL_COMBINATIONS === '1'

const DAY_MS = 86_400_000
/** No page of the site, and a page that says so. */
const MISSING = '/no/such/page'

let world: ScriptedWorld
let player: TestPlayer
let pages: readonly string[]

test.beforeAll(async () => {
  world = await bootScripted()
  player = await registerPlayer(world)
  const live = await world.stage.playLive()
  const early = await world.stage.announce(5)
  for (const match of [live, early]) {
    await match.offer([
      prices('total', 'total=2.5', [
        ['over', 1.9],
        ['under', 1.85],
      ]),
      prices('correct_score', '', [
        ['0:0', 11],
        ['1:0', 7.5],
        ['0:1', 8.5],
        ['2:1', null],
      ]),
      prices('clean_sheet_home', '', [
        ['yes', 2.8],
        ['no', 1.4],
      ]),
      prices('h1_1x2', '', [
        ['1', 3.1],
        ['x', 2.05],
        ['2', 3.6],
      ]),
    ])
  }
  await placeAndSettle()
  // So that results and statistics have something to say.
  await storeResults(world.pool, [examplePast(990, Date.now() - DAY_MS)])
  pages = [
    '/',
    '/live/sport/1',
    live.path,
    `${live.path}/period/h1`,
    `/animation/event/${live.id}`,
    `/stream/event/${live.id}`,
    '/affiliate',
    '/prematch',
    '/prematch/sport/1/league/1',
    '/video/1',
    '/live/upcoming',
    '/popular',
    early.path,
    '/favorites/prematch',
    '/favorites/live',
    `/results/date/${wireDate(Date.now())}`,
    '/resultslive',
    '/statistics',
    '/statistics/league/1',
    `/statistics/event/${early.path.split('/').at(-1)}`,
    MISSING,
    '/casino',
    '/casino?kind=slots&q=qara',
    '/games',
    '/account/rounds',
    '/coupon',
    '/rules',
    '/rules/article/321',
    '/rules/article/512',
    '/vip',
    '/payments',
    '/bonuses',
    '/settings',
    '/registerro',
    '/link/password',
    '/link/email',
    '/link/address/take',
    '/link/address/stop',
    '/account/bets',
    '/account/security',
    '/account/identity',
    '/account/statement',
    '/account/safety',
    '/account/notifications',
    '/account/data',
    '/account/payments',
    '/account/bonuses',
    '/account/payments/withdrawal',
    '/account/payments/history',
    '/bonus/frame',
    await leaveToPay(),
    '/account/profile',
  ]
})
test.afterAll(() => world.stop())

/** The page of a deposit that goes on by a form of another site, as real gateways want it. */
async function leaveToPay(): Promise<string> {
  const { status } = await world.call(
    'account/deposit',
    { method: 'payeer', amount: 50 },
    { authorization: `Bearer ${player.token}`, 'idempotency-key': crypto.randomUUID() },
  )
  expect(status).toBe(200)
  const way = {
    v: 1,
    method: 'POST',
    url: 'https://a-very-long-name.gateway.example/pay',
    data: { order: '1' },
  }
  const { rows } = await world.ownerPool.query<{ reference: string }>(
    `update payment set redirect = $2 where player_id = (select id from player where email = $1) returning reference`,
    [player.email, JSON.stringify(way)],
  )
  return `/pay/${rows[0]?.reference}`
}

/** A bet that is open and one that is won, for the list of bets. */
async function placeAndSettle(): Promise<void> {
  const outcomes = [
    { outcome: '1', result: { kind: 'won' } },
    { outcome: 'x', result: { kind: 'lost' } },
    { outcome: '2', result: { kind: 'lost' } },
  ] as const
  for (const isOver of [true, false]) {
    const match = await world.stage.announce(10, [2, 3.4, 3.8])
    const position = { event: match.id, factor: `${match.id}:1x2::1`, value: 2 }
    const bets = [{ type: 'singles', amount: 10, positions: [position] }]
    const { body } = await world.call(
      'betSlip/place',
      { bets },
      { authorization: `Bearer ${player.token}`, 'idempotency-key': crypto.randomUUID() },
    )
    expect(body).toMatchObject({ success: true })
    if (isOver) await match.settle([{ type: '1x2', specifier: '', outcomes }], readMatchScript('H12 | .'))
  }
}

async function enter(page: Page, locale: Locale, theme: string): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: locale, url: world.url }])
  await page.addInitScript(
    ([value, favourites]) => {
      localStorage.setItem('xezer.theme', value)
      localStorage.setItem('xezer.favourites', favourites)
    },
    [theme, JSON.stringify({ leagues: [1], events: [] })] as const,
  )
  await player.enter(page)
}

for (const [place, { locale, theme, width }] of LOOKS.entries()) {
  test(`no page has an error, a raw word or an overflow: ${locale}, ${theme}`, async ({ page }) => {
    test.setTimeout(1_200_000)
    const words = wordsOf(locale)
    const faults = collectFaults(page, MISSING)
    await enter(page, locale, theme)
    for (const [number, path] of pages.entries()) {
      if (!ALL && number % LOOKS.length !== place) continue
      const answer = await page.goto(world.url + path)
      expect([path, answer?.status()]).toEqual([path, path === MISSING ? 404 : 200])
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      if (path.startsWith('/live/sport/1/')) await openCells(page).first().click()
      await expectWords(page)
      await expectNoOverflow(page)
      await expectAccessibleInBoth(page, { theme, width })
      if (path === '/account/profile')
        await expect(page.getByRole('main')).toContainText(words('account.personal_info'))
    }
    expect(faults).toEqual([])
  })
}

async function expectAccessibleInBoth(
  page: Page,
  { theme, width }: Pick<(typeof LOOKS)[number], 'theme' | 'width'>,
): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await expectAccessible(page)
  for (const other of THEMES.filter((one) => one !== theme)) {
    await setTheme(page, other)
    await expectAccessible(page, undefined, 'colours')
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function setTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value
  }, theme)
}

test('the dialogs of a guest are sound in both themes', async ({ page }) => {
  const words = wordsOf('az')
  const faults = collectFaults(page)
  await page.goto(world.url)
  for (const theme of THEMES) {
    await setTheme(page, theme)
    for (const name of ['auth.login', 'auth.register'] as const) {
      await page
        .getByRole('banner')
        .getByRole('button', { name: words(name) })
        .click()
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words(name) })
        .first()
        .click()
      await expect(page.getByText(words('field.field_required')).first()).toBeVisible()
      await expectAccessible(page)
      await expectNoOverflow(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  }
  expect(faults).toEqual([])
})
