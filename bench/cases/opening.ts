import { setTimeout as sleep } from 'node:timers/promises'
import { FOOTBALL_MARKETS } from '@xezer/sports/football/markets/football-markets'
import type { Browser } from 'playwright'
import { ensureBuilt, launchBrowser } from '../browser/bench-browser.ts'
import { OPEN_CELLS, openPage, scrollPage } from '../browser/hand.ts'
import { openPhone } from '../browser/phone.ts'
import { median } from '../measure/rounds.ts'
import { envelope, PREMATCH_FROM, priceMarket, specifiersOf } from '../world/bench-offer.ts'
import { startWorld, type World } from '../world/start-world.ts'
import type { BenchCase, BenchContext } from './bench-case.ts'

const MARKETS = 250
const OPENINGS = 9
const OPEN_MS_MAX = 100
const REST_MS = 1000
const LIST = '/prematch/sport/1'
const EVENT = `${LIST}/event/${PREMATCH_FROM}`

declare global {
  interface Window {
    /** From the finger's leaving the row to the frame that shows the first price of the page it leads to. */
    openedMs: Promise<number>
  }
}

/** A match with as many markets as the largest have, on a cheap phone. */
export const opening: BenchCase = {
  name: 'opening',
  about: 'a match of 250 markets opens from its row, and scrolls, on a phone with a quarter of the processor',
  async run({ database, report }) {
    await ensureBuilt(['site'])
    const size = { liveEvents: 10, prematchEvents: 1 }
    const world = await startWorld(await database.create('bench_opening'), size)
    const browser = await launchBrowser()
    try {
      await world.call('send', {
        ...envelope('prematch'),
        kind: 'odds',
        eventId: PREMATCH_FROM,
        markets: listMarkets(),
        resumes: false,
      })
      await openFromList(browser, world, report)
      const name = `match of ${MARKETS} markets`
      await scrollPage({ name, url: `${world.url}${EVENT}`, isLong: true }, browser, report)
    } finally {
      await browser.close()
      await world.stop()
    }
  },
}

/** Every kind that is sold before a match, with as many lines as come to so many. */
function listMarkets() {
  const sold = FOOTBALL_MARKETS.types.filter(({ offered }) => offered.prematch)
  for (let lines = 1; ; lines += 1) {
    const markets = sold.flatMap((type) =>
      specifiersOf(type, lines).map((specifier) => priceMarket(type, specifier, 0)),
    )
    if (markets.length >= MARKETS) return markets
  }
}

async function openFromList(browser: Browser, world: World, report: BenchContext['report']): Promise<void> {
  const phone = await openPhone(browser, world.url)
  const { page } = phone
  await openPage(page, `${world.url}${LIST}`)
  const takenMs: number[] = []
  for (let count = 0; count <= OPENINGS; count++) {
    const row = page.locator(`a[href="${EVENT}"]`).first()
    await row.waitFor()
    await sleep(REST_MS)
    await page.evaluate(watchOpening, { cells: OPEN_CELLS, path: EVENT })
    await row.tap()
    takenMs.push(await page.evaluate(() => window.openedMs))
    await page.goBack()
  }
  await phone.close()
  const [first = 0, ...again] = takenMs
  report({
    name: `a match of ${MARKETS} markets, from the tap on its row to its prices`,
    ours: median(again),
    unit: 'ms',
    limit: { name: 'the goal', value: OPEN_MS_MAX },
    goal: { text: `<= ${OPEN_MS_MAX} ms`, isMet: median(again) <= OPEN_MS_MAX },
    note: `the first time, with the code of the page, ${Math.round(first)} ms; again ${again.map(Math.round).join(', ')}`,
  })
}

/** Runs in the list: its prices are gone with the row. */
function watchOpening({ cells, path }: { cells: string; path: string }): void {
  const row = document.querySelector(`main a[href="${path}"]`)
  window.openedMs = new Promise((resolve) => {
    const begin = (tap: Event) => {
      const look = () => {
        const isOpen = row?.isConnected === false && document.querySelector(`main ${cells}`) !== null
        // What is found before a frame is painted with it; a task comes after that.
        if (isOpen) setTimeout(() => resolve(performance.now() - tap.timeStamp))
        else requestAnimationFrame(look)
      }
      look()
    }
    addEventListener('click', begin, { capture: true, once: true })
  })
}
