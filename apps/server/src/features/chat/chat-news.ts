/** For `startAccountNews`: answers are written from the command line, and through any server. */
export const WRITTEN_IN_CHATS = `
  select player_id, last_at as written_at from chat
  where last_at > instant_now() - $1 * interval '1 second' and player_id is not null`
