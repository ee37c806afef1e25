import { CALLS } from '@xezer/contract/calls'
import type { ErrorCode } from '@xezer/contract/errors'
import { bootWorld } from '@xezer/dev-world/boot-world'
import { EXAMPLE_PASSWORD, exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { createExampleDevice } from '../features/identity/passkeys/example-authenticator.ts'
import { ask, bearer, playerId, type Said, setConfirmed, setStatus, world } from './example-codes.ts'
import type { Scenario } from './example-password-codes.ts'

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

const HOME = { origin: 'http://localhost:1', domain: 'localhost' }
const NO_PASSKEY = createExampleDevice(HOME).sign('no challenge')
const NEW_PASSKEY = { name: 'x', passkey: createExampleDevice(HOME).make('no challenge') }

/** A device with a passkey of the player, for as long as it lasts. */
async function withPasskey(
  run: (sign: (purpose: 'login' | 'prove', counter: number) => Promise<object>) => Promise<Said>,
): Promise<Said> {
  await proven(0)
  const device = createExampleDevice(HOME)
  const start = async (path: string, body: object) =>
    ((await world.call(path, body, bearer())).body as { challenge: string }).challenge
  const passkey = device.make(await start('account/passkeyStart', { purpose: 'add' }))
  await ask(CALLS.accountPasskeyAdd, { name: 'x', passkey })
  await world.ownerPool.query('update passkey set counter = 5')
  const said = await run(async (purpose, counter) => {
    const [path, body] = purpose === 'login' ? ['passkey/start', {}] : ['account/passkeyStart', { purpose }]
    return device.sign(await start(String(path), Object(body)), { counter })
  })
  await world.ownerPool.query('delete from passkey')
  return said
}

/** Where the house has no domain. */
async function withoutDomain(path: string, body?: object): Promise<Said> {
  const settings = { LOG_LEVEL: 'silent', MAIN_SITE: 'http://127.0.0.1:1' }
  const other = await bootWorld({ feed: createScriptedFeed(), settings })
  const { body: entered } = await other.call('register', exampleRegistration('elsewhere@example.com'))
  const { status, body: said } = await other.call(path, body, {
    authorization: `Bearer ${(entered as { token: string }).token}`,
  })
  await other.stop()
  return { status, code: (said as { code: string }).code }
}

async function withdraw(code?: string): Promise<Said> {
  await setConfirmed(true)
  return ask(CALLS.accountWithdrawal, { method: 'payeer', amount: 1, wallet: 'P1234567', code })
}

const changePhone = (code?: string) =>
  ask(CALLS.accountPhone, { phone: '+994 50 000 00 09', password: EXAMPLE_PASSWORD, code })

const wantEmail = (code?: string) =>
  ask(CALLS.accountEmail, { email: 'other@example.com', password: EXAMPLE_PASSWORD, code })

/** The codes of log-ins with two halves, and of what changes them. */
export const FACTOR_SCENARIOS: readonly (readonly [string, ErrorCode, () => Promise<Said>])[] = [
  ['login', 'second_factor_required', () => whileOn(() => ask(CALLS.login, LOGIN))],
  ['login', 'second_factor_wrong', () => whileOn(() => ask(CALLS.login, { ...LOGIN, code: 'no code' }))],
  ['accountWithdrawal', 'second_factor_required', () => whileOn(() => withdraw())],
  ['accountWithdrawal', 'second_factor_wrong', () => whileOn(() => withdraw('no code'))],
  ['accountPhone', 'second_factor_required', () => whileOn(() => changePhone())],
  ['accountPhone', 'second_factor_wrong', () => whileOn(() => changePhone('no code'))],
  ['accountEmail', 'second_factor_required', () => whileOn(() => wantEmail())],
  ['accountEmail', 'second_factor_wrong', () => whileOn(() => wantEmail('no code'))],
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
  ['passkeyStart', 'not_found', () => withoutDomain('passkey/start', {})],
  ['accountPasskeys', 'not_found', () => withoutDomain('account/passkeys')],
  ['accountPasskeyStart', 'not_found', () => withoutDomain('account/passkeyStart', { purpose: 'prove' })],
  ['passkeyLogin', 'passkey_refused', () => ask(CALLS.passkeyLogin, { passkey: NO_PASSKEY })],
  [
    'passkeyLogin',
    'passkey_copied',
    () => withPasskey(async (sign) => ask(CALLS.passkeyLogin, { passkey: await sign('login', 5) })),
  ],
  ...(['blocked', 'closed'] as const).map((status): Scenario => {
    const logIn = () =>
      withPasskey(async (sign) => {
        const passkey = await sign('login', 6)
        await setStatus(status)
        const said = await ask(CALLS.passkeyLogin, { passkey })
        await setStatus('active')
        return said
      })
    return ['passkeyLogin', `account_${status}`, logIn]
  }),
  [
    'accountPasskeyStart',
    'proof_required',
    () => whileOld(() => ask(CALLS.accountPasskeyStart, { purpose: 'add' })),
  ],
  ['accountPasskeyAdd', 'passkey_refused', () => whileFresh(() => ask(CALLS.accountPasskeyAdd, NEW_PASSKEY))],
  ['accountPasskeyAdd', 'proof_required', () => whileOld(() => ask(CALLS.accountPasskeyAdd, NEW_PASSKEY))],
  ['accountPasskeyProve', 'passkey_refused', () => ask(CALLS.accountPasskeyProve, { passkey: NO_PASSKEY })],
  [
    'accountPasskeyProve',
    'passkey_copied',
    () => withPasskey(async (sign) => ask(CALLS.accountPasskeyProve, { passkey: await sign('prove', 5) })),
  ],
  ['accountPasskeyName', 'not_found', () => ask(CALLS.accountPasskeyName, { id: 999_999, name: 'x' })],
  [
    'accountPasskeyRemove',
    'not_found',
    () => whileFresh(() => ask(CALLS.accountPasskeyRemove, { id: 999_999 })),
  ],
  [
    'accountPasskeyRemove',
    'proof_required',
    () => whileOld(() => ask(CALLS.accountPasskeyRemove, { id: 1 })),
  ],
]
