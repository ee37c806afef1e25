import type { CallInput } from '@xezer/contract/call'
import type { accountFavoritesChange, Favorites } from '@xezer/contract/favorites'
import { FAVORITES_MAX } from '@xezer/contract/favorites-limit'
import { arrayLiteral } from '@xezer/db/array-literal'
import type { Queryable } from '@xezer/db/pool'

const NONE: Favorites = { leagues: [], events: [] }

export async function findFavorites(database: Queryable, playerId: number): Promise<Favorites> {
  const { rows } = await database.query<Favorites>(
    'select to_json(leagues) as leagues, to_json(events) as events from player_favorites where player_id = $1',
    [playerId],
  )
  return rows[0] ?? NONE
}

/** What stands there, then what is new, without what leaves; as many as there is room for, those that came first. */
const changed = (column: string, added: string, removed: string) =>
  `array(select id from unnest(${column} || ${added}::bigint[]) with ordinality as one (id, place)
         where id <> all (${removed}::bigint[])
         group by id order by min(place) limit ${FAVORITES_MAX})`

/**
 * Says what changes, never what is: two browsers of a player, and a press that is sent twice, come to the same. The row is
 * there before it is changed, and one statement changes it, so that of two at once the second builds on the first.
 */
export async function changeFavorites(
  database: Queryable,
  playerId: number,
  { add, remove }: CallInput<typeof accountFavoritesChange>,
): Promise<Favorites> {
  await database.query(
    `insert into player_favorites (player_id, leagues, events) values ($1, '{}', '{}')
     on conflict (player_id) do nothing`,
    [playerId],
  )
  const { rows } = await database.query<Favorites>(
    `update player_favorites
     set leagues = ${changed('leagues', '$2', '$3')}, events = ${changed('events', '$4', '$5')},
       changed_at = instant_now()
     where player_id = $1
     returning to_json(leagues) as leagues, to_json(events) as events`,
    [playerId, ...[add.leagues, remove.leagues, add.events, remove.events].map(arrayLiteral)],
  )
  return rows[0] ?? NONE
}
