import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startDatabaseService } from '@xezer/db/test-database-service'
import { bootWorld } from '@xezer/dev-world/boot-world'
import { clockAt, createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import type { MatchIncident } from '@xezer/sport/live-state'
import { readMatchScript } from '@xezer/sports/football/facts/match-script'
import { LOCALES } from '@xezer/std/locale'
import { type BrowserContext, chromium } from 'playwright'
import { browserLaunchOptions } from '../tools/browser.mjs'
import { openCells } from './support/cells.ts'
import { type Look, looksAt } from './support/pictures.ts'
import { registerPlayer } from './support/player.ts'
import { placeOverCall, type Scene } from './support/scene.ts'
import { combineForPictures, SCENES_OF_BETS } from './support/scenes-of-bets.ts'
import { createStage, homeWin } from './support/stage.ts'
import { wordsOf } from './support/words.ts'

// `npx tsx e2e/screenshots-of-states.ts [locale[/theme[/width]]…]`: the moments of a bet that no address leads to.
const FOLDER = join(import.meta.dirname, '../.cache/screenshots-of-states')
const SETTLE_MS = 500
const LIVE_DELAY_MS = 2500
const SLIP_COLUMN_FROM = 1100
const SLIP_DRAWER_FROM = 768

const wanted = process.argv.slice(2)
const databases = await startDatabaseService()
const feed = createScriptedFeed(combineForPictures)
const world = await bootWorld({
  feed,
  databaseService: databases.url,
  settings: { LIVE_DELAY_MS: String(LIVE_DELAY_MS) },
})
const stage = await createStage(feed)
const browser = await chromium.launch(await browserLaunchOptions())

const COURSE: MatchIncident[] = [
  { kind: 'goal', side: 'home', minute: 12, addedMinute: null, score: { home: 1, away: 0 }, played: 0.27 },
  { kind: 'goal', side: 'away', minute: 40, addedMinute: null, score: { home: 1, away: 1 }, played: 0.89 },
  { kind: 'yellow_card', side: 'away', minute: 61, addedMinute: null, score: null, played: 1.36 },
  { kind: 'goal', side: 'home', minute: 77, addedMinute: null, score: { home: 2, away: 1 }, played: 1.71 },
]

/** A bet from the slip: moved price, placing, accepted; then a match that stops and a source that is lost. */
async function pictureTheSlip({ page, locale, shoot, openSlip }: Scene): Promise<void> {
  const words = wordsOf(locale)
  const match = await stage.playLive([2.5, 3.2, 2.9])
  await page.goto(world.url + match.path)
  await openCells(page).first().click()
  await openSlip()
  const slip = page.getByRole('region', { name: words('slip.title') })
  await slip.getByRole('textbox').first().fill('10')
  await match.price([2.7, 3.1, 2.7])
  await shoot('slip-price-moved')
  const place = slip.locator('footer').getByRole('button').last()
  await page.waitForTimeout(SETTLE_MS)
  await place.click()
  await shoot('slip-placing')
  await slip.getByText(new RegExp(words('slip.placed_number', { number: '\\d+' }))).waitFor()
  await shoot('slip-accepted')
  await page.goto(world.url + match.path)
  await match.score({
    clock: clockAt(2700),
    period: 'half1',
    score: { home: 1, away: 0 },
    periods: [{ home: 1, away: 0 }],
  })
  await match.pause()
  await shoot('event-paused')
  await stage.loseSource()
  await page.goto(world.url)
  // Told with the next sign of life of the stream.
  await page.getByText(words('err.stale')).first().waitFor()
  await shoot('source-lost')
  await stage.regainSource()
}

/** A won, a lost and a returned single, opened to the reason of their results. */
async function pictureSettledBets(scene: Scene): Promise<void> {
  const { page, shoot } = scene
  await page.goto(`${world.url}/account/bets`)
  await shoot('bets-none')
  const match = await stage.playLive([2.5, 3.2, 2.9])
  for (const [outcome, value] of [
    ['1', 2.5],
    ['x', 3.2],
    ['2', 2.9],
  ] as const) {
    await placeOverCall(scene, [[match, outcome, value]])
  }
  const score = { home: 2, away: 1 }
  const periods = [
    { home: 1, away: 1 },
    { home: 1, away: 0 },
  ]
  await match.score({ status: 'ended', period: 'finished', score, periods, incidents: COURSE })
  await match.settle(homeWin('void'), readMatchScript('H12 A40 | H77 .'))
  await page.goto(world.url + match.path)
  await shoot('event-ended')
  await page.goto(`${world.url}/account/bets`)
  await page.locator('[data-status=won]').first().waitFor()
  await shoot('bets-settled')
}

/** What a guest and a searching player see. */
async function pictureTheChrome({ page, locale, shoot }: Scene): Promise<void> {
  const words = wordsOf(locale)
  await stage.announce(3)
  await page.goto(world.url)
  const field = page.locator('search input')
  await page.getByRole('main').waitFor()
  if (!(await field.isVisible()))
    await page
      .getByRole('button', { name: words('nav.search') })
      .first()
      .click()
  await field.fill('Qarabağ')
  await shoot('search')
  await field.fill('zzzz')
  await shoot('search-nothing')
}

async function pictureAll(context: BrowserContext, { locale, folder, width }: Look) {
  const player = await registerPlayer(world)
  await player.set('quoteChanges', 1)
  const page = await context.newPage()
  const words = wordsOf(locale)
  const scene: Scene = {
    world,
    stage,
    width,
    page,
    player,
    locale,
    async shoot(name) {
      await page.waitForTimeout(SETTLE_MS)
      await page.screenshot({ path: join(folder, `${name}.png`) })
    },
    async openSlip() {
      if (width >= SLIP_COLUMN_FROM) return
      const name = new RegExp(`^${words('slip.open_slip')}`)
      const opener = page.getByRole('button', { name })
      if (width < SLIP_DRAWER_FROM || (await opener.count()) > 0) await opener.last().click()
    },
  }
  await player.enter(page, world.url)
  for (const picture of [pictureTheChrome, pictureSettledBets, pictureTheSlip, ...SCENES_OF_BETS]) {
    try {
      // Each begins with an empty slip.
      await page.evaluate(() => localStorage.removeItem('xezer.slip'))
      await picture(scene)
    } catch (error) {
      console.log(`${folder} ${picture.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  await page.close()
}

try {
  rmSync(FOLDER, { recursive: true, force: true })
  const isWanted = (name: string) =>
    wanted.length === 0 || wanted.some((one) => name.startsWith(one) || one.startsWith(`${name}/`))
  const locales = LOCALES.filter(isWanted)
  for await (const look of looksAt(world.url, browser, FOLDER, locales)) {
    if (!isWanted(`${look.locale}/${look.theme}/${look.width}`)) continue
    const context = await look.newContext()
    await pictureAll(context, look)
    await context.close()
  }
} finally {
  await browser.close()
  stage.leave()
  await world.stop()
  await databases.stop()
}
