import type { Browser, Page } from 'playwright'
import { openVisitor } from '../browser/bench-browser.ts'
import {
  chosenListings,
  gameAddress,
  type Listing,
  order,
  rememberChoice,
  untilPlayable,
  withGames,
} from '../browser/open-game.ts'
import { playRounds } from '../browser/play-games.ts'
import { readKept } from '../browser/read-kept.ts'
import { reportGames } from '../browser/report-games.ts'
import type { GamesApi } from '../games-process.ts'
import type { LinkedProcess } from '../measure/process-link.ts'
import type { BenchCase } from './bench-case.ts'

/** Of the goal's 500, which take minutes a game even where no round waits for the next. */
const ROUNDS = 150
/** Until the history of a frame is full, sprites are made and programs translated. */
const WARM_ROUNDS = 60
const GROWTH_MAX = 1.05
/** Flights take the time that they take: as many as come in it. */
const FLIGHTS_MS = 60_000
const MOST_MS = 120_000

/** Whether a game that is played for hours keeps more and more. */
export const gameLasting: BenchCase = {
  name: 'game-lasting',
  about: `memory of a game of each engine over ${ROUNDS} rounds; BENCH_GAMES names others`,
  async run({ database, report }) {
    await withGames(await database.create('bench_game_lasting'), async (browser, games) => {
      const growth = new Map<string, number>()
      const rounds: string[] = []
      for (const listing of chosenListings({ isOnePerEngine: true })) {
        const kept = await playLong(browser, games, listing)
        growth.set(listing.id, kept.late / kept.early)
        if (kept.rounds < ROUNDS) rounds.push(`${listing.id} ${kept.rounds}`)
      }
      reportGames(report, {
        name: `heap after ${ROUNDS} rounds beside ${WARM_ROUNDS}`,
        unit: 'times',
        values: growth,
        limit: { name: 'the goal', value: GROWTH_MAX },
        goal: { text: `<= ${GROWTH_MAX}`, isMet: (times) => times <= GROWTH_MAX },
      })
      if (rounds.length > 0) console.log(`fewer rounds than that: ${rounds.join(', ')}`)
    })
  },
}

async function playLong(browser: Browser, games: LinkedProcess<GamesApi>, listing: Listing) {
  const { page, context } = await openVisitor(browser, await games.call('url'))
  await page.route('**/play/open', paceAway)
  await rememberChoice(page, listing)
  await page.goto(await gameAddress(games, listing))
  await untilPlayable(page)
  const isShared = listing.engine === 'crash'
  const play = (rounds: number, mostMs: number) =>
    page.evaluate(playRounds, order({ isHasty: true, rounds, mostMs: isShared ? FLIGHTS_MS : mostMs }))
  const warm = await play(WARM_ROUNDS, MOST_MS)
  const early = (await readKept(page)).heapMb
  const rest = await play(ROUNDS - WARM_ROUNDS, MOST_MS)
  const late = (await readKept(page)).heapMb
  await context.close()
  return { early, late, rounds: warm + rest }
}

/** The server of the bench lets rounds follow each other at once; its frame is told the same. */
async function paceAway(route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> {
  const response = await route.fetch()
  const opened = (await response.json()) as { readonly profile: object }
  await route.fulfill({ response, json: { ...opened, profile: { ...opened.profile, cycleMs: 0 } } })
}
