import { GAME_PREFIXES } from '@xezer/contract/game-server'
import { LISTINGS } from '@xezer/game-catalogue/find-listing'
import { loadPlayTranslator } from '@xezer/i18n/load-play-translator'
import type { Browser, Page } from 'playwright'
import type { GamesApi } from '../games-process.ts'
import { type LinkedProcess, startProcess } from '../measure/process-link.ts'
import { ensureBuilt, launchBrowser } from './bench-browser.ts'
import type { PlayOrder } from './play-games.ts'

export type Listing = (typeof LISTINGS)[number]

/** What is chosen before the first round, where nothing is at first; a game remembers it on the device. */
const CHOICES: Readonly<Record<string, object>> = {
  roulette: {
    bets: [
      { bet: 'red', amountMinor: 100 },
      { bet: 'straight-17', amountMinor: 100 },
    ],
  },
  baccarat: { bets: [{ bet: 'player', amountMinor: 100 }] },
  keno: { picks: [1, 2, 3, 4, 5] },
}

/** The game server on these tables and a browser, for as long as the work takes. */
export async function withGames(
  urls: Parameters<typeof startProcess>[1],
  work: (browser: Browser, games: LinkedProcess<GamesApi>) => Promise<void>,
): Promise<void> {
  await ensureBuilt(['games-client'])
  const games = await startProcess<GamesApi>('games', urls)
  const browser = await launchBrowser()
  try {
    await work(browser, games)
  } finally {
    await browser.close()
    await games.stop()
  }
}

/** Its page with play money, on the games' own origin. */
export async function gameAddress(games: LinkedProcess<GamesApi>, { id, src }: Listing): Promise<string> {
  return `${await games.call('url')}/${GAME_PREFIXES[src]}/token/demo/game/${id}/lang/en`
}

/** Before it is opened: a choice that can be played. */
export async function rememberChoice(page: Page, { id, engine }: Listing): Promise<void> {
  const choice = CHOICES[engine]
  if (choice === undefined) return
  const [name, kept] = [`game:${id}`, JSON.stringify({ stakeMinor: null, choice })]
  await page.addInitScript(([key, value]) => key && value && localStorage.setItem(key, value), [name, kept])
}

export async function untilPlayable(page: Page): Promise<void> {
  await page.locator('.bet-bar .round:not([aria-disabled="true"]):visible, .crash-button:visible').waitFor()
}

const translate = await loadPlayTranslator('en')
export const order = (given: Omit<PlayOrder, 'skip'>): PlayOrder => ({
  ...given,
  skip: translate('play.press.skip'),
})

/** All of the catalogue, or the first of each engine; those that `BENCH_GAMES` names by id or engine where it does. */
export function chosenListings({ isOnePerEngine = false } = {}): readonly Listing[] {
  const named = process.env.BENCH_GAMES?.split(',')
  if (named !== undefined)
    return LISTINGS.filter(({ id, engine }) => named.includes(id) || named.includes(engine))
  const isFirst = ({ engine }: Listing, place: number) =>
    LISTINGS.findIndex((one) => one.engine === engine) === place
  return isOnePerEngine ? LISTINGS.filter(isFirst) : LISTINGS
}
