import type { FieldFault } from '@xezer/contract/field-errors'
import type { PoolClient } from '@xezer/db/pool'
import { answerOnce } from '../../core/operations/answer-once.ts'
import type { Operation } from '../../core/operations/operation-store.ts'
import { type Refusal, refuse, refuseFor } from '../../platform/http/refusal.ts'
import type { PaymentOptions } from './payment-options.ts'
import { type OrderAsked, type QuotedOrder, quoteOrder } from './quote-order.ts'

const RETRY_SECONDS = 30

/** What an order is refused with before anything is written; the key of the press is answered with it again. */
export type OrderRefused = Refusal<
  'invalid_fields' | 'rate_unavailable' | 'idempotency_conflict' | 'in_progress'
>

/** Quotes an order at the rates of now and writes it with `create`, once for each press. */
export function orderOnce<Kept extends object>(
  options: PaymentOptions,
  asked: OrderAsked & { readonly operation: Operation },
  create: (client: PoolClient, quoted: QuotedOrder) => Promise<Kept>,
  /** What is wrong besides its amount and account; never asked of a press that is repeated. */
  findFaults: () => Promise<Readonly<Record<string, FieldFault>>> = async () => ({}),
): Promise<Kept | OrderRefused> {
  return answerOnce<QuotedOrder, Kept, Kept | OrderRefused>(options.pool, asked.operation, {
    async prepare() {
      const rates = await options.rates.current()
      if (rates === null) return { refused: refuseFor('rate_unavailable', RETRY_SECONDS) }
      const quoted = quoteOrder(options, asked, rates)
      const faults = { ...('ok' in quoted ? {} : quoted.faults), ...(await findFaults()) }
      return 'ok' in quoted && Object.keys(faults).length === 0
        ? { ready: quoted.ok }
        : { refused: refuse('invalid_fields', {}, faults) }
    },
    async effect(client, quoted) {
      const kept = await create(client, quoted)
      return { kept, answer: kept }
    },
    repeat: async (kept) => kept,
  })
}
