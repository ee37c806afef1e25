import type { PlantedFault } from './planted-fault.ts'

const IDENTITY = 'apps/server/src/features/identity'
const CLOSING = 'apps/server/src/core/player/closing.ts'
const CLOSINGS = [`${IDENTITY}/close-account.test.ts`]
const FACTORS = [`${IDENTITY}/factors/second-factor.test.ts`]

/** What a careless hand could do to who comes in, and to who a person is. */
export const PLANTED_IDENTITY_FAULTS: readonly PlantedFault[] = [
  {
    rule: 'the first log-in after a long time is told',
    path: `${IDENTITY}/open-and-tell.ts`,
    from: 'select exists (',
    to: 'select not exists (select from session where player_id = $1) or exists (',
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
]
