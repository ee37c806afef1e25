import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, WireTime } from './primitives.ts'

const Opening = {
  /** What was proven: a registration, a password, with a code of the second factor or of the recovery list, a passkey. */
  method: z.enum(['registration', 'password', 'password_code', 'recovery_code', 'passkey']),
  device: z.enum(['desktop', 'phone', 'tablet', 'other']),
  /** Names for people; empty when the browser did not say. */
  browser: z.string(),
  system: z.string(),
  /** The network that it came from, never a whole address. */
  address: z.string(),
  opened: WireTime,
}

export const AccountSession = z.object({
  id: Id,
  ...Opening,
  /** To the minute. */
  used: WireTime,
  /** The one that asks. */
  own: z.boolean(),
})
export type AccountSession = z.output<typeof AccountSession>

export const LastLogin = z.object(Opening)
export type LastLogin = z.output<typeof LastLogin>

export const accountSessions = defineCall({
  name: 'accountSessions',
  method: 'GET',
  path: 'account/sessions',
  auth: 'player',
  summary: 'Where the player is logged in, newest first, and the log-in before this one',
  input: z.object({}),
  output: z.object({ sessions: z.array(AccountSession), lastLogin: z.nullable(LastLogin) }),
  errors: [],
})

export const accountSessionEnd = defineCall({
  name: 'accountSessionEnd',
  method: 'POST',
  path: 'account/sessionEnd',
  auth: 'player',
  summary: 'End one session of the player, wherever it was opened',
  input: z.strictObject({ session: Id }),
  output: z.object({ success: z.boolean() }),
  errors: ['not_found'],
})

export const accountSessionsEnd = defineCall({
  name: 'accountSessionsEnd',
  method: 'POST',
  path: 'account/sessionsEnd',
  auth: 'player',
  summary: 'End every session of the player but this one',
  input: z.strictObject({}),
  output: z.object({ success: z.boolean() }),
  errors: [],
})
