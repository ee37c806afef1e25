import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startDatabaseService } from '@xezer/db/test-database-service'
import { bootWorld } from '@xezer/dev-world/boot-world'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { LOCALES } from '@xezer/std/locale'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { browserLaunchOptions } from '../tools/browser.mjs'
import { expectAccessible, findSideways } from './support/page-health.ts'
import { createPeople, type PeopleOfAccount } from './support/people-of-account.ts'
import { type Look, looksAt, THEMES, type Theme } from './support/pictures.ts'
import { createSheet } from './support/sheet.ts'
import { createStage } from './support/stage.ts'
import type { StateOfAccount } from './support/state-of-account.ts'
import { STATES_OF_ACCOUNT } from './support/states-of-account.ts'
import { wordsOf } from './support/words.ts'

// `npx tsx e2e/screenshots-of-account.ts [locale[/theme[/width]]…] [--only=part of a name,…]`: every screen of the account in
// every state, whole, with sheets of each look; what sticks out, what axe finds and what the console says is written out.
const FOLDER = join(import.meta.dirname, '../.cache/screenshots-of-account')
const SETTLE_MS = 500
const PATIENCE_MS = 8000
const TALLEST = 3200
/** Phones are narrow: more of them stand side by side. */
const PER_SHEET = { wide: 6, narrow: 10 } as const

const wanted = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const only = process.argv.find((one) => one.startsWith('--only='))?.slice('--only='.length) ?? ''
const databases = await startDatabaseService()
const feed = createScriptedFeed()
const booted = await bootWorld({
  feed,
  databaseService: databases.url,
  settings: { WITHDRAWAL_WAIT: '86400' },
})
const stage = await createStage(feed)
const world = { ...booted, stage }
const browser = await chromium.launch(await browserLaunchOptions())
const sheets = { dark: await createSheet(browser), light: await createSheet(browser) }

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 600)

const fileOf = ({ locale, width }: Look, theme: Theme, name: string) =>
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

/** The whole page, as far as it goes: its main part scrolls in itself. */
async function take(
  context: BrowserContext,
  look: Look,
  themes: readonly Theme[],
  people: PeopleOfAccount,
  state: StateOfAccount,
) {
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const { locale, width } = look
  const tell = (what: string) => console.log(`${locale}/${themes.join('+')}/${width} ${state.name}: ${what}`)
  page.on('console', (message) => {
    const isExpected = /Failed to load resource/.test(message.text())
    if (message.type() === 'error' && !isExpected) tell(message.text())
  })
  page.on('pageerror', (error) => tell(error.message))
  try {
    if (state.who !== null) await people[state.who].enter(page, world.url + state.path)
    else await page.goto(world.url + state.path)
    await page.getByRole('main').waitFor()
    await page.waitForTimeout(SETTLE_MS)
    await state.prepare?.(page, wordsOf(locale), people).catch((error: unknown) => tell(firstLine(error)))
    await page.waitForTimeout(SETTLE_MS)
    for (const one of await findSideways(page)) tell(`sideways: ${one}`)
    for (const theme of themes) {
      if (theme !== look.theme) await dress(page, theme)
      await expectAccessible(page, undefined, theme === 'dark' ? 'all' : 'colours').catch((error: unknown) =>
        tell(`${theme}: ${firstLine(error)}`),
      )
      if (theme === look.theme) await expand(page, width)
      const file = fileOf(look, theme, state.name)
      await page.screenshot({ path: file })
      sheets[theme].add(state.name, file)
    }
  } catch (error) {
    tell(firstLine(error))
  } finally {
    // A call that was held back for its picture is let go with the page: it reaches nobody.
    await context.setOffline(true)
    await page.close()
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
    const { locale, width } = look
    const themes = THEMES.filter((theme) => isWanted(`${locale}/${theme}/${width}`))
    if (look.theme !== themes[0]) continue
    const size = width < 768 ? PER_SHEET.narrow : PER_SHEET.wide
    for (let first = 0; first < states.length; first += size) {
      for (const state of states.slice(first, first + size)) {
        // One who comes anew: nothing of another's session is left, and no account says how he saw it last.
        await world.ownerPool.query('delete from player_view')
        if (state.isLongAgo)
          await world.ownerPool.query("update session set proven_at = now() - interval '1 day'")
        const context = await look.newContext()
        await take(context, look, themes, people, state)
        await context.close()
      }
      for (const theme of themes)
        await sheets[theme].write(join(FOLDER, `${locale}-${theme}-${width}-${first / size}.png`), width)
    }
  }
} finally {
  await browser.close()
  stage.leave()
  await world.stop()
  await databases.stop()
}
