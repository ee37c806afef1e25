import type { PlantedFault } from './planted-fault.ts'

const IDENTITY = 'apps/server/src/features/identity'
const CLOSING = 'apps/server/src/core/player/closing.ts'
const CLOSINGS = [`${IDENTITY}/close-account.test.ts`]
const HOOKS = ['apps/server/src/routes/bind-hooks.test.ts']
const POINTS = ['apps/server/src/points.test.ts']
const BREACHES = ['apps/server/src/features/settlement/audit-breaches.test.ts']
const CLAIMS = 'apps/server/src/core/player/claims.ts'
const CLAIMED = ['apps/server/src/core/player/claims.test.ts']
const OTHERS = ['apps/server/src/features/identity-check/claims-of-others.test.ts']
const FACTORS = [`${IDENTITY}/factors/second-factor.test.ts`]

/** What a careless hand could do to who comes in, and to who a person is. */
export const PLANTED_IDENTITY_FAULTS: readonly PlantedFault[] = [
  {
    rule: 'the first log-in after a long time is told',
    path: `${IDENTITY}/open-and-tell.ts`,
    from: ' and created_at > instant_now()',
    to: ' or id = $1 and created_at > instant_now()',
    tests: FACTORS,
  },
  {
    rule: 'who repeats the press of a registration is told of like any log-in',
    path: `${IDENTITY}/register-player.ts`,
    from: 'await openAndTell(options, proven)',
    to: 'await options.sessions.open(options.pool, proven)',
    tests: FACTORS,
  },
  {
    rule: 'what no method pays out keeps nobody from closing',
    path: CLOSING,
    from: 'leastPayoutMinor !== null && rest >= leastPayoutMinor',
    to: 'rest > 0n',
    tests: CLOSINGS,
  },
  {
    rule: 'what can be withdrawn is withdrawn before closing',
    path: CLOSING,
    from: 'rest >= leastPayoutMinor',
    to: 'rest > leastPayoutMinor',
    tests: CLOSINGS,
  },
  {
    rule: 'what is said in the name of a gateway has a bound for each address',
    path: 'apps/server/src/routes/bind-hooks.ts',
    from: 'if (waitMs === 0) return',
    to: 'if (waitMs >= 0) return',
    tests: HOOKS,
  },
  {
    rule: 'what is not a gateway’s own is counted',
    path: 'apps/server/src/routes/bind-hooks.ts',
    from: 'forgedMessages.inc({ gateway: request.params.gateway })',
    to: '',
    tests: HOOKS,
  },
  {
    rule: 'no page of another origin hears what a gateway is answered',
    path: 'apps/server/src/platform/http/http-server.ts',
    from: 'if (options.isForMachines?.(request.url) === true) return',
    to: '',
    tests: ['apps/server/src/platform/http/http-server.test.ts'],
  },
  {
    rule: 'a deposit is kept with its point of sale',
    path: 'apps/server/src/features/payments/order-deposit.ts',
    from: 'gateway: gateway.name, point }',
    to: 'gateway: gateway.name }',
    tests: POINTS,
  },
  {
    rule: 'a withdrawal is kept with its point of sale',
    path: 'apps/server/src/features/payments/order-withdrawal.ts',
    from: ', point: asked.point }',
    to: ' }',
    tests: POINTS,
  },
  {
    rule: 'a report of points tells of deposits what came',
    path: 'apps/server/src/operator-points.ts',
    from: 'coalesce(brought.amount, p.amount)',
    to: 'p.amount',
    tests: POINTS,
  },
  {
    rule: 'a bonus of a first deposit is asked for proof when it would become cash',
    path: 'apps/server/src/core/bonuses/grant-counts.ts',
    from: 'if (await isProofOwed(client, campaign, playerId))',
    to: 'if (await isProofOwed(client, campaign, -1))',
    tests: ['apps/server/src/features/settlement/bonus-settlement.test.ts'],
  },
  {
    rule: 'whoever showed who he is owes no proof',
    path: 'apps/server/src/core/bonuses/owed-proof.ts',
    from: ' && !(await isIdentityVerified(client, playerId))',
    to: '',
    tests: ['apps/server/src/features/settlement/bonus-settlement.test.ts'],
  },
  {
    rule: 'that a bonus ended by itself is in the trail',
    path: 'apps/server/src/core/bonuses/note-ends.ts',
    from: 'if (ends.length === 0) return',
    to: 'if (ends.length >= 0) return',
    tests: ['apps/server/src/core/bonuses/grants.test.ts'],
  },
  {
    rule: 'that somebody of the house answered a player is in the trail',
    path: 'apps/server/src/features/chat/chat-desk.ts',
    from: "action: 'chat.answered'",
    to: "action: 'chat.read'",
    tests: ['apps/server/src/features/chat/chat.test.ts'],
  },
  {
    rule: 'what a player does about his account is kept with its request',
    path: 'apps/server/src/core/trail/write-trail.ts',
    from: 'requestId = null } = entry',
    to: 'requestId: _ = null } = entry\n    const requestId = null',
    tests: ['apps/server/src/routes/request-ids.test.ts'],
  },
  {
    rule: 'the audit sees what went from a player whose statement does not tell it',
    path: 'apps/server/src/core/upkeep/invariants.ts',
    from: 't.debit > 0 and t.debit / 10 is distinct from whose.player_id',
    to: 'false',
    tests: BREACHES,
  },
  {
    rule: 'the audit sees what came to a player whose statement does not tell it',
    path: 'apps/server/src/core/upkeep/invariants.ts',
    from: 't.credit > 0 and t.credit / 10 is distinct from whose.player_id',
    to: 'false',
    tests: BREACHES,
  },
  {
    rule: 'what becomes of a payout by itself is in the trail',
    path: 'apps/server/src/features/payments/payout-desk.ts',
    from: '    await noteMove(client, payment)\n',
    to: '',
    tests: ['apps/server/src/features/payments/withdrawals.test.ts'],
  },
  {
    rule: 'activity tells of deposits what came, not what was ordered',
    path: 'apps/server/src/features/safety/activity.ts',
    from: "creditedDeposits('$1', DAYS_MAX)",
    to: `"select p.amount, p.requested_at as at from payment p where p.player_id = $1 and p.direction = 'in' and p.status in ('credited', 'charged_back')"`,
    tests: ['apps/server/src/features/safety/activity.test.ts'],
  },
  {
    rule: 'activity goes back by twelve whole months',
    path: 'packages/contract/src/activity.ts',
    from: 'month: 13',
    to: 'month: 12',
    tests: ['apps/server/src/features/safety/activity.test.ts'],
  },
  {
    rule: 'a withdrawal under its player’s lock is not offered to be cancelled',
    path: 'apps/server/src/features/payments/present-payment.ts',
    from: ' && !isLocked',
    to: '',
    tests: ['apps/server/src/features/account/account-notices.test.ts'],
  },
  {
    rule: 'what a closed account was verified with verifies its person anew',
    path: 'apps/server/src/features/identity-check/identity-desk.ts',
    from: ' and o.released_at is null',
    to: '',
    tests: OTHERS,
  },
  {
    rule: 'the number of a closed account is taken again',
    path: CLAIMS,
    from: '           and c.released_at is null',
    to: '',
    tests: CLAIMED,
  },
  {
    rule: 'an exclusion from an open account ends by its player’s word alone',
    path: CLAIMS,
    from: "\n  or not exists (select from player gone where gone.id = away.player_id and gone.status = 'closed'))`",
    to: ')`',
    tests: CLAIMED,
  },
  {
    rule: 'an exclusion from a closed account ends with its day',
    path: CLAIMS,
    from: "gone.status = 'closed'",
    to: 'false',
    tests: CLAIMED,
  },
  {
    rule: 'what is given once for who a person is, is not given to his next account',
    path: 'apps/server/src/core/bonuses/deposit-bonus.ts',
    from: ' || had.has(campaign.code)',
    to: '',
    tests: OTHERS,
  },
  {
    rule: 'a bonus that was held becomes no cash where its person had it in another account',
    path: 'apps/server/src/core/bonuses/deposit-bonus.ts',
    from: 'if (had.has(campaign)) await cancelGrant',
    to: 'if (false) await cancelGrant',
    tests: OTHERS,
  },
]
