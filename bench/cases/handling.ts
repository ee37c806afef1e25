import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { ensureBuilt, launchBrowser } from '../browser/bench-browser.ts'
import { OPEN_CELLS, openPage, scrollPage } from '../browser/hand.ts'
import { openPhone, type Phone } from '../browser/phone.ts'
import { SHORTEST_MS, watchInteractions } from '../browser/watch-hand.ts'
import { median, quantile } from '../measure/rounds.ts'
import { LIVE_FROM } from '../world/bench-offer.ts'
import { startWorld, type World } from '../world/start-world.ts'
import type { BenchCase, BenchContext } from './bench-case.ts'

const TAPS = 50
const TAP_EVERY_MS = 250
const TAP_P98_MS_MAX = 100
const CHANGES_PER_SECOND = 20
const LONG_LIST = 2000
const LONG_NAME = 'list of 2,000 matches'
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
      const eventPage = { name: 'event page', url: `${world.url}${LIVE_EVENT}`, isLong: false }
      await scrollPage(eventPage, browser, report)
      await tapPrices(LONG_NAME, '/prematch', browser, world, bareMs, report)
      await scrollPage({ name: LONG_NAME, url: `${world.url}/prematch`, isLong: true }, browser, report)
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
