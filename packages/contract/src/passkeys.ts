import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { SessionAnswer } from './identity.ts'
import { Id, WireTime } from './primitives.ts'
import { says } from './says.ts'

/** Bytes as browsers write them: base64url without padding. */
const Bytes = (most: number) =>
  z.string().check(z.maxLength(most), z.regex(/^[A-Za-z0-9_-]+$/, says('text_invalid')))

const PasskeyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, says('field_required')),
    z.maxLength(40),
    z.regex(/^[^<>\p{C}]*$/u, says('text_invalid')),
  )

/** What a device signed to show that it has the secret half. */
export const PasskeyAssertion = z.strictObject({
  id: Bytes(1400),
  clientDataJSON: Bytes(8000),
  authenticatorData: Bytes(8000),
  signature: Bytes(2000),
})
/** What a device made: a new key, told with its public half. */
export const PasskeyAttestation = z.strictObject({
  id: Bytes(1400),
  clientDataJSON: Bytes(8000),
  attestationObject: Bytes(30_000),
  /** How the device may be reached the next time. */
  transports: z
    .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
    .check(z.maxLength(8)),
})

/** What the browser asks the device with: the challenge is good once, for five minutes. */
const Question = z.object({ challenge: z.string(), domain: z.string() })

export const passkeyStart = defineCall({
  name: 'passkeyStart',
  method: 'POST',
  path: 'passkey/start',
  auth: 'none',
  summary: 'A challenge to log in with a passkey; not found where the house has none',
  input: z.strictObject({}),
  output: Question,
  errors: ['not_found'],
})

export const passkeyLogin = defineCall({
  name: 'passkeyLogin',
  method: 'POST',
  path: 'passkey/login',
  auth: 'none',
  summary: 'Open a session with a passkey, which is both factors',
  input: z.strictObject({ passkey: PasskeyAssertion }),
  output: SessionAnswer,
  errors: ['passkey_refused', 'passkey_copied', 'account_blocked', 'account_closed'],
})

export const accountPasskeys = defineCall({
  name: 'accountPasskeys',
  method: 'GET',
  path: 'account/passkeys',
  auth: 'player',
  summary: 'The passkeys of the player; not found where the house has none',
  input: z.object({}),
  output: z.object({
    /** Pages of other domains cannot use them. */
    domain: z.string(),
    passkeys: z.array(z.object({ id: Id, name: z.string(), added: WireTime, used: z.nullable(WireTime) })),
  }),
  errors: ['not_found'],
})

export const accountPasskeyStart = defineCall({
  name: 'accountPasskeyStart',
  method: 'POST',
  path: 'account/passkeyStart',
  auth: 'player',
  summary: 'A challenge for a new passkey, or to prove who is there with one of those there are',
  input: z.strictObject({ purpose: z.enum(['add', 'prove']) }),
  output: z.object({
    ...Question.shape,
    /** Who the passkey is of, as the device keeps it: no name, no address. */
    userId: z.string(),
    userName: z.string(),
    /** Those that the player has: a device makes no second one beside them, and proves with one of them. */
    known: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
  }),
  errors: ['not_found', 'proof_required'],
})

export const accountPasskeyAdd = defineCall({
  name: 'accountPasskeyAdd',
  method: 'POST',
  path: 'account/passkeyAdd',
  auth: 'player',
  summary: 'Keep a new passkey under a name',
  input: z.strictObject({ name: PasskeyName, passkey: PasskeyAttestation }),
  output: z.object({ id: Id }),
  errors: ['passkey_refused', 'proof_required'],
})

export const accountPasskeyProve = defineCall({
  name: 'accountPasskeyProve',
  method: 'POST',
  path: 'account/passkeyProve',
  auth: 'player',
  summary: 'Prove who is there with a passkey: factors are changed within five minutes of it',
  input: z.strictObject({ passkey: PasskeyAssertion }),
  output: z.object({ success: z.boolean() }),
  errors: ['passkey_refused', 'passkey_copied'],
})

export const accountPasskeyName = defineCall({
  name: 'accountPasskeyName',
  method: 'POST',
  path: 'account/passkeyName',
  auth: 'player',
  summary: 'Give a passkey another name',
  input: z.strictObject({ id: Id, name: PasskeyName }),
  output: z.object({ success: z.boolean() }),
  errors: ['not_found'],
})

export const accountPasskeyRemove = defineCall({
  name: 'accountPasskeyRemove',
  method: 'POST',
  path: 'account/passkeyRemove',
  auth: 'player',
  summary: 'A passkey opens nothing any more',
  input: z.strictObject({ id: Id }),
  output: z.object({ success: z.boolean() }),
  errors: ['not_found', 'proof_required'],
})
