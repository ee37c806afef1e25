import type { FieldFault } from '@xezer/contract/field-errors'
import type { PoolClient } from '@xezer/db/pool'
import { answerOnce } from '../../core/operations/answer-once.ts'
import type { Operation } from '../../core/operations/operation-store.ts'
import { HOUSE_RATES } from '../../core/rates/rates.ts'
import { type Refusal, refuse, refuseFor } from '../../platform/http/refusal.ts'
import type { PaymentOptions } from './payment-options.ts'
import { needsNoRates } from './payment-terms.ts'
import { type OrderAsked, type QuotedOrder, quoteOrder } from './quote-order.ts'

const RETRY_SECONDS = 30

/** What an order is refused with before anything is written; the key of the press is answered with it again. */
export type OrderRefused = Refusal<
  'invalid_fields' | 'rate_unavailable' | 'idempotency_conflict' | 'in_progress'
>

/** What is asked before an order is written, and never of a press that is repeated. */
interface OrderChecks<Unkept> {
  /** What is wrong besides its amount and account. */
  readonly findFaults?: () => Promise<Readonly<Record<string, FieldFault>>>
  /** Whose press it is; a refusal is not kept: the same key is asked with again. */
  readonly prove?: (quoted: QuotedOrder) => Promise<Unkept | null>
}

/** Quotes an order at the rates of now and writes it with `create`, once for each press. */
export function orderOnce<Kept extends object, Unkept extends Refusal = never>(
  options: PaymentOptions,
  asked: OrderAsked & { readonly operation: Operation },
  create: (client: PoolClient, quoted: QuotedOrder) => Promise<Kept>,
  { findFaults = async () => ({}), prove = async () => null }: OrderChecks<Unkept> = {},
): Promise<Kept | Unkept | OrderRefused> {
  return answerOnce<QuotedOrder, Kept, Kept | Unkept | OrderRefused>(options.pool, asked.operation, {
    async prepare() {
      const rates = (await options.rates.current()) ?? (needsNoRates(asked) ? HOUSE_RATES : null)
      if (rates === null) return { refused: refuseFor('rate_unavailable', RETRY_SECONDS) }
      const quoted = quoteOrder(options, asked, rates)
      const faults = { ...('ok' in quoted ? {} : quoted.faults), ...(await findFaults()) }
      if (!('ok' in quoted) || Object.keys(faults).length > 0)
        return { refused: refuse('invalid_fields', {}, faults) }
      const refused = await prove(quoted.ok)
      return refused === null ? { ready: quoted.ok } : { refused }
    },
    async effect(client, quoted) {
      const kept = await create(client, quoted)
      return { kept, answer: kept }
    },
    repeat: async (kept) => kept,
  })
}
