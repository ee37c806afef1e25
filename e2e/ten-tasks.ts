import { liveOverview } from '@xezer/contract/live'
import type { Event } from '@xezer/contract/sport-entities'
import { startDatabaseService } from '@xezer/db/test-database-service'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { EXAMPLE_PASSWORD } from '@xezer/dev-world/example-registration'
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright'
import { browserLaunchOptions } from '../tools/browser.mjs'
import { registerPlayer, type TestPlayer } from './support/player.ts'
import { untilFilled } from './support/until-filled.ts'
import { say, wordsOf } from './support/words.ts'

// `npx tsx e2e/ten-tasks.ts [phone] [desktop] [number of a task …]`: ten things that a bettor does, in taps, seconds and pixels scrolled.
// It presses what a person would find, by what is in sight, so that it can be run on any state of the site.
// docs/ten-tasks.md has what came of it.
const STAKE = '5'
const GIVE_UP_MS = 8000
const FAR_PX = 5000
const OPEN_CELLS = '[data-cells] button:not([aria-disabled]):visible'

interface Device {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly hasTouch: boolean
}
const DEVICES: readonly Device[] = [
  { name: 'phone', width: 390, height: 844, hasTouch: true },
  { name: 'desktop', width: 1440, height: 900, hasTouch: false },
]

/** Counts what a person has to do: presses, letters and how far the page is moved. */
class Hand {
  taps = 0
  letters = 0
  scrolledPx = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async tap(target: Locator): Promise<void> {
    await this.look(target)
    await target.click({ timeout: GIVE_UP_MS })
    this.taps += 1
  }

  async look(target: Locator): Promise<void> {
    await target.waitFor({ timeout: GIVE_UP_MS })
    // Where it stands, not how far the page came: that may glide.
    const box = await target.boundingBox()
    const height = this.page.viewportSize()?.height ?? 0
    if (box !== null) this.scrolledPx += Math.max(0, box.y + box.height - height, -box.y)
    await target.scrollIntoViewIfNeeded({ timeout: GIVE_UP_MS })
  }

  async write(text: string): Promise<void> {
    await this.page.keyboard.type(text)
    this.letters += text.length
  }
}

interface Scene {
  readonly world: World
  readonly device: Device
  readonly player: TestPlayer
  readonly page: Page
}

interface Task {
  readonly name: string
  readonly isGuest?: boolean
  /** What is true before the time runs. */
  readonly before?: (scene: Scene) => Promise<void>
  readonly run: (hand: Hand, scene: Scene) => Promise<void>
}

const isThere = (target: Locator) => target.isVisible().catch(() => false)
const dialogOrColumn = (page: Page) => page.getByRole('region', { name: say('slip.title') })
const placeButton = (page: Page) =>
  dialogOrColumn(page).locator('footer').getByRole('button').filter({ hasText: '₼' }).last()
const success = (page: Page) =>
  page.getByText(say('slip.placed')).or(page.getByText(say('slip.placed_number', { number: '' }).trim()))

/** From a price that was taken to the word that the bet stands. */
async function stakeAndPlace(hand: Hand, { page, device }: Scene): Promise<void> {
  const column = dialogOrColumn(page)
  const isPhone = device.hasTouch
  await page.waitForTimeout(400)
  const pill = page.getByRole('button', { name: new RegExp(`^${say('slip.open_slip')}`) })
  await column.getByRole('textbox').or(pill).first().waitFor({ timeout: GIVE_UP_MS })
  const lastStake = page.getByRole('button', { name: say('slip.last_stake', { amount: `${STAKE}.00 ₼` }) })
  if (await isThere(lastStake.first())) await hand.tap(lastStake.first())
  else if (!(await isThere(column.getByRole('textbox').first()))) {
    await hand.tap(pill.last())
  }
  const chip = column.getByRole('button', { name: new RegExp(`^\\+?${STAKE}(\\.00)?( ₼)?$`) }).first()
  await page.waitForTimeout(400)
  const isReady =
    (await placeButton(page)
      .isEnabled()
      .catch(() => false)) && !(await placeButton(page).innerText()).includes(' 0.00')
  if (isReady) await hand.tap(placeButton(page))
  else {
    if (!(isPhone && (await isThere(chip)))) await hand.tap(column.getByRole('textbox').first())
    if (isPhone && (await isThere(chip))) await hand.tap(chip)
    else await hand.write(STAKE)
    await hand.tap(placeButton(page))
  }
  // A price that moved meanwhile asks for one more press.
  for (let seconds = 0; seconds < 20; seconds++) {
    const done = await success(page)
      .first()
      .waitFor({ timeout: 1000 })
      .then(
        () => true,
        () => false,
      )
    if (done) return
    if (
      await placeButton(page)
        .isEnabled()
        .catch(() => false)
    )
      await hand.tap(placeButton(page))
  }
  throw new Error('the bet was not accepted')
}

const clearSlip = async ({ page, world }: Scene, path = '/') => {
  await page.goto(world.url + path)
  await page.locator(OPEN_CELLS).first().waitFor({ timeout: 20_000 })
}

async function findLive(world: World): Promise<Event[]> {
  const { sports } = liveOverview.output.parse((await world.call('live/overview', {})).body)
  return sports
    .filter(({ id }) => id === 1)
    .flatMap(({ leagues }) => leagues.flatMap(({ events }) => events ?? []))
    .filter(({ paused, competitors }) => !paused && competitors === undefined)
}

const eventPath = async (world: World) => {
  const [event] = await findLive(world)
  if (event === undefined) throw new Error('nothing is in play')
  return `/live/sport/1/event/${event.id}`
}

const TASKS: readonly Task[] = [
  {
    name: 'the first price of a match in play, from nothing',
    isGuest: true,
    run: async (hand, { page, world }) => {
      await page.goto(world.url)
      await hand.look(page.locator(OPEN_CELLS).first())
    },
  },
  {
    name: 'five manat on a price of the list',
    before: (scene) => clearSlip(scene),
    run: async (hand, scene) => {
      await hand.tap(scene.page.locator(OPEN_CELLS).first())
      await stakeAndPlace(hand, scene)
    },
  },
  {
    name: 'the same stake on another match',
    before: (scene) => clearSlip(scene),
    run: async (hand, scene) => {
      await hand.tap(scene.page.locator(OPEN_CELLS).nth(3))
      await stakeAndPlace(hand, scene)
    },
  },
  {
    name: 'the total of goals on an event page',
    before: async (scene) => clearSlip(scene, await eventPath(scene.world)),
    run: async (hand, { page }) => {
      await hand.look(page.getByRole('main').getByRole('heading', { name: 'Total', exact: true }).first())
    },
  },
  {
    name: 'from an event back to its row far down the list',
    before: async (scene) => {
      await clearSlip(scene, '/prematch/sport/1')
      await scene.page.evaluate((top) => document.querySelector('main')?.scrollTo(0, top), FAR_PX)
      await scene.page.waitForTimeout(600)
      const link = scene.page.locator('main article a[href*="/event/"]')
      const box = await link.evaluateAll((all) =>
        all.findIndex(
          (one) => one.getBoundingClientRect().top > 200 && one.getBoundingClientRect().top < 600,
        ),
      )
      await link.nth(Math.max(0, box)).click()
      await scene.page.waitForURL(/event/)
    },
    run: async (hand, { page }) => {
      await page.goBack()
      hand.taps += 1
      await page.waitForTimeout(700)
      const top = await page.evaluate(() => document.querySelector('main')?.scrollTop ?? 0)
      hand.scrolledPx += Math.abs(FAR_PX - top)
    },
  },
  {
    name: 'a club by four letters of its name',
    isGuest: true,
    before: (scene) => clearSlip(scene),
    run: async (hand, { page, world }) => {
      const [event] = await findLive(world)
      const field = page
        .getByRole('textbox', { name: say('nav.search'), exact: true })
        .locator('visible=true')
        .first()
      if (await isThere(field)) await hand.tap(field)
      else await hand.tap(page.getByRole('button', { name: say('nav.search'), exact: true }).first())
      const letters = (event?.home ?? '').slice(0, 4)
      await hand.write(letters)
      await hand.look(page.getByRole('search').getByRole('link').or(page.getByRole('option')).first())
    },
  },
  {
    name: 'a guest’s price, log-in and the bet',
    isGuest: true,
    before: (scene) => clearSlip(scene),
    run: async (hand, scene) => {
      const { page, player } = scene
      await hand.tap(page.locator(OPEN_CELLS).first())
      await page.waitForTimeout(400)
      const login = page.getByRole('button', { name: say('auth.login'), exact: true })
      await hand.tap(login.last())
      const dialog = page.getByRole('dialog').last()
      await hand.tap(dialog.getByRole('textbox').first())
      await page.keyboard.type(player.email)
      await hand.tap(dialog.locator('input[type=password]').first())
      await page.keyboard.type(EXAMPLE_PASSWORD)
      await page.keyboard.press('Enter')
      hand.taps += 1
      await page.waitForTimeout(1500)
      await page
        .getByRole('dialog')
        .first()
        .waitFor({ state: 'hidden', timeout: 5000 })
        .catch(() => undefined)
      if ((await page.locator('[data-cells] button[aria-pressed=true]').count()) === 0) {
        await hand.tap(page.locator(OPEN_CELLS).first())
      }
      await stakeAndPlace(hand, scene)
    },
  },
  {
    name: 'my open bets and how their match stands',
    before: (scene) => clearSlip(scene),
    run: async (hand, { page, device }) => {
      const bets = page.getByText(say('nav.my_bets'), { exact: true }).locator('visible=true').first()
      // By its name: a page that is not all here yet has other buttons in its place.
      const corner = page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(`^${say('nav.account')}`) })
      const menu = page
        .getByRole('navigation', { name: say('nav.bottom') })
        .getByRole('button', { name: say('nav.menu') })
      await hand.tap(device.hasTouch ? menu : corner)
      await hand.tap(bets)
      await hand.look(page.getByRole('main').getByText('5.00').first())
    },
  },
  {
    name: 'another language in the middle of an event page',
    isGuest: true,
    before: async (scene) => {
      await clearSlip(scene, await eventPath(scene.world))
      await scene.page.evaluate(() => document.querySelector('main')?.scrollTo(0, 1500))
    },
    run: async (hand, { page }) => {
      const flag = page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(`^${say('nav.language')}`) })
      if (await isThere(flag.first())) await hand.tap(flag.first())
      else {
        const bar = page.getByRole('navigation', { name: say('nav.bottom') })
        await hand.tap(bar.getByRole('button', { name: say('nav.menu') }))
      }
      await hand.tap(page.getByText('English').locator('visible=true').first())
      await page.waitForTimeout(1500)
      // Where the choice stands in a sheet, the page is below it.
      const close = page.getByRole('dialog').getByRole('button', { name: wordsOf('en')('nav.close') })
      if (await isThere(close.first())) await hand.tap(close.first())
      const top = await page.evaluate(() => document.querySelector('main')?.scrollTop ?? 0)
      hand.scrolledPx += Math.max(0, Math.min(1500, 1500 - top))
    },
  },
  {
    name: 'the first match before its start',
    isGuest: true,
    before: (scene) => clearSlip(scene),
    run: async (hand, { page }) => {
      await hand.tap(page.locator('a[href^="/prematch"]:visible').first())
      await hand.look(page.getByRole('main').locator(OPEN_CELLS).first())
    },
  },
]

async function tell(context: BrowserContext, task: Task, scene: Omit<Scene, 'page'>): Promise<string> {
  const page = await context.newPage()
  page.setDefaultTimeout(GIVE_UP_MS)
  try {
    if (!task.isGuest) await scene.player.enter(page)
    await task.before?.({ ...scene, page })
    const hand = new Hand(page)
    const startMs = performance.now()
    await task.run(hand, { ...scene, page })
    const seconds = ((performance.now() - startMs) / 1000).toFixed(1)
    const letters = hand.letters > 0 ? ` + ${hand.letters} letters` : ''
    return `${hand.taps} taps${letters}, ${seconds} s, ${Math.round(hand.scrolledPx)} px`
  } catch (error) {
    await page.screenshot({ path: `.cache/ten-tasks-${scene.device.name}-${TASKS.indexOf(task) + 1}.png` })
    return `not done: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`
  } finally {
    await page.close()
  }
}

const databases = await startDatabaseService()
const world = await bootWorld({ databaseService: databases.url, settings: { PLACES_PER_SECOND: '50' } })
const browser = await chromium.launch(await browserLaunchOptions())
try {
  await untilFilled(world)
  const asked = process.argv.slice(2)
  const askedDevices = asked.filter((word) => Number.isNaN(Number(word)))
  const numbers = asked.map(Number).filter((number) => !Number.isNaN(number))
  for (const device of DEVICES) {
    if (askedDevices.length > 0 && !askedDevices.includes(device.name)) continue
    const player = await registerPlayer(world)
    const { width, height, hasTouch } = device
    const open = async () => {
      const context = await browser.newContext({ viewport: { width, height }, hasTouch, isMobile: hasTouch })
      await context.addInitScript('globalThis.__name = (value) => value')
      return context
    }
    const own = await open()
    for (const [index, task] of TASKS.entries()) {
      if (numbers.length > 0 && !numbers.includes(index + 1)) continue
      // What a player's browser remembers, such as the last stake, is there for the next task.
      const context = task.isGuest ? await open() : own
      console.log(
        `${device.name} | ${index + 1} | ${task.name} | ${await tell(context, task, { world, device, player })}`,
      )
      if (task.isGuest) await context.close()
    }
  }
} finally {
  await browser.close()
  await world.stop()
  await databases.stop()
}
