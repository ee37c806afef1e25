import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import { ensureBuilt, launchBrowser, openVisitor } from '../browser/bench-browser.ts'
import { type Kept, readKept } from '../browser/read-kept.ts'
import { median } from '../measure/rounds.ts'
import { LIVE_FROM } from '../world/bench-offer.ts'
import { startWorld } from '../world/start-world.ts'
import type { BenchCase } from './bench-case.ts'

/** An hour of changes at some twenty a second, in some three minutes. */
const CHANGES_PER_SECOND = 400
const ROUNDS = 20
const STAY_MS = 3000
/**
 * The first rounds fill what is kept on purpose: pages, names, places of the history, and the programs that the browser
 * translates again as they are used more: of half a megabyte that ten rounds add then, nine tenths are such code.
 */
const WARM_ROUNDS = 10
const GROWTH_MAX = 1.05
const OPEN_CELLS = '[data-cells] button:not([aria-disabled])'

/** Whether a page that stays open keeps more and more: its heap and its nodes after the garbage is gone. */
export const lasting: BenchCase = {
  name: 'lasting',
  about: 'memory of an open page over the changes of an hour',
  async run({ database, report }) {
    await ensureBuilt(['site'])
    const world = await startWorld(await database.create('bench_lasting'), { prematchEvents: 400 })
    const browser = await launchBrowser()
    try {
      const { page } = await openVisitor(browser, world.url)
      await page.goto(world.url)
      await page.locator(OPEN_CELLS).first().waitFor()
      await world.call('flow', CHANGES_PER_SECOND)
      const rounds: Kept[] = []
      for (let round = 0; round < ROUNDS; round++) {
        await walkRound(page)
        rounds.push(await readKept(page))
      }
      const early = rounds.slice(WARM_ROUNDS, WARM_ROUNDS + 3)
      const late = rounds.slice(-3)
      for (const [name, unit, of] of FIGURES) {
        const ours = median(late.map(of))
        const value = median(early.map(of))
        report({
          name: `${name} of a page after the changes of an hour`,
          ours,
          unit,
          limit: { name: 'after half of them', value },
          goal: { text: `<= ${GROWTH_MAX}`, isMet: ours <= value * GROWTH_MAX },
          note: rounds.map((kept) => Number(of(kept).toPrecision(3))).join(', '),
        })
      }
    } finally {
      await browser.close()
      await world.stop()
    }
  },
}

const FIGURES: readonly (readonly [string, string, (kept: Kept) => number])[] = [
  ['heap', 'MB', ({ heapMb }) => heapMb],
  ['nodes', 'nodes', ({ nodes }) => nodes],
  ['listeners', 'listeners', ({ listeners }) => listeners],
]

/** From the list to an event, to the lists before the match, a pick taken and given back, and home again. */
async function walkRound(page: Page): Promise<void> {
  await sleep(STAY_MS)
  const cell = page.locator(OPEN_CELLS).first()
  await cell.click()
  await cell.click()
  await page.locator(`a[href$="/event/${LIVE_FROM}"]`).first().click()
  await page.waitForURL(/\/event\//)
  await sleep(STAY_MS)
  await page.locator('a[href="/prematch"]:visible').first().click()
  await page.waitForURL(/\/prematch/)
  await sleep(STAY_MS)
  await page.locator('a[href="/"]:visible').first().click()
  await page.locator(OPEN_CELLS).first().waitFor()
}
