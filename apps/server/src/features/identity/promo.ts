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

/** Of whoever came by no partner that the house knows (product §5, input). */
export const HOUSE_PARTNER = '904'

/**
 * By whom a player came: his promo code says it, whatever his form claims. Without one the link by which he came, if it is
 * of a partner that has a code with the house: an address that anybody can type makes no partner.
 */
export function findPartner(
  promoCodes: IdentityOptions['promoCodes'],
  { promo, affPartner }: Pick<RegisterInput, 'promo' | 'affPartner'>,
): string {
  const own = promoCodes.get(promo ?? '')
  if (own !== undefined) return own
  const isKnown = affPartner !== undefined && [...promoCodes.values()].includes(affPartner)
  return isKnown ? affPartner : HOUSE_PARTNER
}
