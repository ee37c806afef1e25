import { createRateLimiter } from '../../platform/http/rate-limiter.ts'

export interface IdentityLimitsOptions {
  readonly loginsPerMinute: number
  readonly registrationsPerHour: number
}

/** Each answers 0 when the attempt may go on, else after how many milliseconds the next one may. */
export interface IdentityLimits {
  takeLogin(email: string, addressKey: string, nowMs: number): number
  takeRegistration(email: string, addressKey: string, nowMs: number): number
  takePassword(playerId: number, nowMs: number): number
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** One address may speak for a household or an office: it gets several accounts' worth of attempts. */
const ACCOUNTS_PER_ADDRESS = 4

/**
 * Log-ins are counted by account together with address, so that a stranger's tries never lock the owner out, and
 * by address alone, so that one stranger cannot walk through many accounts.
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
  const passwords = createRateLimiter({ limit: loginsPerMinute, windowMs: MINUTE_MS })
  return {
    takeLogin: (email, addressKey, nowMs) =>
      perAddress.take(addressKey, nowMs) || perAccount.take(`${email.toLowerCase()} ${addressKey}`, nowMs),
    takeRegistration: (email, addressKey, nowMs) =>
      registrationByAddress.take(addressKey, nowMs) || registrationByAccount.take(email.toLowerCase(), nowMs),
    takePassword: (playerId, nowMs) => passwords.take(String(playerId), nowMs),
  }
}
