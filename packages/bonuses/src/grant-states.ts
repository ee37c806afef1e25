/** Every state of a grant; migration 0049 keeps the database to the same table. */
export const GRANT_STATES = ['queued', 'active', 'done', 'forfeited', 'expired', 'cancelled'] as const
export type GrantState = (typeof GRANT_STATES)[number]

/** What may come after what. One that waits has given nothing yet. */
export const GRANT_MOVES: Readonly<Record<GrantState, readonly GrantState[]>> = {
  queued: ['active', 'forfeited', 'cancelled'],
  active: ['done', 'forfeited', 'expired', 'cancelled'],
  done: [],
  forfeited: [],
  expired: [],
  cancelled: [],
}

export function mayBecome(from: GrantState, to: GrantState): boolean {
  return GRANT_MOVES[from].includes(to)
}

/** Where the bonus part of a bet goes that comes back: by where its grant stands then. */
export function homeOfBonus(status: GrantState): 'bonus' | 'cash' | 'bonus_cost' {
  if (status === 'active') return 'bonus'
  return status === 'done' ? 'cash' : 'bonus_cost'
}
