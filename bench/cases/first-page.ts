import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { ensureBuilt, launchBrowser, openVisitor } from '../browser/bench-browser.ts'
import { median } from '../measure/rounds.ts'
import { startWorld, type World } from '../world/start-world.ts'
import type { BenchCase } from './bench-case.ts'

const SCRIPT_KB_MAX = 120
const REQUESTS_MAX = 25
const SHIFT_MAX = 0.02
const FIRST_ODDS_MS_MAX = 2500
const CHANGES_PER_SECOND = 20
/** How long after the first odds the page is still watched. */
const WATCH_MS = 3000
const PHONE_RUNS = 3
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const PHONE_CPU_RATE = 4
const PHONE_BITS_PER_SECOND = 1_600_000
const PHONE_LATENCY_MS = 150

declare global {
  interface Window {
    firstOddsMs?: number
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
        limit: { name: 'the goal', value: SCRIPT_KB_MAX },
        goal: { text: `<= ${SCRIPT_KB_MAX} kB`, isMet: visit.scriptKb <= SCRIPT_KB_MAX },
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
      const phones: { readonly firstOddsMs: number; readonly bytes: number }[] = []
      for (let run = 0; run < PHONE_RUNS; run++) phones.push(await visitOnPhone(browser, world))
      const firstOddsMs = median(phones.map((phone) => phone.firstOddsMs))
      const bytes = median(phones.map((phone) => phone.bytes))
      report({
        name: 'first odds on a throttled phone',
        ours: firstOddsMs,
        unit: 'ms',
        limit: {
          name: `the line alone: ${Math.round(bytes / 1000)} kB and two round trips`,
          value: (bytes * 8000) / PHONE_BITS_PER_SECOND + 2 * PHONE_LATENCY_MS,
        },
        goal: { text: `<= ${FIRST_ODDS_MS_MAX} ms`, isMet: firstOddsMs <= FIRST_ODDS_MS_MAX },
        note: `${phones.map((phone) => Math.round(phone.firstOddsMs)).join(', ')} ms`,
      })
    } finally {
      await browser.close()
      await world.stop()
    }
  },
}

async function visitOnce(browser: Browser, world: World) {
  const { context, page } = await openVisitor(browser, world.url)
  await page.addInitScript(watchFirstPage)
  let requests = 0
  const scripts: Promise<number>[] = []
  page.on('request', () => {
    requests += 1
  })
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push(
      response.body().then(
        (body) => gzipSync(body).length,
        // A preload that was answered from the page's own cache has its bytes counted already.
        () => 0,
      ),
    )
  })
  await page.goto(world.url)
  await page.waitForFunction(() => window.firstOddsMs !== undefined)
  await sleep(WATCH_MS)
  const shift = await page.evaluate(() => window.layoutShift)
  const sizes = await Promise.all(scripts)
  await context.close()
  return { requests, shift, scriptKb: sizes.reduce((sum, size) => sum + size, 0) / 1000 }
}

async function visitOnPhone(browser: Browser, world: World) {
  const { context, page } = await openVisitor(browser, world.url, PHONE)
  await page.addInitScript(watchFirstPage)
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  let bytes = 0
  devTools.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE_LATENCY_MS,
    downloadThroughput: PHONE_BITS_PER_SECOND / 8,
    uploadThroughput: PHONE_BITS_PER_SECOND / 8,
  })
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: PHONE_CPU_RATE })
  await page.goto(world.url, { waitUntil: 'commit' })
  const handle = await page.waitForFunction(() => window.firstOddsMs, undefined, { timeout: 60_000 })
  const firstOddsMs = (await handle.jsonValue()) ?? Number.NaN
  await context.close()
  return { firstOddsMs, bytes }
}

/** Runs before the page's own scripts: notes the frame that shows the first price, and every shift. */
function watchFirstPage(): void {
  window.layoutShift = 0
  const price = /^\d+\.\d\d$/
  const look = () => {
    const cells = document.querySelectorAll('button[aria-pressed] > span:last-child')
    if (![...cells].some(({ textContent }) => price.test(textContent ?? ''))) return
    watcher.disconnect()
    requestAnimationFrame(() => {
      window.firstOddsMs = performance.now()
    })
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
