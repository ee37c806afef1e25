import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startDatabaseService } from '@xezer/db/test-database-service'
import { bootWorld } from '@xezer/dev-world/boot-world'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { LOCALES, type Locale } from '@xezer/std/locale'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { browserLaunchOptions } from '../tools/browser.mjs'
import { findCutWords } from './support/find-cut-words.ts'
import { expectAccessible, findSideways } from './support/page-health.ts'
import { createPeople, type PeopleOfAccount } from './support/people-of-account.ts'
import { type Look, looksAt, PHONE_BELOW, SIZES, THEMES, type Theme } from './support/pictures.ts'
import { createSheet } from './support/sheet.ts'
import { createStage } from './support/stage.ts'
import type { StateOfAccount } from './support/state-of-account.ts'
import { STATES_OF_ACCOUNT } from './support/states-of-account.ts'
import { wordsOf } from './support/words.ts'

// `npx tsx e2e/screenshots-of-account.ts [locale[/theme[/width]]…] [--only=part of a name,…] [--site=folder of a built site]`:
// every screen of the account in every state, whole, with sheets of each look; what sticks out, what is cut, what axe finds
// and what the console says is written out. A state is prepared at the first of the widths and seen at all of them.
const FOLDER = join(import.meta.dirname, '../.cache/screenshots-of-account')
const SETTLE_MS = 500
const PATIENCE_MS = 45_000
const TALLEST = 3200
const AT_A_TIME = 2
/** A machine that has much to do answers late; what is shown then is not what is asked for. */
const TRIES = 3
/** Languages change words and nothing that axe asks for. */
const AXE_LOCALE: Locale = 'az'
/** Phones are narrow: more of them stand side by side. */
const PER_SHEET = { wide: 6, narrow: 10 } as const

const wanted = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const flag = (name: string) =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(`--${name}=`.length)
const only = flag('only') ?? ''
const site = flag('site')
const databases = await startDatabaseService()
const feed = createScriptedFeed()
const booted = await bootWorld({
  feed,
  databaseService: databases.url,
  settings: {
    WITHDRAWAL_WAIT: '86400',
    ...(site === undefined ? {} : { SITE_DIR: site }),
  },
})
const stage = await createStage(feed)
const world = { ...booted, stage }
const browser = await chromium.launch(await browserLaunchOptions())
const sheet = await createSheet(browser)

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 600)

const fileOf = (locale: Locale, theme: Theme, width: number, name: string) =>
  join(FOLDER, locale, theme, String(width), `${name}.png`)

/** What is prepared once is seen in the other theme as well: a press on the theme's button changes nothing else. */
async function dress(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value
    // A frame hears of it.
    localStorage.setItem('xezer.theme', value)
  }, theme)
  await page.waitForTimeout(SETTLE_MS / 3)
}

async function expand(page: Page, width: number): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 900 }
  const inner = await page.evaluate(() => {
    const main = document.querySelector('main')
    const over = main === null ? 0 : main.scrollHeight - main.clientHeight
    return Math.max(document.documentElement.scrollHeight, window.innerHeight + over)
  })
  const hasDialog = (await page.getByRole('dialog').count()) > 0
  const whole = hasDialog ? height : Math.min(TALLEST, Math.max(height, inner))
  await page.setViewportSize({ width, height: whole })
  await page.waitForTimeout(SETTLE_MS / 3)
}

/** The whole page, as far as it goes: its main part scrolls in itself. What it says of its faults is written out. */
async function take(context: BrowserContext, look: Look, sitting: Sitting): Promise<boolean> {
  const { state, sizes, themes, people } = sitting
  const say = wordsOf(look.locale)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const tell = (what: string) => console.log(`${look.locale} ${look.width} ${state.name}: ${what}`)
  page.on('console', (message) => {
    const isExpected = /Failed to load resource/.test(message.text())
    if (message.type() === 'error' && !isExpected) tell(message.text())
  })
  page.on('pageerror', (error) => tell(error.message))
  let isWhole = true
  page.on('response', (response) => {
    if (response.status() >= 500) isWhole = false
  })
  try {
    // Nothing of another's session is left.
    await page.goto(`${world.url}/icon.svg`)
    await page.evaluate(() => [localStorage, sessionStorage].map((storage) => storage.clear()))
    if (state.who !== null) await people[state.who].enter(page, world.url + state.path)
    else await page.goto(world.url + state.path)
    await page.getByRole('main').waitFor()
    await page.waitForTimeout(SETTLE_MS)
    await state
      .prepare?.(page, wordsOf(look.locale), people)
      .catch((error: unknown) => tell(firstLine(error)))
    for (const [width, height] of sizes) {
      if (width < PHONE_BELOW && look.width >= PHONE_BELOW) await takeInHand(page)
      await page.setViewportSize({ width, height })
      if (width < PHONE_BELOW)
        await state.onPhone?.(page, say).catch((error: unknown) => tell(firstLine(error)))
      await page.waitForTimeout(SETTLE_MS)
      await takeOne(page, width, sitting, look, (what) => tell(`${width} px: ${what}`))
      if (themes.length > 1) await dress(page, look.theme)
    }
  } catch (error) {
    tell(firstLine(error))
  } finally {
    // A call that was held back for its picture is let go with the page: it reaches nobody.
    await context.setOffline(true)
    await page.close()
    await context.setOffline(false)
  }
  return isWhole
}

/** A window that has become as narrow as a phone is one. */
async function takeInHand(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
}

/** At one width, in each theme: what is prepared once stays as it is when somebody makes his window smaller. */
async function takeOne(
  page: Page,
  width: number,
  { state, themes, hasAxe }: Sitting,
  { locale, theme: first, width: firstWidth }: Look,
  tell: (what: string) => void,
) {
  for (const one of await findSideways(page)) tell(`sideways: ${one}`)
  for (const theme of themes) {
    if (theme !== first) await dress(page, theme)
    // Themes change colours and nothing else; the smallest form has the fewest things in sight.
    if (hasAxe && width === firstWidth)
      await expectAccessible(page, undefined, theme === 'dark' ? 'all' : 'colours').catch((error: unknown) =>
        tell(`${theme}: ${firstLine(error)}`),
      )
    if (theme === first) {
      await expand(page, width)
      for (const one of await page.evaluate(findCutWords)) tell(one)
    }
    await page.screenshot({ path: fileOf(locale, theme, width, state.name) })
  }
}

interface Sitting {
  readonly state: StateOfAccount
  readonly themes: readonly Theme[]
  readonly sizes: readonly (readonly [width: number, height: number])[]
  readonly people: PeopleOfAccount
  readonly hasAxe: boolean
}

/** Some at a time, each in a browser that has loaded the site already. */
async function takeAll(look: Look, states: readonly StateOfAccount[], sitting: Omit<Sitting, 'state'>) {
  const queue = states.values()
  const lane = async () => {
    const context = await look.newContext()
    for (const state of queue) {
      for (const theme of sitting.themes)
        for (const [width] of sitting.sizes)
          rmSync(fileOf(look.locale, theme, width, state.name), { force: true })
      // One who comes anew: no account says how he saw it last.
      await world.ownerPool.query('delete from player_view')
      if (state.isLongAgo === true && state.who !== null)
        await world.ownerPool.query(
          "update session set proven_at = now() - interval '1 day' where player_id = (select id from player where email = $1)",
          [sitting.people[state.who].email],
        )
      let left = TRIES
      while (left > 0 && !(await take(context, look, { ...sitting, state }))) left--
      if (left === 0) console.log(`${look.locale} ${look.width} ${state.name}: the server did not answer`)
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, lane))
}

async function writeSheets(look: Look, themes: readonly Theme[], names: readonly string[]) {
  const { locale, width } = look
  const size = width < PHONE_BELOW ? PER_SHEET.narrow : PER_SHEET.wide
  for (const theme of themes)
    for (let first = 0; first < names.length; first += size) {
      for (const name of names.slice(first, first + size)) {
        const file = fileOf(locale, theme, width, name)
        if (existsSync(file)) sheet.add(name, file)
      }
      await sheet.write(join(FOLDER, `${locale}-${theme}-${width}-${first / size}.png`), width)
    }
}

try {
  const people = await createPeople(world)
  const isWanted = (name: string) =>
    wanted.length === 0 || wanted.some((one) => name.startsWith(one) || one.startsWith(`${name}/`))
  const states = STATES_OF_ACCOUNT.filter(({ name }) => only.split(',').some((part) => name.includes(part)))
  const locales = LOCALES.filter(isWanted)
  if (only === '' && wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true })
  for await (const look of looksAt(world.url, browser, FOLDER, locales)) {
    const { locale, theme, width } = look
    const themes = THEMES.filter((one) => isWanted(`${locale}/${one}/${width}`))
    if (theme !== themes[0]) continue
    const sizes = SIZES.filter(([one]) => isWanted(`${locale}/${theme}/${one}`))
    if (sizes[0]?.[0] === width)
      await takeAll(look, states, { themes, sizes, people, hasAxe: locale === AXE_LOCALE })
    await writeSheets(
      look,
      themes,
      states.map(({ name }) => name),
    )
  }
} finally {
  await browser.close()
  stage.leave()
  await world.stop()
  await databases.stop()
}
