import { CALLS } from '@xezer/contract/calls'
import type { ErrorCode } from '@xezer/contract/errors'
import { EXAMPLE_PASSWORD, exampleRegistration } from '@xezer/dev-world/example-registration'
import { ask, passwords, playerId, type Said, setConfirmed, world } from './example-codes.ts'

/** A call, a code that it declares, and how it comes to say it. */
export type Scenario = readonly [call: string, code: ErrorCode, run: () => Promise<Said>]

async function whilePhoneIsVerified(run: () => Promise<Said>): Promise<Said> {
  await world.ownerPool.query(
    `insert into player_claim (player_id, kind, value, verified_at)
     select id, 'phone', '994500000001', now() from player where id <> $1 order by id limit 1`,
    [playerId],
  )
  const said = await run()
  await world.ownerPool.query("delete from player_claim where value = '994500000001'")
  return said
}

const changePhone = (more: object = {}) =>
  ask(CALLS.accountPhone, { phone: '+994 50 000 00 01', password: EXAMPLE_PASSWORD, ...more })

const PHONE_SCENARIOS: readonly Scenario[] = [
  ['accountPhone', 'password_wrong', () => changePhone({ password: 'wrong' })],
  ['accountPhone', 'phone_refused', () => whilePhoneIsVerified(changePhone)],
  [
    'accountPhone',
    'phone_unchanged',
    () => changePhone({ phone: exampleRegistration('codes@example.com').phone }),
  ],
]

const wantEmail = (more: object = {}) =>
  ask(CALLS.accountEmail, { email: 'other@example.com', password: EXAMPLE_PASSWORD, ...more })

/** Somebody else has the address by the time its link is opened. */
async function takeOwned(): Promise<Said> {
  await world.ownerPool.query(
    `with other as (select email, email_key from player where id <> $1 order by id limit 1), link as (
       insert into mailed_link (player_id, purpose, token_hash, expires_at)
       values ($1, 'new_email', sha256('owned'), now() + interval '1 day')
     )
     insert into email_change (player_id, address, email_key, session_id) select $1, email, email_key, 1 from other`,
    [playerId],
  )
  return ask(CALLS.takeEmail, { token: 'owned' })
}

const EMAIL_SCENARIOS: readonly Scenario[] = [
  ['accountEmail', 'password_wrong', () => wantEmail({ password: 'wrong' })],
  ['accountEmail', 'email_unchanged', () => wantEmail({ email: 'CODES@example.com' })],
  ['accountEmailAgain', 'email_not_asked', () => ask(CALLS.accountEmailAgain, {})],
  ['takeEmail', 'link_expired', () => ask(CALLS.takeEmail, { token: 'x' })],
  ['takeEmail', 'email_in_use', takeOwned],
  ['stopEmail', 'link_expired', () => ask(CALLS.stopEmail, { token: 'x' })],
]

/** Of the two ways to another password, and of the address that is confirmed. */
export const PASSWORD_SCENARIOS: readonly Scenario[] = [
  ['changePassword', 'password_mismatch', () => ask(CALLS.changePassword, passwords({ repeat: 'else' }))],
  ['changePassword', 'password_wrong', () => ask(CALLS.changePassword, passwords({ prev: 'wrong' }))],
  [
    'changePassword',
    'password_too_common',
    () => ask(CALLS.changePassword, passwords({ next: 'password123', repeat: 'password123' })),
  ],
  [
    'restorePassword',
    'password_mismatch',
    () => ask(CALLS.restorePassword, { token: 'x', next: 'a long secret', repeat: 'else' }),
  ],
  [
    'restorePassword',
    'password_too_common',
    () => ask(CALLS.restorePassword, { token: 'x', next: 'password123', repeat: 'password123' }),
  ],
  [
    'restorePassword',
    'link_expired',
    () => ask(CALLS.restorePassword, { token: 'x', next: 'a long secret', repeat: 'a long secret' }),
  ],
  ...PHONE_SCENARIOS,
  ...EMAIL_SCENARIOS,
  ['confirmEmail', 'link_expired', () => ask(CALLS.confirmEmail, { token: 'x' })],
  [
    'accountConfirmation',
    'email_is_confirmed',
    async () => {
      await setConfirmed(true)
      const said = await ask(CALLS.accountConfirmation, {})
      await setConfirmed(false)
      return said
    },
  ],
]
