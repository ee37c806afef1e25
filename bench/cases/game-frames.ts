import type { Browser } from 'playwright'
import {
  chosenListings,
  gameAddress,
  type Listing,
  order,
  rememberChoice,
  untilPlayable,
  withGames,
} from '../browser/open-game.ts'
import { openPhone } from '../browser/phone.ts'
import { drawNothing, playRounds, watchFrames } from '../browser/play-games.ts'
import { reportGames } from '../browser/report-games.ts'
import type { GamesApi } from '../games-process.ts'
import type { LinkedProcess } from '../measure/process-link.ts'
import { median } from '../measure/rounds.ts'
import type { BenchCase } from './bench-case.ts'

const PLAYED_MS = 7000
/** A flight lasts as long as it flies. */
const WATCHED_MS = 15_000
const EMPTY_MS = 3000
const FRAMES_MIN = 58
const SLOW_MS = 33
const SLOW_SHARE_MAX = 0.02

/** How fluent every game is while its rounds are shown, on a phone with a quarter of the processor. */
export const gameFrames: BenchCase = {
  name: 'game-frames',
  about: 'frames a second of every game while rounds are shown, with a quarter of the processor',
  async run({ database, report }) {
    await withGames(await database.create('bench_game_frames'), async (browser, games) => {
      const url = await games.call('url')
      const empty = [await drawEmpty(browser, url)]
      const shown = new Map<string, Frames>()
      const listings = chosenListings()
      // Server and browser have never played: the first game would pay for both.
      if (listings[0] !== undefined) await drawRounds(browser, games, listings[0])
      for (const listing of listings) shown.set(listing.id, await drawRounds(browser, games, listing))
      empty.push(await drawEmpty(browser, url))
      const most = median(empty.map(({ perSecond }) => perSecond))
      const least = FRAMES_MIN * Math.min(1, most / 60)
      reportGames(report, {
        name: 'frames a second while rounds are shown',
        unit: '/s',
        values: new Map([...shown].map(([id, { perSecond }]) => [id, perSecond])),
        limit: { name: 'an empty page', value: most },
        goal: { text: `>= ${FRAMES_MIN} /s`, isMet: (value) => value >= least },
        isBetterLarge: true,
      })
      reportGames(report, {
        name: `frames of more than ${SLOW_MS} ms`,
        unit: 'of all',
        values: new Map([...shown].map(([id, { slowShare }]) => [id, slowShare])),
        limit: { name: 'an empty page', value: median(empty.map(({ slowShare }) => slowShare)) },
        goal: { text: `<= ${SLOW_SHARE_MAX}`, isMet: (value) => value <= SLOW_SHARE_MAX },
      })
    })
  },
}

interface Frames {
  readonly perSecond: number
  readonly slowShare: number
}

function describe(drawnMs: readonly number[]): Frames {
  const wholeMs = drawnMs.reduce((sum, one) => sum + one, 0)
  return {
    perSecond: (drawnMs.length * 1000) / wholeMs,
    slowShare: drawnMs.filter((one) => one > SLOW_MS).length / drawnMs.length,
  }
}

async function drawEmpty(browser: Browser, url: string): Promise<Frames> {
  const { page, close } = await openPhone(browser, url)
  await page.addInitScript(watchFrames)
  await page.goto(`${url}/healthz`)
  await page.evaluate(drawNothing, EMPTY_MS)
  const frames = describe(await page.evaluate(() => window.drawnMs))
  await close()
  return frames
}

async function drawRounds(
  browser: Browser,
  games: LinkedProcess<GamesApi>,
  listing: Listing,
): Promise<Frames> {
  const { page, close } = await openPhone(browser, await games.call('url'))
  await page.addInitScript(watchFrames)
  await rememberChoice(page, listing)
  await page.goto(await gameAddress(games, listing))
  await untilPlayable(page)
  const mostMs = listing.engine === 'crash' ? WATCHED_MS : PLAYED_MS
  await page.evaluate(playRounds, order({ isHasty: false, rounds: Number.MAX_SAFE_INTEGER, mostMs }))
  const frames = describe(await page.evaluate(() => window.drawnMs))
  await close()
  return frames
}
