/** Every migration, in the order in which they are applied; a name never changes once it was applied anywhere. */
export const MIGRATION_NAMES = [
  '0001-players',
  '0002-ledger',
  '0003-bets',
  '0010-catalogue',
  '0011-lean-bets',
  '0012-room-for-settling',
  '0013-one-cause',
  '0014-kept-results',
  '0015-launch-and-promo',
  '0016-one-clock',
  '0017-ended-events',
  '0018-feed-port',
  '0019-field-events',
  '0020-refused-bets',
  '0021-booked-slips',
  '0022-leg-names',
  '0023-cash-outs',
  '0024-kept-settlements',
  '0025-vip-bets',
  '0026-favorites',
  '0027-match-results',
  '0028-chats',
  '0029-points',
  '0030-legs-have-bets',
] as const

export type MigrationName = (typeof MIGRATION_NAMES)[number]
