import { canonicalEmail } from '../../core/player/canonical-email.ts'
import { createRateLimiter } from '../../platform/http/rate-limiter.ts'

export interface IdentityLimitsOptions {
  readonly loginsPerMinute: number
  readonly registrationsPerHour: number
}

/** Each answers 0 when the attempt may go on, else after how many milliseconds the next one may. */
export interface IdentityLimits {
  /** Before any password is hashed or compared, whatever call asks for it. */
  takePassword(account: string, addressKey: string, nowMs: number): number
  takeRegistration(email: string, addressKey: string, nowMs: number): number
  takePromo(addressKey: string, nowMs: number): number
  /** Whoever wants another phone number or address. */
  takeContact(playerId: number, nowMs: number): number
}

const PROMOS_PER_MINUTE = 10
const CONTACTS_PER_HOUR = 10
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** One address may speak for a household or an office: it gets several accounts' worth of attempts. */
const ACCOUNTS_PER_ADDRESS = 4

/**
 * Passwords are counted by account together with address, so that a stranger's tries never lock the owner out, and by
 * address alone, so that one stranger cannot walk through many accounts. One budget for every call: what log-in does
 * not allow, a repeated registration or a change of the password does not either.
 */
export function createIdentityLimits(options: IdentityLimitsOptions): IdentityLimits {
  const { loginsPerMinute, registrationsPerHour } = options
  const perAccount = createRateLimiter({ limit: loginsPerMinute, windowMs: MINUTE_MS })
  const perAddress = createRateLimiter({
    limit: loginsPerMinute * ACCOUNTS_PER_ADDRESS,
    windowMs: MINUTE_MS,
  })
  const registrationByAddress = createRateLimiter({ limit: registrationsPerHour, windowMs: HOUR_MS })
  const registrationByAccount = createRateLimiter({ limit: registrationsPerHour, windowMs: HOUR_MS })
  const promoByAddress = createRateLimiter({ limit: PROMOS_PER_MINUTE, windowMs: MINUTE_MS })
  const contactByAccount = createRateLimiter({ limit: CONTACTS_PER_HOUR, windowMs: HOUR_MS })
  return {
    takeContact: (playerId, nowMs) => contactByAccount.take(String(playerId), nowMs),
    takePromo: (addressKey, nowMs) => promoByAddress.take(addressKey, nowMs),
    takePassword: (account, addressKey, nowMs) =>
      perAddress.take(addressKey, nowMs) ||
      perAccount.take(`${canonicalEmail(account)} ${addressKey}`, nowMs),
    takeRegistration: (email, addressKey, nowMs) =>
      registrationByAddress.take(addressKey, nowMs) ||
      registrationByAccount.take(canonicalEmail(email), nowMs),
  }
}
