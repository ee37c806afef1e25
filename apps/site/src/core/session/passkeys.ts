import {
  accountPasskeyAdd,
  accountPasskeyProve,
  accountPasskeyStart,
  passkeyLogin,
  passkeyStart,
} from '@xezer/contract/passkeys'
import { err, ok, type Result } from '@xezer/std/result'
import type { ApiClient, ApiError } from '../../platform/api-client.ts'
import type { Session } from './session.ts'

/** Of the browser's half; fetched with the first press. */
const load = () => import('@simplewebauthn/browser')

const PATIENCE_MS = 120_000
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
type Transport = (typeof TRANSPORTS)[number]

/** `left`: the visitor closed the device's own window, or it has no passkey; nothing went wrong. */
export type PasskeyAnswer = Result<'done' | 'left', ApiError>

/** Whether this browser can, on a page of this domain. */
export function canUsePasskeys(domain?: string): boolean {
  if (globalThis.PublicKeyCredential === undefined) return false
  const host = location.hostname
  // An address is no domain.
  if (domain === undefined) return !/^[\d.]+$|:/.test(host)
  return host === domain || host.endsWith(`.${domain}`)
}

const isTransport = (name: string): name is Transport => TRANSPORTS.some((known) => known === name)

interface Question {
  challenge: string
  domain: string
  known?: readonly { id: string; transports: readonly string[] }[]
}

/** What the device signs; null when nobody let it. */
async function sign({ challenge, domain, known = [] }: Question) {
  const { startAuthentication } = await load()
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: {
        challenge,
        rpId: domain,
        timeout: PATIENCE_MS,
        userVerification: 'required',
        allowCredentials: known.map((one) => ({
          id: one.id,
          type: 'public-key',
          transports: one.transports.filter(isTransport),
        })),
      },
    })
    const { clientDataJSON, authenticatorData, signature } = response
    return { id, clientDataJSON, authenticatorData, signature }
  } catch {
    return null
  }
}

export async function logInWithPasskey(api: ApiClient, session: Session): Promise<PasskeyAnswer> {
  const question = await api.call(passkeyStart, {})
  if (!question.ok) return question
  // Another site of the house, that its passkeys do not belong to.
  if (!canUsePasskeys(question.value.domain)) return err({ code: 'not_found', text: undefined, fields: {} })
  const passkey = await sign(question.value)
  if (passkey === null) return ok('left')
  const answer = await api.call(passkeyLogin, { passkey })
  if (!answer.ok) return answer
  session.open(answer.value)
  return ok('done')
}

export async function proveWithPasskey(api: ApiClient): Promise<PasskeyAnswer> {
  const question = await api.call(accountPasskeyStart, { purpose: 'prove' })
  if (!question.ok) return question
  const passkey = await sign(question.value)
  if (passkey === null) return ok('left')
  const answer = await api.call(accountPasskeyProve, { passkey })
  return answer.ok ? ok('done') : answer
}

/** A key that the device keeps and opens only for who is verified at it. */
export async function addPasskey(api: ApiClient, brand: string, name: string): Promise<PasskeyAnswer> {
  const question = await api.call(accountPasskeyStart, { purpose: 'add' })
  if (!question.ok) return question
  const { challenge, domain, userId, userName, known } = question.value
  const { startRegistration } = await load()
  const made = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: domain, name: brand },
      user: { id: userId, name: userName, displayName: userName },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
      timeout: PATIENCE_MS,
      attestation: 'none',
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      excludeCredentials: known.map(({ id, transports }) => ({
        id,
        type: 'public-key',
        transports: transports.filter(isTransport),
      })),
    },
  }).catch(() => null)
  if (made === null) return ok('left')
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  const passkey = {
    id: made.id,
    clientDataJSON,
    attestationObject,
    transports: transports.filter(isTransport),
  }
  const answer = await api.call(accountPasskeyAdd, { name, passkey })
  return answer.ok ? ok('done') : answer
}
