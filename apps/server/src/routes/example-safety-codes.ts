import { CALLS } from '@xezer/contract/calls'
import type { Said } from './example-codes.ts'
import { ask, bet, form, goAway, OPEN, playerId, world } from './example-codes.ts'
import type { Scenario } from './example-password-codes.ts'

/** As if the player had logged in hours ago. */
async function whileOverdue(press: () => Promise<Said>): Promise<Said> {
  const move = (hours: number) =>
    world.ownerPool.query(
      "update session set created_at = created_at - $2 * interval '1 hour' where player_id = $1",
      [playerId, hours],
    )
  await ask(CALLS.accountRealityEvery, { minutes: 15 })
  await move(5)
  const said = await press()
  await move(-5)
  return said
}

/** What protects players: each that stays away has a passport of his own, for nobody else registers with it. */
export const SAFETY_SCENARIOS: readonly Scenario[] = [
  [
    'register',
    'registration_refused',
    async () => {
      await goAway('AZEGONE1', CALLS.accountExclude, { length: '6m', confirmed: true })
      return ask(CALLS.register, form({ passport: 'AZEGONE1' }))
    },
  ],
  [
    'slipPlace',
    'player_paused',
    () => goAway('AZEGONE2', CALLS.accountTimeOut, { length: '24h' }, CALLS.slipPlace, bet(OPEN)),
  ],
  [
    'slipPlace',
    'player_excluded',
    () =>
      goAway('AZEGONE3', CALLS.accountExclude, { length: '1y', confirmed: true }, CALLS.slipPlace, bet(OPEN)),
  ],
  [
    'accountTimeOut',
    'break_not_longer',
    () => goAway('AZEGONE4', CALLS.accountTimeOut, { length: '7d' }, CALLS.accountTimeOut, { length: '24h' }),
  ],
  [
    'accountExclude',
    'break_not_longer',
    () =>
      goAway('AZEGONE5', CALLS.accountExclude, { length: '1y', confirmed: true }, CALLS.accountExclude, {
        length: '6m',
        confirmed: true,
      }),
  ],
  [
    'slipPlace',
    'limit_reached',
    () =>
      goAway(
        'AZELIMIT1',
        CALLS.accountLimit,
        { kind: 'stake', days: 1, amount: 4 },
        CALLS.slipPlace,
        bet(OPEN),
      ),
  ],
  ['slipPlace', 'reality_check_due', () => whileOverdue(() => ask(CALLS.slipPlace, bet(OPEN)))],
  [
    'accountRealityEvery',
    'reality_check_due',
    () => whileOverdue(() => ask(CALLS.accountRealityEvery, { minutes: 60 })),
  ],
  ['accountTimeLimitConfirm', 'limit_not_asked', () => ask(CALLS.accountTimeLimitConfirm, {})],
  [
    'accountTimeLimitConfirm',
    'limit_too_early',
    async () => {
      await ask(CALLS.accountTimeLimit, { minutes: 1000 })
      await ask(CALLS.accountTimeLimit, { minutes: null })
      return ask(CALLS.accountTimeLimitConfirm, {})
    },
  ],
  ['accountLimitConfirm', 'limit_not_asked', () => ask(CALLS.accountLimitConfirm, { kind: 'loss', days: 1 })],
  [
    'accountLimitConfirm',
    'limit_too_early',
    async () => {
      await ask(CALLS.accountLimit, { kind: 'loss', days: 7, amount: 1_000_000 })
      await ask(CALLS.accountLimit, { kind: 'loss', days: 7, amount: null })
      return ask(CALLS.accountLimitConfirm, { kind: 'loss', days: 7 })
    },
  ],
  ['accountReturn', 'return_not_possible', () => ask(CALLS.accountReturn, { step: 'ask' })],
  [
    'accountReturn',
    'return_too_early',
    () =>
      goAway('AZEGONE6', CALLS.accountExclude, { length: '1y', confirmed: true }, CALLS.accountReturn, {
        step: 'ask',
      }),
  ],
  [
    'accountReturn',
    'return_by_house',
    () =>
      goAway('AZEGONE7', CALLS.accountExclude, { length: 'ever', confirmed: true }, CALLS.accountReturn, {
        step: 'ask',
      }),
  ],
]
