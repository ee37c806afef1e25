import { bootGames } from '@xezer/dev-world/boot-games'
import { findListing } from '@xezer/game-catalogue/find-listing'
import { createDraws } from '@xezer/game-math/draws/draws'
import { roundWords } from '@xezer/game-math/draws/words'
import type { Json } from '@xezer/game-math/play/engine'
import { findEngine } from '@xezer/game-math/play/find-engine'
import { must } from '@xezer/std/assert'
import { hmac, sha256 } from './core/seeds/seed-store.ts'

/** A game of each engine whose rounds wait for moves. */
const IDS = {
  blackjack: 'k_kart',
  'video-poker': 'rg_tovuz',
  'hi-lo': 'k_usturlab',
  mines: 'o_mina',
} as const
const MOVED_LISTINGS = Object.values(IDS).map((id) => must(findListing(id), 'a game of the catalogue'))

export interface Moved {
  readonly engine: keyof typeof IDS
  readonly game: (typeof IDS)[keyof typeof IDS]
  readonly choice: Json
}
const moved = (engine: Moved['engine'], choice: Json = {}): Moved => ({ engine, game: IDS[engine], choice })
export const HAND = moved('blackjack')
export const POKER = moved('video-poker')
export const HI_LO = moved('hi-lo')
export const MINES = moved('mines', { mines: 3 })

export const STAKE = 100

/** The first round of a player whose seeds begin with this one, after these moves; null where one is not legal. */
export function playFirst(seed: string, { engine, choice }: Moved, moves: readonly Json[]) {
  const draws = createDraws(roundWords(hmac, { server: seed, client: 'xezer', nonce: 0 }))
  return findEngine(engine).play(draws, STAKE, choice, moves)
}

/** The first of many seeds whose first rounds are so. */
export const findFirstSeed = (isSo: (seed: string) => boolean): string =>
  must(
    Array.from({ length: 20_000 }, (_, place) => sha256(`first ${place}`)).find(isSo),
    'a seed of such rounds',
  )

/** The games, every player of which begins with this seed, and what wallet and tables say of them. */
export async function bootMoved(seed: string) {
  const games = await bootGames({
    ...{ listings: MOVED_LISTINGS, settings: { GAMES_TEST_SEED: seed }, recoveryPeriodMs: 600_000 },
  })
  const sql = (text: string, ...values: unknown[]) => games.wallet.database.superuserPool.query(text, values)
  return {
    games,
    sql,
    /** What may be staked, and what is staked. */
    async moneyOf(playerId: number): Promise<readonly number[]> {
      const { rows } = await sql('select cash, inplay from wallet where player_id = $1', playerId)
      return [Number(rows[0]?.cash), Number(rows[0]?.inplay)]
    },
  }
}
