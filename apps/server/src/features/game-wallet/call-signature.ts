import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far the clocks of a provider and the house may be apart. */
export const SIGNED_WITHIN_MS = 300_000

export interface SignedCall {
  /** Milliseconds since 1970, as text. */
  readonly timestamp: string
  readonly path: string
  readonly body: string | Buffer
}

/** `v1=` and HMAC-SHA256 of time, address and body, a line each, as lower-case hex digits. */
export function signCall(secret: string, { timestamp, path, body }: SignedCall): string {
  const digest = createHmac('sha256', secret).update(`${timestamp}\n${path}\n`).update(body).digest('hex')
  return `v1=${digest}`
}

/** Signed by one of the secrets, not long ago; every secret is compared, and each in the same time. */
export function isSignedCall(
  secrets: readonly string[],
  call: SignedCall & { readonly signature: string },
  nowMs: number,
): boolean {
  if (!/^\d{1,15}$/.test(call.timestamp)) return false
  if (Math.abs(nowMs - Number(call.timestamp)) > SIGNED_WITHIN_MS) return false
  const given = Buffer.from(call.signature)
  const matches = secrets.filter((secret) => {
    const right = Buffer.from(signCall(secret, call))
    return given.length === right.length && timingSafeEqual(given, right)
  })
  return matches.length > 0
}
