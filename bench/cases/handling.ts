import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { ensureBuilt, launchBrowser } from '../browser/bench-browser.ts'
import { openPhone, type Phone } from '../browser/phone.ts'
import { countFrames, SHORTEST_MS, watchInteractions } from '../browser/watch-hand.ts'
import { median, quantile } from '../measure/rounds.ts'
import { LIVE_FROM } from '../world/bench-offer.ts'
import { startWorld, type World } from '../world/start-world.ts'
import type { BenchCase, BenchContext } from './bench-case.ts'

const TAPS = 50
const TAP_EVERY_MS = 250
const TAP_P98_MS_MAX = 100
const SCROLL_MS = 2000
const SCROLL_PX_PER_SECOND = 1500
const SCROLL_ROUNDS = 5
const FRAMES_RATIO = 0.97
const CHANGES_PER_SECOND = 20
const LONG_LIST = 2000
const LONG_NAME = 'list of 2,000 matches'
const SETTLE_MS = 1500
const OPEN_CELLS = '[data-cells] button:not([aria-disabled])'
const LIVE_EVENT = `/live/sport/1/event/${LIVE_FROM}`
const BARE_PAGE = `<meta name="viewport" content="width=device-width"><div data-cells><button style="padding: 30px"
  onclick="this.textContent = Math.random()">1.85</button></div>`

/** What the hand feels on a cheap phone: a tap on a price until the frame that shows it, and scrolling. */
export const handling: BenchCase = {
  name: 'handling',
  about: 'a tap on a price to its next paint, and scrolling, on a phone with a quarter of the processor',
  async run({ database, report }) {
    await ensureBuilt(['site'])
    const world = await startWorld(await database.create('bench_handling'), { prematchEvents: LONG_LIST })
    const browser = await launchBrowser()
    try {
      await world.call('flow', CHANGES_PER_SECOND)
      const bareMs = await tapBare(browser, world)
      await tapPrices('list in play', '/live', browser, world, bareMs, report)
      await tapPrices('event page', LIVE_EVENT, browser, world, bareMs, report)
      await scrollPage('event page', LIVE_EVENT, browser, world, report)
      await tapPrices(LONG_NAME, '/prematch', browser, world, bareMs, report)
      await scrollPage(LONG_NAME, '/prematch', browser, world, report)
    } finally {
      await browser.close()
      await world.stop()
    }
  },
}

async function tapPrices(
  name: string,
  path: string,
  browser: Browser,
  world: World,
  bareMs: readonly number[],
  report: BenchContext['report'],
): Promise<void> {
  const phone = await openPhone(browser, world.url)
  const takenMs = await tapAll(phone, () => openPage(phone.page, `${world.url}${path}`))
  await phone.close()
  const p98Ms = quantile(takenMs, 0.98)
  report({
    name: `tap on a price to its next paint, p98, ${name}`,
    ours: p98Ms,
    unit: 'ms',
    limit: { name: 'a button alone on its page', value: quantile(bareMs, 0.98) },
    goal: { text: `<= ${TAP_P98_MS_MAX} ms`, isMet: p98Ms <= TAP_P98_MS_MAX },
    note: `median ${median(takenMs)}, worst ${Math.max(...takenMs)} ms of ${takenMs.length}`,
  })
}

async function tapBare(browser: Browser, world: World): Promise<number[]> {
  const phone = await openPhone(browser, world.url)
  const takenMs = await tapAll(phone, async () => {
    await phone.page.goto(`${world.url}/healthz`)
    await phone.page.setContent(BARE_PAGE)
  })
  await phone.close()
  return takenMs
}

/** Takes and gives back picks, each time another price that is in sight; the time of each interaction. */
async function tapAll({ page }: Phone, open: () => Promise<void>): Promise<number[]> {
  await page.addInitScript(watchInteractions)
  await open()
  await page.evaluate(watchInteractions)
  for (let count = 0; count < TAPS; count++) {
    const spots = await page.evaluate(listSpots, OPEN_CELLS)
    const spot = spots[(count >> 1) % Math.max(1, spots.length)]
    if (spot === undefined) throw new Error('no price is in sight')
    await page.touchscreen.tap(spot.x, spot.y)
    await sleep(TAP_EVERY_MS)
  }
  const told = await page.evaluate(() => [...window.interactionMs.values()])
  // What is not told was over before the shortest time that is.
  return [...told, ...Array<number>(Math.max(0, TAPS - told.length)).fill(SHORTEST_MS)]
}

/** Runs in the page: middles of what nothing covers. */
function listSpots(selector: string): { x: number; y: number }[] {
  return [...document.querySelectorAll(selector)].flatMap((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect()
    const spot = { x: x + width / 2, y: y + height / 2 }
    return cell.contains(document.elementFromPoint(spot.x, spot.y)) ? [spot] : []
  })
}

async function scrollPage(
  name: string,
  path: string,
  browser: Browser,
  world: World,
  report: BenchContext['report'],
): Promise<void> {
  const phone = await openPhone(browser, world.url)
  const { page } = phone
  await openPage(page, `${world.url}${path}`)
  const resting: number[] = []
  const scrolled: number[] = []
  for (let round = 0; round < SCROLL_ROUNDS; round++) {
    resting.push(await page.evaluate(countFrames, SCROLL_MS))
    const frames = page.evaluate(countFrames, SCROLL_MS)
    // Ever further down a list, through rows that are fetched on the way.
    await scroll(phone, name === LONG_NAME || round % 2 === 0)
    scrolled.push(await frames)
  }
  await phone.close()
  const ratio = median(scrolled) / median(resting)
  report({
    name: `frames while the ${name} scrolls`,
    ours: median(scrolled),
    unit: `frames in ${SCROLL_MS / 1000} s`,
    limit: { name: 'the same page at rest', value: median(resting) },
    goal: { text: `>= ${FRAMES_RATIO}`, isMet: ratio >= FRAMES_RATIO },
    note: scrolled.join(', '),
  })
}

function scroll({ devTools }: Phone, isDown: boolean) {
  const px = (SCROLL_PX_PER_SECOND * SCROLL_MS) / 1000
  return devTools.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 420,
    yDistance: isDown ? -px : px,
    speed: SCROLL_PX_PER_SECOND,
    gestureSourceType: 'touch',
    preventFling: true,
  })
}

async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator(OPEN_CELLS).first().waitFor()
  await sleep(SETTLE_MS)
}
