import {
  PIASTRIX_SIGNED,
  type PiastrixCall,
  type PiastrixFields,
  signPiastrix,
} from '@xezer/payments/signatures/piastrix-signature'
import type { Clock } from '@xezer/std/clock'
import * as z from 'zod/mini'
import { sha256Hex } from '../../../platform/message-digest.ts'

/** What a shop of Piastrix is given. */
export interface PiastrixShop {
  /** Where its calls are, without a slash at the end. */
  readonly url: string
  readonly shop: string
  readonly secret: string
  /** Its callbacks come from these addresses only. */
  readonly addresses: readonly string[]
}

/**
 * `refused` is said in so many words, with a number of the gateway's. Silence, an error of its server or an answer that is
 * none says nothing of what was done.
 */
export type PiastrixAnswer =
  | { readonly kind: 'done'; readonly data: unknown }
  | { readonly kind: 'refused'; readonly code: number }
  | { readonly kind: 'silent' }

/** The numbers on which something is decided; others are only refusals: 1 alone has several meanings. */
export const PIASTRIX_ERRORS = { exists: 6, notFound: 7, inProgress: 8, balanceTooLow: 9 } as const

export type AskPiastrix = (
  call: PiastrixCall,
  fields: PiastrixFields,
  /** Sent and not signed. */
  beside?: PiastrixFields,
) => Promise<PiastrixAnswer>

const ANSWER_MS = 10_000
const Answer = z.object({ result: z.boolean(), error_code: z.number(), data: z.optional(z.unknown()) })

export function createAskPiastrix({ url, shop, secret }: PiastrixShop, clock: Clock): AskPiastrix {
  return async (call, fields, beside = {}) => {
    const isTimed = (PIASTRIX_SIGNED[call] as readonly string[]).includes('now')
    const signed = { ...fields, shop_id: shop, ...(isTimed ? { now: nowText(clock.nowMs()) } : {}) }
    const sign = signPiastrix(call, signed, secret, sha256Hex)
    try {
      const response = await fetch(`${url}/${call}`, {
        method: 'POST',
        body: JSON.stringify({ ...beside, ...signed, sign }),
        headers: { 'content-type': 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      if (response.status >= 500) return { kind: 'silent' }
      const answer = z.safeParse(Answer, await response.json())
      if (!answer.success) return { kind: 'silent' }
      const { result, error_code: code, data } = answer.data
      return result && code === 0 ? { kind: 'done', data } : { kind: 'refused', code }
    } catch {
      return { kind: 'silent' }
    }
  }
}

/** `YYYY-MM-DD HH:MM:SS`, UTC. */
function nowText(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 19).replace('T', ' ')
}
