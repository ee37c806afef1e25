import type { PoolClient } from './pool.ts'

/** A kind of lock, and the files that take it: a lock of rows is taken nowhere else. */
interface LockStep {
  readonly what: string
  readonly takenIn: readonly string[]
}

/**
 * Every transaction takes its locks in this order, so that no two of them wait for each other in a ring. Rows that a
 * statement changes without having locked them come last, in the order of their ids. Stripes of events, once there are
 * such, belong between wallets and bets, by number.
 */
export const LOCK_ORDER: readonly LockStep[] = [
  { what: 'requests by their key, an advisory lock', takenIn: ['packages/db/src/lock-order.ts'] },
  {
    what: 'who asks for a mail, an advisory lock',
    takenIn: ['packages/db/src/lock-order.ts'],
  },
  {
    what: 'a number that a player wants, an advisory lock',
    takenIn: ['packages/db/src/lock-order.ts'],
  },
  { what: 'results of an event, an advisory lock', takenIn: ['packages/db/src/lock-order.ts'] },
  { what: 'wallets, by player id', takenIn: ['apps/server/src/core/wallet/lock-wallets.ts'] },
  {
    what: 'checks of identity, by player',
    takenIn: ['apps/server/src/features/identity-check/check-store.ts'],
  },
  { what: 'payments, by id', takenIn: ['apps/server/src/features/payments/payment-store.ts'] },
  { what: 'messages of gateways, by id', takenIn: ['apps/server/src/features/payments/event-store.ts'] },
  { what: 'vouchers, by their code', takenIn: ['apps/server/src/features/payments/voucher-store.ts'] },
  {
    what: 'messages of the sandbox, by id',
    takenIn: ['apps/server/src/features/sandbox-gateway/sandbox-books.ts'],
  },
  {
    what: 'bets, by id',
    takenIn: [
      'apps/server/src/features/cash-out/open-bets.ts',
      'apps/server/src/features/betting/pending-bets.ts',
      'apps/server/src/features/betting/vip-store.ts',
      'apps/server/src/features/settlement/settled-bets.ts',
    ],
  },
  {
    what: 'players, by id',
    takenIn: [
      'apps/server/src/core/player/sessions.ts',
      'apps/server/src/features/identity/contacts/change-email.ts',
    ],
  },
  { what: 'chains of the trail, by number, an advisory lock', takenIn: ['packages/db/src/lock-order.ts'] },
  // Of the game server, whose schema no other program changes; its rounds that are due are taken with `skip locked`.
  { what: 'migrations of games, an advisory lock', takenIn: ['packages/db/src/lock-order.ts'] },
  { what: 'players of games, by id', takenIn: ['apps/games/src/core/players/player-store.ts'] },
  { what: 'rounds of games, by id', takenIn: ['apps/games/src/core/rounds/round-store.ts'] },
  {
    what: 'shared rounds, by game and number',
    takenIn: ['apps/games/src/core/rounds/standing.ts', 'apps/games/src/features/crash/shared-store.ts'],
  },
  { what: 'play money of a player of games', takenIn: ['apps/games/src/core/money/demo-wallet.ts'] },
  // The last ones are taken with `skip locked`, so nobody waits for them.
  { what: 'requests for a new password', takenIn: ['apps/server/src/features/identity/restore-requests.ts'] },
  { what: 'mails that are due', takenIn: ['apps/server/src/core/mail/mail-store.ts'] },
  { what: 'copies that are due', takenIn: ['apps/server/src/features/account/export/export-desk.ts'] },
  { what: 'closed accounts that are forgotten', takenIn: ['apps/server/src/core/upkeep/erase-players.ts'] },
]

/**
 * The classes of advisory locks: the first of the two numbers that name one. A number is never given twice. The
 * migrations have a lock of one number of their own, which no pair can meet.
 */
export const ADVISORY_CLASSES = {
  /** A request with an idempotency key, by scope and key: two presses with one key go one after the other. */
  operation: 1,
  /** The results of an event while one without a number of its own gets one. */
  event_results: 2,
  /** A chain of the trail, by its number: the last lock of a transaction. */
  trail: 3,
  /** A visitor or a player who asks for a mail: how often he may is counted under it. */
  asked_mail: 4,
  /** A phone number that somebody takes: whether a verified player has it is looked at under it. */
  wanted_phone: 5,
  /** The schema of the game server, while it is brought to its newest migration. */
  games_migration: 6,
  /** The game server of a database, of which there is one: held by a connection of its own, as long as that lives. */
  games_server: 7,
} as const

/**
 * Of a program of which there is one, on a connection that nothing else uses, and until that ends, however it ends: false where
 * another connection holds it. Everything that decides about rows holds its locks for a transaction.
 */
export async function tryToHold(
  client: PoolClient,
  of: keyof typeof ADVISORY_CLASSES,
  name: string,
): Promise<boolean> {
  const { rows } = await client.query<{ is_held: boolean }>(
    'select pg_try_advisory_lock($1, hashtext($2)) as is_held',
    [ADVISORY_CLASSES[of], name],
  )
  return rows[0]?.is_held === true
}

/**
 * Held until the transaction ends, never longer: sessions are shared. Texts that meet in one number only wait for each
 * other. Whatever the other one wrote is seen from the next statement on.
 */
export async function lockAdvisory(
  client: PoolClient,
  of: keyof typeof ADVISORY_CLASSES,
  name: string,
): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [ADVISORY_CLASSES[of], name])
}
