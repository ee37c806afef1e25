import type { CallInput } from '@xezer/contract/call'
import { type casinoFavourite, GAME_FAVOURITES_MAX } from '@xezer/contract/casino'
import type { Queryable } from '@xezer/db/pool'

export async function findFavouriteGames(database: Queryable, playerId: number): Promise<string[]> {
  const { rows } = await database.query<{ games: string[] }>({
    name: 'favourite_games',
    text: 'select games from player_favorites where player_id = $1',
    values: [playerId],
  })
  return rows[0]?.games ?? []
}

/**
 * Says what changes, never what is: two browsers of a player, and a press that is sent twice, come to the same. In the order of
 * choosing; where there is no place left nothing is added.
 */
export async function changeFavouriteGame(
  database: Queryable,
  playerId: number,
  { game, on }: CallInput<typeof casinoFavourite>,
): Promise<{ favourites: string[] }> {
  await database.query(
    `insert into player_favorites (player_id, leagues, events) values ($1, '{}', '{}')
     on conflict (player_id) do nothing`,
    [playerId],
  )
  const { rows } = await database.query<{ games: string[] }>(
    `update player_favorites
     set games = case
         when not $3 then array_remove(games, $2)
         when $2 = any (games) or cardinality(games) >= ${GAME_FAVOURITES_MAX} then games
         else games || $2 end,
       changed_at = instant_now()
     where player_id = $1
     returning games`,
    [playerId, game, on],
  )
  return { favourites: rows[0]?.games ?? [] }
}
