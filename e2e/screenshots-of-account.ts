import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startDatabaseService } from '@xezer/db/test-database-service'
import { bootWorld } from '@xezer/dev-world/boot-world'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { LOCALES } from '@xezer/std/locale'
import { type BrowserContext, chromium } from 'playwright'
import { browserLaunchOptions } from '../tools/browser.mjs'
import { expectAccessible, findSideways } from './support/page-health.ts'
import { createPeople, type PeopleOfAccount } from './support/people-of-account.ts'
import { type Look, looksAt } from './support/pictures.ts'
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
const sheet = await createSheet(browser)

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 600)

/** The whole page, as far as it goes: its main part scrolls in itself. */
async function take(context: BrowserContext, look: Look, people: PeopleOfAccount, state: StateOfAccount) {
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const { locale, theme, width, folder } = look
  const tell = (what: string) => console.log(`${locale}/${theme}/${width} ${state.name}: ${what}`)
  page.on('console', (message) => {
    const isExpected = /Failed to load resource/.test(message.text())
    if (message.type() === 'error' && !isExpected) tell(message.text())
  })
  page.on('pageerror', (error) => tell(error.message))
  const file = join(folder, `${state.name}.png`)
  try {
    if (state.who !== null) await people[state.who].enter(page, world.url + state.path)
    else await page.goto(world.url + state.path)
    await page.getByRole('main').waitFor()
    await page.waitForTimeout(SETTLE_MS)
    await state.prepare?.(page, wordsOf(locale), people).catch((error: unknown) => tell(firstLine(error)))
    await page.waitForTimeout(SETTLE_MS)
    for (const one of await findSideways(page)) tell(`sideways: ${one}`)
    await expectAccessible(page, undefined, theme === 'dark' ? 'all' : 'colours').catch((error: unknown) =>
      tell(firstLine(error)),
    )
    const { height } = page.viewportSize() ?? { height: 900 }
    const inner = await page.evaluate(() => {
      const main = document.querySelector('main')
      const over = main === null ? 0 : main.scrollHeight - main.clientHeight
      return Math.max(document.documentElement.scrollHeight, window.innerHeight + over)
    })
    const whole =
      (await page.getByRole('dialog').count()) > 0 ? height : Math.min(TALLEST, Math.max(height, inner))
    await page.setViewportSize({ width, height: whole })
    await page.waitForTimeout(SETTLE_MS / 3)
    await page.screenshot({ path: file })
    sheet.add(state.name, file)
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
    const { locale, theme, width } = look
    if (!isWanted(`${locale}/${theme}/${width}`)) continue
    const size = width < 768 ? PER_SHEET.narrow : PER_SHEET.wide
    for (let first = 0; first < states.length; first += size) {
      for (const state of states.slice(first, first + size)) {
        // One who comes anew: nothing of another's session is left, and no account says how he saw it last.
        await world.ownerPool.query('delete from player_view')
        const context = await look.newContext()
        await take(context, look, people, state)
        await context.close()
      }
      await sheet.write(join(FOLDER, `${locale}-${theme}-${width}-${first / size}.png`), width)
    }
  }
} finally {
  await browser.close()
  stage.leave()
  await world.stop()
  await databases.stop()
}
