import type { CasinoMine, LobbyGame } from '@xezer/contract/casino'
import { presentWireTime } from '@xezer/contract/wire-time'
import type { Queryable } from '@xezer/db/pool'
import { minor } from '@xezer/money/minor'
import { presentWireAmount } from '@xezer/money/wire-amount'
import { findCurrency } from './casino-rounds.ts'
import { findFavouriteGames } from './favourite-games.ts'

const PLAYED_MAX = 12
const OPEN_MAX = 24
/** Whoever plays one game for long finds the others behind as many of its rounds. */
const LOOKED_AT_MAX = 500

/** What of the lobby is one player's; `presentAway` tells of those games that a player is let into and no lobby shows. */
export async function presentOwnGames(
  database: Queryable,
  playerId: number,
  presentAway: (ids: ReadonlySet<string>) => readonly LobbyGame[],
): Promise<CasinoMine> {
  const [favourites, played, open, currency] = await Promise.all([
    findFavouriteGames(database, playerId),
    findPlayed(database, playerId),
    findOpen(database, playerId),
    findCurrency(database, playerId),
  ])
  const away = [...presentAway(new Set(open.map(({ game }) => game)))]
  return { favourites, played, open, away, currency }
}

async function findPlayed(database: Queryable, playerId: number): Promise<CasinoMine['played']> {
  const { rows } = await database.query<{ game: string; at: Date }>({
    name: 'played_games',
    text: `select game, max(opened_at) as at
           from (select game, opened_at from casino_round where player_id = $1 order by opened_at desc limit ${LOOKED_AT_MAX}) r
           group by game order by at desc limit ${PLAYED_MAX}`,
    values: [playerId],
  })
  return rows.map(({ game, at }) => ({ game, time: presentWireTime(at.getTime()) }))
}

/** A round of which every stake went back waits for nothing, though nobody closed it. */
async function findOpen(database: Queryable, playerId: number): Promise<CasinoMine['open']> {
  const { rows } = await database.query<{ game: string; at: Date; staked: bigint }>({
    name: 'open_games',
    text: `select game, opened_at as at, staked from casino_round where player_id = $1 and status = 'open' and staked > 0
           order by opened_at desc limit ${OPEN_MAX}`,
    values: [playerId],
  })
  return rows.map(({ game, at, staked }) => ({
    game,
    time: presentWireTime(at.getTime()),
    staked: presentWireAmount(minor(staked)),
  }))
}
