import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { countScripts, FIRST_SCRIPT_KB_MAX } from '../../tools/browser/count-scripts.ts'
import { ensureBuilt, launchBrowser, openVisitor } from '../browser/bench-browser.ts'
import { countBytes } from '../browser/count-bytes.ts'
import { median } from '../measure/rounds.ts'
import { LIVE_FROM } from '../world/bench-offer.ts'
import { startWorld, type World } from '../world/start-world.ts'
import type { BenchCase, BenchContext } from './bench-case.ts'
import { untilDrawn } from './document.ts'

const REQUESTS_MAX = 25
const SHIFT_MAX = 0.02
const FIRST_PAINT_MS_MAX = 800
const FIRST_ODDS_MS_MAX = 1000
const TAP_MS_MAX = 2000
const BYTES_KB_MAX = 180
/** When a thumb meets the first price that it sees. */
const TAP_AFTER_MS = 100
const CHANGES_PER_SECOND = 20
/** How long after the first odds the page is still watched. */
const WATCH_MS = 3000
const PHONE_RUNS = 3
const PHONE_PAGES = [
  ['live home', '/'],
  ['pre-match', '/prematch'],
  ['event', `/live/sport/1/event/${LIVE_FROM}`],
] as const
/** At home, in whose days the document is drawn. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  timezoneId: 'Asia/Baku',
}
/** Whose days begin four hours later: at some hours his list before the match has other matches under today. */
const PHONE_ABROAD = { ...PHONE, timezoneId: 'UTC' }
const PHONE_CPU_RATE = 4
const PHONE_BITS_PER_SECOND = 1_600_000
const PHONE_LATENCY_MS = 150

declare global {
  interface Window {
    firstOddsMs?: number
    /** When the first price, tapped as soon as it was seen, was in the slip. */
    countedMs?: number
    layoutShift: number
  }
}

/** What a first visit costs: scripts, requests, shift, and how soon a phone shows the first price. */
export const firstPage: BenchCase = {
  name: 'first-page',
  about: 'script size, requests and layout shift of the first page; first odds on a throttled phone',
  async run({ database, report }) {
    await ensureBuilt(['site'])
    const world = await startWorld(await database.create('bench_first_page'))
    const browser = await launchBrowser()
    try {
      await world.call('flow', CHANGES_PER_SECOND)
      const visit = await visitOnce(browser, world)
      report({
        name: 'script of the first page',
        ours: visit.scriptKb,
        unit: 'kB gz',
        limit: { name: 'the goal', value: FIRST_SCRIPT_KB_MAX },
        goal: { text: `<= ${FIRST_SCRIPT_KB_MAX} kB`, isMet: visit.scriptKb <= FIRST_SCRIPT_KB_MAX },
      })
      report({
        name: 'requests of the first page',
        ours: visit.requests,
        unit: 'requests',
        limit: { name: 'the goal', value: REQUESTS_MAX },
        goal: { text: `<= ${REQUESTS_MAX}`, isMet: visit.requests <= REQUESTS_MAX },
      })
      report({
        name: 'layout shift of the first page',
        ours: visit.shift,
        unit: '',
        limit: { name: 'the goal', value: SHIFT_MAX },
        goal: { text: `<= ${SHIFT_MAX}`, isMet: visit.shift <= SHIFT_MAX },
      })
      for (const [name, path] of PHONE_PAGES) await measurePhone({ name, path, browser, world, report })
      const { shift } = await visitOnPhone(browser, world, '/prematch', PHONE_ABROAD)
      reportShift('pre-match of a visitor abroad', shift, report)
    } finally {
      await browser.close()
      await world.stop()
    }
  },
}

async function visitOnce(browser: Browser, world: World) {
  const { context, page } = await openVisitor(browser, world.url)
  await page.addInitScript(watchFirstPage, null)
  let requests = 0
  const scripts = countScripts(page)
  page.on('request', () => {
    requests += 1
  })
  await page.goto(world.url)
  await page.waitForFunction(() => window.firstOddsMs !== undefined)
  await sleep(WATCH_MS)
  const shift = await page.evaluate(() => window.layoutShift)
  const scriptKb = await scripts()
  await context.close()
  return { requests, shift, scriptKb }
}

interface PhonePage {
  readonly name: string
  readonly path: string
  readonly browser: Browser
  readonly world: World
  readonly report: BenchContext['report']
}

/** First paint, first odds and a tap on them, on a phone whose line and processor are slow. */
async function measurePhone({ name, path, browser, world, report }: PhonePage): Promise<void> {
  await untilDrawn(world, path)
  const visits: PhoneVisit[] = []
  for (let run = 0; run < PHONE_RUNS; run++) visits.push(await visitOnPhone(browser, world, path))
  const middle = (pick: (visit: PhoneVisit) => number) => median(visits.map(pick))
  const say = (what: string, ours: number, max: number, note: string) =>
    report({
      name: `${what} on a throttled phone, ${name}`,
      ours,
      unit: 'ms',
      limit: { name: 'the goal', value: max },
      goal: { text: `<= ${max} ms`, isMet: ours <= max },
      note,
    })
  const list = (pick: (visit: PhoneVisit) => number) =>
    visits.map((visit) => Math.round(pick(visit))).join(', ')
  const oddsBytes = middle(({ bytesAtOdds }) => bytesAtOdds)
  const lineMs = (oddsBytes * 8000) / PHONE_BITS_PER_SECOND + PHONE_LATENCY_MS
  say(
    'first paint',
    middle(({ paintMs }) => paintMs),
    FIRST_PAINT_MS_MAX,
    list(({ paintMs }) => paintMs),
  )
  say(
    'first odds',
    middle(({ oddsMs }) => oddsMs),
    FIRST_ODDS_MS_MAX,
    `${list(({ oddsMs }) => oddsMs)}; the line alone: ${Math.round(oddsBytes / 1000)} kB, ${Math.round(lineMs)} ms`,
  )
  say(
    'a tap on them counts',
    middle(({ countedMs }) => countedMs),
    TAP_MS_MAX,
    list(({ countedMs }) => countedMs),
  )
  const kilobytes = middle(({ bytes }) => bytes) / 1000
  report({
    name: `bytes of the first visit, ${name}`,
    ours: kilobytes,
    unit: 'kB',
    limit: { name: 'the goal', value: BYTES_KB_MAX },
    goal: { text: `<= ${BYTES_KB_MAX} kB`, isMet: kilobytes <= BYTES_KB_MAX },
  })
  reportShift(
    name,
    middle(({ shift }) => shift),
    report,
  )
}

function reportShift(name: string, shift: number, report: BenchContext['report']): void {
  report({
    name: `layout shift, ${name}`,
    ours: shift,
    unit: '',
    limit: { name: 'the goal', value: SHIFT_MAX },
    goal: { text: `<= ${SHIFT_MAX}`, isMet: shift <= SHIFT_MAX },
  })
}

interface PhoneVisit {
  readonly paintMs: number
  readonly oddsMs: number
  readonly countedMs: number
  readonly bytesAtOdds: number
  readonly bytes: number
  readonly shift: number
}

async function visitOnPhone(
  browser: Browser,
  world: World,
  path: string,
  phone = PHONE,
): Promise<PhoneVisit> {
  const { context, page } = await openVisitor(browser, world.url, phone)
  await page.addInitScript(watchFirstPage, TAP_AFTER_MS)
  const devTools = await context.newCDPSession(page)
  const count = await countBytes(devTools)
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE_LATENCY_MS,
    downloadThroughput: PHONE_BITS_PER_SECOND / 8,
    uploadThroughput: PHONE_BITS_PER_SECOND / 8,
  })
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: PHONE_CPU_RATE })
  await page.goto(world.url + path, { waitUntil: 'commit' })
  const handle = await page.waitForFunction(() => window.firstOddsMs, undefined, { timeout: 60_000 })
  const countAtOdds = count.mark()
  const counted = await page.waitForFunction(() => window.countedMs, undefined, { timeout: 60_000 })
  await sleep(WATCH_MS)
  const seen = await page.evaluate(() => ({
    paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    shift: window.layoutShift,
  }))
  const [oddsMs, countedMs] = [await handle.jsonValue(), await counted.jsonValue()]
  await context.close()
  return {
    ...seen,
    oddsMs: oddsMs ?? Number.NaN,
    countedMs: countedMs ?? Number.NaN,
    bytesAtOdds: countAtOdds(),
    bytes: count.total(),
  }
}

/**
 * Runs before the page's own scripts: notes the frame that shows the first price, and every shift. Without a time nobody taps:
 * what a tap brings is no part of the first page.
 */
function watchFirstPage(tapAfterMs: number | null): void {
  window.layoutShift = 0
  const price = /^\d+\.\d\d$/
  const look = () => {
    const cells = document.querySelectorAll('button[aria-pressed] > span:last-child')
    const isPrice = (cell: Element) => cell.checkVisibility() && price.test(cell.textContent ?? '')
    if (![...cells].some(isPrice)) return
    watcher.disconnect()
    requestAnimationFrame(() => {
      window.firstOddsMs = performance.now()
      if (tapAfterMs !== null) setTimeout(tap, tapAfterMs)
    })
  }
  const tap = () => {
    const [cell] = [...document.querySelectorAll<HTMLElement>('[data-cells] button')].filter(
      (one) => one.checkVisibility() && price.test(one.lastElementChild?.textContent ?? ''),
    )
    cell?.click()
    // A guest's picks wait here for the log-in.
    const count = () => {
      if (localStorage.getItem('xezer.waiting') === null) requestAnimationFrame(count)
      else window.countedMs = performance.now()
    }
    count()
  }
  const watcher = new MutationObserver(look)
  watcher.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) {
        window.layoutShift += Number(entry.value)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
