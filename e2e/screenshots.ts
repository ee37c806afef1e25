import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { liveOverview } from '@xezer/contract/live'
import { prematchMatches } from '@xezer/contract/prematch'
import type { Event, League } from '@xezer/contract/sport-entities'
import { wireDate } from '@xezer/contract/wire-time'
import { startDatabaseService } from '@xezer/db/test-database-service'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { LOCALES, type Locale } from '@xezer/std/locale'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { browserLaunchOptions } from '../tools/browser.mjs'
import { type Look, looksAt } from './support/pictures.ts'
import { registerPlayer, type TestPlayer } from './support/player.ts'
import { untilFilled } from './support/until-filled.ts'
import { wordsOf } from './support/words.ts'

// `npx tsx e2e/screenshots.ts [locale…]`: every screen at three widths in two themes, for eyes to look at.
const FOLDER = join(import.meta.dirname, '../.cache/screenshots')
const SETTLE_MS = 700

interface Screen {
  readonly name: string
  readonly path: string
  readonly isGuest?: boolean
  /** What a visitor does before the picture is taken. */
  readonly prepare?: (page: Page, locale: Locale, width: number) => Promise<void>
}

const eventsOf = (leagues: readonly League[]): Event[] => leagues.flatMap(({ events }) => events ?? [])

async function findLive(world: World): Promise<Event[]> {
  const { sports } = liveOverview.output.parse((await world.call('live/overview', {})).body)
  return sports.flatMap(({ leagues }) => eventsOf(leagues)).filter(({ paused }) => !paused)
}

async function findEarly(world: World): Promise<Event[]> {
  const { body } = await world.call('prematch/matches', { hours: 0, sport: 1 })
  // Outrights have pages of their own kind.
  return eventsOf(prematchMatches.output.parse(body).leagues).filter(
    ({ competitors }) => competitors === undefined,
  )
}

/** Bets on matches that are played soon, so that the list of bets has something of everything. */
async function placeBets(world: World, player: TestPlayer): Promise<void> {
  const authorization = `Bearer ${player.token}`
  for (const event of (await findLive(world)).slice(0, 6)) {
    const cell = event.periods[0]?.factors.flat().find((factor) => factor !== null && !factor.d)
    if (!cell?.v) continue
    const position = { event: event.id, factor: cell.h, value: cell.v }
    const bets = [{ type: 'singles', amount: 12.5, positions: [position] }]
    await world.call('betSlip/place', { bets }, { authorization, 'idempotency-key': crypto.randomUUID() })
  }
}

async function pickFirst(page: Page, locale: Locale, width: number): Promise<void> {
  await page.locator('[data-cells] button:not([aria-disabled])').first().click()
  if (width >= 1024) return
  const name = new RegExp(`^${wordsOf(locale)('slip.open_slip')}`)
  await page.getByRole('button', { name }).last().click()
}

async function openLogin(page: Page, locale: Locale): Promise<void> {
  await page
    .getByRole('button', { name: wordsOf(locale)('auth.login') })
    .first()
    .click()
}

/** By the way that every width has. */
async function openRegistration(page: Page, locale: Locale): Promise<void> {
  await openLogin(page, locale)
  const name = wordsOf(locale)('auth.register')
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

async function chooseFavourites(page: Page, locale: Locale): Promise<void> {
  const here = page.url()
  await page.goto(new URL('/', here).href)
  const name = new RegExp(`^${wordsOf(locale)('nav.favourites')}`)
  for (const place of [0, 2, 5])
    await page.getByRole('article').getByRole('button', { name }).nth(place).click()
  await page.goto(here)
}

async function listScreens(world: World): Promise<Screen[]> {
  const live = (await findLive(world)).find(({ status }) => status === 'half1')
  const [early] = await findEarly(world)
  return [
    { name: 'home', path: '/' },
    { name: 'home-guest', path: '/', isGuest: true },
    { name: 'login', path: '/', isGuest: true, prepare: openLogin },
    { name: 'register', path: '/', isGuest: true, prepare: openRegistration },
    { name: 'live-event', path: `/live/sport/1/event/${live?.id}` },
    { name: 'animation', path: `/animation/event/${live?.id}` },
    { name: 'affiliate', path: '/affiliate' },
    { name: 'stream', path: `/stream/event/${live?.id}` },
    { name: 'prematch', path: '/prematch' },
    { name: 'video', path: '/live/sport/1/video/1' },
    { name: 'upcoming', path: '/live/upcoming' },
    { name: 'popular', path: '/popular' },
    { name: 'prematch-list', path: '/prematch/sport/1' },
    { name: 'prematch-event', path: `/prematch/sport/1/event/${early?.id}`, prepare: pickFirst },
    { name: 'favourites', path: '/favorites/live', isGuest: true, prepare: chooseFavourites },
    { name: 'favourites-empty', path: '/favorites/prematch', isGuest: true },
    { name: 'results', path: `/results/date/${wireDate(Date.now())}` },
    { name: 'results-live', path: '/resultslive' },
    { name: 'statistics', path: '/statistics' },
    { name: 'statistics-event', path: `/statistics/event/${early?.id}` },
    { name: 'casino', path: '/casino' },
    { name: 'casino-guest', path: '/casino', isGuest: true },
    { name: 'casino-search', path: '/casino?q=qarabag' },
    { name: 'games', path: '/games' },
    { name: 'game-guest', path: '/game/id/ng4_nar', isGuest: true },
    { name: 'account-rounds', path: '/account/rounds' },
    { name: 'coupon', path: '/coupon' },
    { name: 'rules', path: '/rules' },
    { name: 'rules-article', path: '/rules/article/321' },
    { name: 'rules-markets', path: '/rules/article/512' },
    { name: 'vip', path: '/vip' },
    { name: 'payments', path: '/payments' },
    { name: 'bonuses', path: '/bonuses' },
    { name: 'settings', path: '/settings' },
    { name: 'register-promo', path: '/registeraz', isGuest: true },
    { name: 'link-password', path: '/link/password' },
    { name: 'link-email', path: '/link/email' },
    { name: 'link-address', path: '/link/address/take#x' },
    { name: 'account-bets', path: '/account/bets' },
    { name: 'account-payments', path: '/account/payments' },
    { name: 'account-bonuses', path: '/account/bonuses' },
    { name: 'account-withdrawal', path: '/account/payments/withdrawal' },
    { name: 'account-payment-history', path: '/account/payments/history' },
    { name: 'account-profile', path: '/account/profile' },
    { name: 'account-security', path: '/account/security' },
    { name: 'account-statement', path: '/account/statement' },
    { name: 'account-identity', path: '/account/identity' },
    { name: 'account-safety', path: '/account/safety' },
    { name: 'account-notifications', path: '/account/notifications' },
    { name: 'account-data', path: '/account/data' },
    { name: 'not-found', path: '/no/such/page' },
  ]
}

async function take(context: BrowserContext, world: World, screen: Screen, look: Look): Promise<void> {
  const page = await context.newPage()
  const file = join(look.folder, `${screen.name}.png`)
  try {
    await page.goto(world.url + screen.path)
    await page.getByRole('main').waitFor()
    await page.waitForTimeout(SETTLE_MS)
    await screen.prepare?.(page, look.locale, look.width)
    if (screen.prepare) await page.waitForTimeout(SETTLE_MS)
    await page.screenshot({ path: file })
  } catch (error) {
    console.log(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
  } finally {
    await page.close()
  }
}

const wanted = process.argv.slice(2)
const locales = LOCALES.filter((locale) => wanted.length === 0 || wanted.includes(locale))
const databases = await startDatabaseService()
const world = await bootWorld({ databaseService: databases.url, speed: 10 })
const browser = await chromium.launch(await browserLaunchOptions())
try {
  await untilFilled(world)
  const player = await registerPlayer(world)
  await player.set('quoteChanges', 3)
  await placeBets(world, player)
  rmSync(FOLDER, { recursive: true, force: true })
  for await (const look of looksAt(world.url, browser, FOLDER, locales)) {
    for (const isGuest of [false, true]) {
      const context = await look.newContext()
      if (!isGuest) await player.enter(await context.newPage())
      // Matches end while the pictures are taken.
      const screens = await listScreens(world)
      for (const screen of screens.filter((one) => (one.isGuest ?? false) === isGuest)) {
        await take(context, world, screen, look)
      }
      await context.close()
    }
  }
} finally {
  await browser.close()
  await world.stop()
  await databases.stop()
}
