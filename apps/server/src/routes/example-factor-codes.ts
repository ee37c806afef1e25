import { CALLS } from '@xezer/contract/calls'
import type { ErrorCode } from '@xezer/contract/errors'
import { EXAMPLE_PASSWORD } from '@xezer/dev-world/example-registration'
import { ask, playerId, type Said, world } from './example-codes.ts'

const LOGIN = { email: 'codes@example.com', password: EXAMPLE_PASSWORD }

async function proven(secondsAgo: number): Promise<void> {
  await world.ownerPool.query(
    'update session set proven_at = now() - $2 * interval $$1 second$$ where player_id = $1',
    [playerId, secondsAgo],
  )
}

/** As if a telephone had the secret; no code of it is ever right. */
async function whileOn(run: () => Promise<Said>): Promise<Said> {
  await world.ownerPool.query(
    `insert into totp (player_id, secret_id, sealed, turned_on_at) values ($1, 'example', 'no seal', now())
     on conflict (player_id) do update set turned_on_at = now()`,
    [playerId],
  )
  await proven(0)
  const said = await run()
  await world.ownerPool.query('delete from totp where player_id = $1', [playerId])
  return said
}
async function whileFresh(run: () => Promise<Said>): Promise<Said> {
  await proven(0)
  return run()
}
async function whileOld(run: () => Promise<Said>): Promise<Said> {
  await proven(3600)
  return run()
}

/** The codes of log-ins with two halves, and of what changes them. */
export const FACTOR_SCENARIOS: readonly (readonly [string, ErrorCode, () => Promise<Said>])[] = [
  ['login', 'second_factor_required', () => whileOn(() => ask(CALLS.login, LOGIN))],
  ['login', 'second_factor_wrong', () => whileOn(() => ask(CALLS.login, { ...LOGIN, code: 'no code' }))],
  ['accountProve', 'password_wrong', () => ask(CALLS.accountProve, { password: 'wrong' })],
  ['accountTotpStart', 'proof_required', () => whileOld(() => ask(CALLS.accountTotpStart, {}))],
  ['accountTotpStart', 'second_factor_on', () => whileOn(() => ask(CALLS.accountTotpStart, {}))],
  [
    'accountTotpOn',
    'second_factor_wrong',
    () =>
      whileFresh(async () => {
        await ask(CALLS.accountTotpStart, {})
        return ask(CALLS.accountTotpOn, { code: 'no code' })
      }),
  ],
  ['accountTotpOn', 'second_factor_off', () => whileOn(() => ask(CALLS.accountTotpOn, { code: '000000' }))],
  ['accountTotpOff', 'proof_required', () => whileOld(() => ask(CALLS.accountTotpOff, {}))],
  ['accountTotpOff', 'second_factor_off', () => whileFresh(() => ask(CALLS.accountTotpOff, {}))],
  ['accountRecoveryCodes', 'proof_required', () => whileOld(() => ask(CALLS.accountRecoveryCodes, {}))],
  ['accountRecoveryCodes', 'second_factor_off', () => whileFresh(() => ask(CALLS.accountRecoveryCodes, {}))],
]
