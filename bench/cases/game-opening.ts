import type { Browser } from 'playwright'
import { countBytes } from '../browser/count-bytes.ts'
import { chosenListings, gameAddress, type Listing, withGames } from '../browser/open-game.ts'
import { openPhone, openSlowLine } from '../browser/phone.ts'
import { reportGames } from '../browser/report-games.ts'
import type { GamesApi } from '../games-process.ts'
import type { LinkedProcess } from '../measure/process-link.ts'
import { median } from '../measure/rounds.ts'
import type { BenchCase } from './bench-case.ts'

const PLAYABLE_MS_MAX = 3000
const BYTES_KB_MAX = 350
const VISITS = 2

/** How soon a game can be played by who comes for the first time, and what that costs. */
export const gameOpening: BenchCase = {
  name: 'game-opening',
  about: 'every game on a throttled phone: until it can be played, and bytes of the first view',
  async run({ database, report }) {
    await withGames(await database.create('bench_game_opening'), async (browser, games) => {
      const playableMs = new Map<string, number>()
      const kilobytes = new Map<string, number>()
      for (const listing of chosenListings()) {
        const visits: Visit[] = []
        for (let visit = 0; visit < VISITS; visit++) visits.push(await visitGame(browser, games, listing))
        playableMs.set(listing.id, median(visits.map((visit) => visit.playableMs)))
        kilobytes.set(listing.id, median(visits.map((visit) => visit.kilobytes)))
      }
      reportGames(report, {
        name: 'first view until it can be played, on a throttled phone',
        unit: 'ms',
        values: playableMs,
        limit: { name: 'the goal', value: PLAYABLE_MS_MAX },
        goal: { text: `<= ${PLAYABLE_MS_MAX} ms`, isMet: (ms) => ms <= PLAYABLE_MS_MAX },
      })
      reportGames(report, {
        name: 'bytes of the first view',
        unit: 'kB',
        values: kilobytes,
        limit: { name: 'the goal', value: BYTES_KB_MAX },
        goal: { text: `<= ${BYTES_KB_MAX} kB`, isMet: (size) => size <= BYTES_KB_MAX },
      })
    })
  },
}

interface Visit {
  readonly playableMs: number
  readonly kilobytes: number
}

async function visitGame(browser: Browser, games: LinkedProcess<GamesApi>, listing: Listing): Promise<Visit> {
  const { page, devTools, close } = await openPhone(browser, await games.call('url'))
  const bytes = await countBytes(devTools)
  await openSlowLine(devTools)
  await page.addInitScript(watchPlayable)
  await page.goto(await gameAddress(games, listing), { waitUntil: 'commit' })
  const seen = await page
    .waitForFunction(() => window.playableMs, undefined, { timeout: 60_000 })
    .catch(() => Promise.reject(new Error(`${listing.id} can not be played after a minute`)))
  await page.waitForLoadState('networkidle')
  const playableMs = (await seen.jsonValue()) ?? Number.NaN
  await close()
  return { playableMs, kilobytes: bytes.total() / 1000 }
}

declare global {
  interface Window {
    playableMs?: number
  }
}

/** Runs before the page's own scripts: the first frame with the button of a round, and with every picture of the page. */
function watchPlayable(): void {
  const look = () => {
    // A round of everybody has a button of its own, and the other one hidden.
    const buttons = [...document.querySelectorAll('.bet-bar .round, .crash-button')]
    const isDrawn = [...document.images].every(({ complete }) => complete)
    if (!buttons.some((button) => button.checkVisibility()) || !isDrawn) requestAnimationFrame(look)
    // A task after the frame that paints it.
    else
      setTimeout(() => {
        window.playableMs = performance.now()
      })
  }
  requestAnimationFrame(look)
}
