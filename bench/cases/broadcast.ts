import { ensureBuilt, launchBrowser } from '../browser/bench-browser.ts'
import { openPhone, type Phone } from '../browser/phone.ts'
import { countFrames } from '../browser/watch-hand.ts'
import { median } from '../measure/rounds.ts'
import { LIVE_FROM } from '../world/bench-offer.ts'
import { startWorld } from '../world/start-world.ts'
import type { BenchCase } from './bench-case.ts'

const WATCHED_MS = 2000
const ROUNDS = 5
/** Of a broadcast that is fluent to the eye; a plan of play moves with the screen. */
const GOALS = { stream: 25, animation: 50 } as const
const SIZES = { stream: { width: 960, height: 680 }, animation: { width: 450, height: 350 } } as const

/** How fluent the moving pictures of a match are where the processor is slow. */
export const broadcast: BenchCase = {
  name: 'broadcast',
  about: 'frames a second of the broadcast and the animation of a match, with a quarter of the processor',
  async run({ database, report }) {
    await ensureBuilt(['site'])
    const world = await startWorld(await database.create('bench_broadcast'))
    const browser = await launchBrowser()
    try {
      for (const kind of ['stream', 'animation'] as const) {
        const phone = await openPhone(browser, world.url)
        await phone.page.setViewportSize(SIZES[kind])
        const idle = await framesPerSecond(phone, `${world.url}/healthz`)
        const shown = await framesPerSecond(phone, `${world.url}/${kind}/event/${LIVE_FROM}`)
        await phone.close()
        report({
          name: `frames a second of the ${kind}`,
          ours: median(shown),
          unit: '/s',
          limit: { name: 'an empty page', value: median(idle) },
          goal: { text: `>= ${GOALS[kind]} /s`, isMet: median(shown) >= GOALS[kind] },
          note: `rounds ${shown.map(Math.round).join(', ')}`,
        })
      }
    } finally {
      await browser.close()
      await world.stop()
    }
  },
}

async function framesPerSecond({ page }: Phone, address: string): Promise<number[]> {
  await page.goto(address)
  // The first second is the site's own start.
  await page.evaluate(countFrames, WATCHED_MS)
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rates.push((1000 * (await page.evaluate(countFrames, WATCHED_MS))) / WATCHED_MS)
  }
  return rates
}
