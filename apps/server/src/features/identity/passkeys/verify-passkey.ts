import type { PasskeyAssertion, PasskeyAttestation } from '@xezer/contract/passkeys'
import type { Queryable } from '@xezer/db/pool'
import type * as z from 'zod/mini'
import type { Config } from '../../../platform/config.ts'
import { type ChallengeUse, type StoredPasskey, useChallenge } from './passkey-store.ts'

export type PasskeyPlace = NonNullable<Config['passkeys']>

/** Of the library; its code is fetched with the first passkey. */
const load = () => import('@simplewebauthn/server')

const LOCAL_ORIGIN = /^http:\/\/localhost(:\d{1,5})?$/

interface ClientData {
  readonly challenge: string
  readonly origin: string
}

/** Null for what is none; the signature is over these very bytes, and checked later. */
function readClientData(encoded: string): ClientData | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString())
    if (typeof data !== 'object' || data === null) return null
    const { challenge, origin } = data as Record<string, unknown>
    return typeof challenge === 'string' && typeof origin === 'string' ? { challenge, origin } : null
  } catch {
    return null
  }
}

/** The challenge is used up before anything is verified: a wrong answer is not tried again with it. */
async function takeChallenge(
  database: Queryable,
  { domain, origins }: PasskeyPlace,
  encoded: string,
  use: ChallengeUse,
) {
  const data = readClientData(encoded)
  if (data === null || !(await useChallenge(database, data.challenge, use))) return null
  const isOurs = origins === null ? LOCAL_ORIGIN.test(data.origin) : origins.includes(data.origin)
  if (!isOurs) return null
  return { expectedChallenge: data.challenge, expectedOrigin: data.origin, expectedRPID: domain }
}

/** The counter that the device said; null when it did not sign this challenge for this place, or nobody was verified there. */
export async function verifyAssertion(
  database: Queryable,
  place: PasskeyPlace,
  { id, ...response }: z.output<typeof PasskeyAssertion>,
  { passkey, use }: { readonly passkey: StoredPasskey | null; readonly use: ChallengeUse },
): Promise<number | null> {
  const expected = await takeChallenge(database, place, response.clientDataJSON, use)
  if (expected === null || passkey === null) return null
  const { verifyAuthenticationResponse } = await load()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected,
      requireUserVerification: true,
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      // Whether it goes on is asked of the row, in the statement that moves it.
      credential: { id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

/** The public half of a new key; null when it was not made for this challenge and place. */
export async function verifyAttestation(
  database: Queryable,
  place: PasskeyPlace,
  { id, transports, ...response }: z.output<typeof PasskeyAttestation>,
  use: ChallengeUse,
): Promise<{ credentialId: string; publicKey: Uint8Array; counter: number } | null> {
  const expected = await takeChallenge(database, place, response.clientDataJSON, use)
  if (expected === null) return null
  const { verifyRegistrationResponse } = await load()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      ...expected,
      requireUserVerification: true,
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    })
    if (registrationInfo === undefined) return null
    const { credential } = registrationInfo
    return { credentialId: credential.id, publicKey: credential.publicKey, counter: credential.counter }
  } catch {
    return null
  }
}
