import { CALLS } from '@xezer/contract/calls'
import { EXAMPLE_PASSWORD, exampleRegistration } from '@xezer/dev-world/example-registration'
import { ask, setStatus, world } from './example-codes.ts'
import type { Scenario } from './example-password-codes.ts'

let players = 0

/** Of somebody new who has nothing but what `change` gives him. */
async function close(change: string) {
  players += 1
  const { body } = await world.call('register', exampleRegistration(`leaving-${players}@example.com`))
  const { token, user } = body as { token: string; user: { id: number } }
  await world.ownerPool.query(change, [user.id])
  const input = { password: EXAMPLE_PASSWORD, confirmed: true }
  return ask(CALLS.accountClose, input, { authorization: `Bearer ${token}` })
}

/** How each code of a copy and of the end of an account is heard. */
export const LEAVING_SCENARIOS: readonly Scenario[] = [
  ['accountExportTake', 'link_expired', () => ask(CALLS.accountExportTake, { token: 'x' })],
  ['accountExportPart', 'not_found', () => ask(CALLS.accountExportPart, { part: 0 })],
  [
    'accountClose',
    'password_wrong',
    () => ask(CALLS.accountClose, { password: 'not-the-password', confirmed: true }),
  ],
  ['accountClose', 'close_money_left', () => close('update wallet set cash = 2 where player_id = $1')],
  [
    'accountClose',
    'close_open_payments',
    () =>
      close(
        `insert into payment (id, player_id, direction, method, gateway, status, currency, amount, fee, pay_currency,
           pay_amount, rate_numerator, rate_denominator, rate_source, reference, flags)
         values (next_cause(), $1, 'in', 'payeer', 'sandbox', 'created', 'AZN', 2000, 0, 'AZN', 2000, 1, 1, 'house', 'leaving', '')`,
      ),
  ],
  [
    'accountClose',
    'close_open_rounds',
    () =>
      close(
        `insert into casino_round (provider, round, player_id, game, currency, status, staked, in_play, returned, moves, taken_at)
         values ('alpha', 'leaving', $1, 'a-game', 'AZN', 'open', 100, 100, 0, 1, 0)`,
      ),
  ],
  [
    'accountClose',
    'close_open_bets',
    () =>
      close(
        `insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return, rules_version,
           operation_key, requested_at, placed_at)
         values (next_cause(), $1, 'AZN', 'singles', 'placed', 1, 100, 2000, 200, 1, 'leaving', now(), clock_timestamp())`,
      ),
  ],
  [
    'login',
    'account_closed',
    async () => {
      await setStatus('closed')
      const said = await ask(CALLS.login, { email: 'codes@example.com', password: EXAMPLE_PASSWORD })
      await setStatus('active')
      return said
    },
  ],
]
