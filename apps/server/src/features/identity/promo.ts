import type { CallErrorCode, CallInput, CallOutput } from '@xezer/contract/call'
import type { checkPromo as checkPromoCall, RegisterInput } from '@xezer/contract/identity'
import { type Refusal, refuseFor } from '../../platform/http/refusal.ts'
import type { IdentityOptions } from './identity-options.ts'

/** Whose a promo code is; nobody walks through all that there could be. */
export function checkPromo(
  { promoCodes, limits, clock }: IdentityOptions,
  { promo }: CallInput<typeof checkPromoCall>,
  addressKey: string,
): CallOutput<typeof checkPromoCall> | Refusal<CallErrorCode<typeof checkPromoCall>> {
  const retryAfterMs = limits.takePromo(addressKey, clock.nowMs())
  if (retryAfterMs > 0) return refuseFor('too_many_requests', Math.ceil(retryAfterMs / 1000))
  const partner = promoCodes.get(promo) ?? null
  return { success: partner !== null, partner }
}

/** By whom a player came: his promo code says it, whatever his form claims; without one the link by which he came. */
export function findPartner(
  promoCodes: IdentityOptions['promoCodes'],
  { promo, affPartner }: Pick<RegisterInput, 'promo' | 'affPartner'>,
): string {
  return promoCodes.get(promo ?? '') ?? affPartner
}
