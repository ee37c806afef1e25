import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startDatabaseService } from '@xezer/db/test-database-service'
import { bootWorld } from '@xezer/dev-world/boot-world'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { LOCALES } from '@xezer/std/locale'
import { type BrowserContext, chromium } from 'playwright'
import { browserLaunchOptions } from '../tools/browser.mjs'
import { MOMENTS } from './support/moments.ts'
import { OUTRIGHTS } from './support/outrights.ts'
import { type Look, looksAt } from './support/pictures.ts'
import { createSheet } from './support/sheet.ts'
import { createStage, type StagedMatch } from './support/stage.ts'

// `npx tsx e2e/screenshots-of-sports.ts [locale…]`: every telling moment of every sport, what their seasons are sold on,
// and a sheet of each look. Of languages that are not named the last pictures stay.
const FOLDER = join(import.meta.dirname, '../.cache/screenshots-of-sports')
const SETTLE_MS = 600

const SINGLES = ['D. Orvallo', 'N. Styernholm'] as const
const PAIRS = ['Əliyeva-Məmmədzadə / Konstantinopolskaya', 'Hernández Rodríguez / Vinogradova'] as const
const CLUBS = ['Anadolu Efes', 'Beşiktaş'] as const
const LONG_CLUBS = ['Panathinaikos AKTOR Athens', 'EA7 Emporio Armani Milano'] as const
const TEAMS = ['Qarabağ', 'Nyukasl Yunayted'] as const

const SIDES: Readonly<Record<keyof typeof MOMENTS, readonly [string, string]>> = {
  set: SINGLES,
  tieBreak: PAIRS,
  setPoint: SINGLES,
  matchPoint: PAIRS,
  retirement: SINGLES,
  walkover: SINGLES,
  setsOver: SINGLES,
  beforeTennis: PAIRS,
  quarter: CLUBS,
  quarterBreak: CLUBS,
  timeOut: LONG_CLUBS,
  overtime: LONG_CLUBS,
  gameOver: CLUBS,
  beforeBasketball: CLUBS,
  rally: SINGLES,
  rallySetPoint: PAIRS,
  rallyMatchPoint: SINGLES,
  rallyRetirement: SINGLES,
  rallyOver: SINGLES,
  beforeTableTennis: SINGLES,
  redCard: TEAMS,
  penalty: TEAMS,
  beforeFootball: TEAMS,
}
const SPORTS = [1, 2, 3, 4]

const wanted = process.argv.slice(2)
const databases = await startDatabaseService()
const feed = createScriptedFeed()
const world = await bootWorld({ feed, databaseService: databases.url })
const stage = await createStage(feed)
const browser = await chromium.launch(await browserLaunchOptions())
const sheet = await createSheet(browser)

async function pictureAll(
  context: BrowserContext,
  { locale, theme, width }: Look,
  matches: readonly (readonly [string, StagedMatch])[],
): Promise<void> {
  const page = await context.newPage()
  const folder = join(FOLDER, locale, theme, String(width))
  const screens = [
    ...SPORTS.map((id) => [`list-live-${id}`, `/live/sport/${id}`] as const),
    ...SPORTS.map((id) => [`list-early-${id}`, `/prematch/sport/${id}`] as const),
    ...matches.map(([name, { path }]) => [name, path] as const),
  ]
  for (const [name, path] of screens) {
    await page.goto(world.url + path)
    await page.getByRole('main').waitFor()
    await page.waitForTimeout(SETTLE_MS)
    const file = join(folder, `${name}.png`)
    await page.screenshot({ path: file })
    sheet.add(name, file)
  }
  await page.close()
  await sheet.write(join(FOLDER, `${locale}-${theme}-${width}.png`), width)
}

try {
  const locales = LOCALES.filter((locale) => wanted.length === 0 || wanted.includes(locale))
  mkdirSync(FOLDER, { recursive: true })
  for (const locale of locales) rmSync(join(FOLDER, locale), { recursive: true, force: true })
  const names = Object.keys(MOMENTS) as (keyof typeof MOMENTS)[]
  const matches: (readonly [string, StagedMatch])[] = []
  for (const name of names) matches.push([name, await stage.playMoment(MOMENTS[name](), SIDES[name])])
  for (const [name, field] of Object.entries(OUTRIGHTS)) {
    matches.push([`outright-${name}`, await stage.playField(field)])
  }
  for await (const look of looksAt(world.url, browser, FOLDER, locales)) {
    const context = await look.newContext()
    await pictureAll(context, look, matches)
    await context.close()
  }
  await stage.loseSource()
} finally {
  await browser.close()
  stage.leave()
  await world.stop()
  await databases.stop()
}
