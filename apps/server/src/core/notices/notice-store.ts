/** For `startAccountNews`. */
export const WRITTEN_NOTICES = `
  select player_id, max(created_at) as written_at from notice
  where created_at > instant_now() - $1 * interval '1 second' group by player_id`

/** More than so many are not counted: the site says 99+. */
const UNREAD_MAX = 100

/** How many notices the player of the row called so has not read. */
export const unreadColumn = (playerId: string) =>
  `(select count(*)::int from (
     select from notice n where n.player_id = ${playerId} and n.read_at is null limit ${UNREAD_MAX}
   ) unread) as unread`
