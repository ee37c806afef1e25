import { setTimeout as sleep } from 'node:timers/promises'
import { odds } from '@xezer/money/odds'
import type { OddsMessage } from '@xezer/odds-book/messages'
import { FOOTBALL_MARKETS } from '@xezer/sports/football/markets/football-markets'
import type { Browser, Page } from 'playwright'
import { ensureBuilt, launchBrowser, openVisitor } from '../browser/bench-browser.ts'
import { watchCell } from '../browser/watch-cell.ts'
import type { FloorApi } from '../floor-process.ts'
import { startProcess } from '../measure/process-link.ts'
import { quantile } from '../measure/rounds.ts'
import { envelope, LIVE_FROM, priceMarket } from '../world/bench-offer.ts'
import { startWorld } from '../world/start-world.ts'
import type { BenchCase } from './bench-case.ts'

const SAMPLES = 40
/** Other cells that move meanwhile. */
const CHANGES_PER_SECOND = 20
const SETTLE_MS = 1500
const P95_MS_MAX = 300
/** Steps that fall on every phase of the ticks of server and page. */
const STEP_MS = 331
const BARE_SAMPLES = 20
const BARE_STEP_MS = 60

/** From a new price at the feed to the frame that shows it, in a real browser on the live page. */
export const painting: BenchCase = {
  name: 'painting',
  about: 'price change at the feed to the painted cell in a browser',
  async run({ database, report }) {
    await ensureBuilt(['site'])
    const world = await startWorld(await database.create('bench_painting'))
    const floor = await startProcess<FloorApi>('floor')
    const browser = await launchBrowser()
    try {
      const { page } = await openVisitor(browser, world.url)
      await world.call('flow', CHANGES_PER_SECOND)
      await page.goto(`${world.url}/live/sport/1/event/${LIVE_FROM}`)
      await world.call('send', homePrice(9.87))
      await page.getByText('9.87', { exact: true }).first().waitFor()
      await sleep(SETTLE_MS)
      if (!(await page.evaluate(watchCell, '9.87'))) throw new Error('the cell is not on the page')
      const delaysMs = await sample(page, SAMPLES, STEP_MS, (price) =>
        world.call('sendNow', homePrice(price)),
      )
      const bareMs = await sampleBare(browser, floor)
      const p95Ms = quantile(delaysMs, 0.95)
      report({
        name: 'price change to painted cell, p95',
        ours: p95Ms,
        unit: 'ms',
        limit: { name: 'bare ws.send to a text node', value: quantile(bareMs, 0.95) },
        goal: { text: `<= ${P95_MS_MAX} ms`, isMet: p95Ms <= P95_MS_MAX },
        note: `p50 ${Math.round(quantile(delaysMs, 0.5))} ms of ${delaysMs.length} changes`,
      })
    } finally {
      await browser.close()
      await Promise.all([world.stop(), floor.stop()])
    }
  },
}

function homePrice(price: number): OddsMessage {
  const market = priceMarket(FOOTBALL_MARKETS.get('1x2'), '', 3)
  const [home, ...others] = market.outcomes
  if (home === undefined) throw new Error('1x2 has outcomes')
  const outcomes = [{ ...home, odds: odds(Math.round(price * 1000)) }, ...others]
  return {
    ...envelope('live'),
    kind: 'odds',
    eventId: LIVE_FROM,
    markets: [{ ...market, outcomes }],
    resumes: false,
  }
}

/** `send` gives the instant at which the price began its way. */
async function sample(
  page: Page,
  count: number,
  stepMs: number,
  send: (price: number) => Promise<number>,
): Promise<number[]> {
  const sentMs = new Map<string, number>()
  for (let index = 0; index < count; index++) {
    const price = Math.round(200 + index) / 100 + 8
    sentMs.set(price.toFixed(2), await send(price))
    await sleep(stepMs + index)
  }
  await sleep(SETTLE_MS)
  const painted = await page.evaluate(() => window.painted)
  return painted.flatMap(({ text, atMs }) => {
    const beganMs = sentMs.get(text)
    return beganMs === undefined ? [] : [atMs - beganMs]
  })
}

async function sampleBare(
  browser: Browser,
  floor: Awaited<ReturnType<typeof startProcess<FloorApi>>>,
): Promise<number[]> {
  const page = await browser.newPage()
  const port = await floor.call('openBroadcast', 'ws')
  await page.setContent('<b id="cell">9.87</b>')
  await page.evaluate(
    (address) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(address)
        socket.onopen = () => resolve()
        socket.onmessage = ({ data }) => {
          const cell = document.getElementById('cell')
          if (cell !== null) cell.textContent = String(data)
        }
      }),
    `ws://127.0.0.1:${port}`,
  )
  await page.evaluate(watchCell, '9.87')
  return sample(page, BARE_SAMPLES, BARE_STEP_MS, (price) => floor.call('broadcastOnce', price.toFixed(2)))
}
