import type { Payment } from '@xezer/contract/payments'
import type { PoolClient } from '@xezer/db/pool'
import { exchange } from '@xezer/money/exchange'
import { type Currency, ZERO_MINOR } from '@xezer/money/minor'
import { parseWireAmount } from '@xezer/money/wire-amount'
import { invertRate, manatPerUnit } from '@xezer/payments/rates'
import { must } from '@xezer/std/assert'
import type { Locale } from '@xezer/std/locale'
import { type BonusChoice, earnBonus, storedChoice } from '../../core/bonuses/deposit-bonus.ts'
import { answerOnce } from '../../core/operations/answer-once.ts'
import type { Operation } from '../../core/operations/operation-store.ts'
import { type DepositObstacle, findDepositObstacle, refuseDeposit } from '../../core/player/deposit-terms.ts'
import type { Point } from '../../core/player/point.ts'
import type { StandingRates } from '../../core/rates/rates.ts'
import { writeTrail } from '../../core/trail/write-trail.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { creditDeposit } from '../../core/wallet/payment-posting.ts'
import { createPosting } from '../../core/wallet/posting.ts'
import { writePosting } from '../../core/wallet/write-posting.ts'
import { Refusal, refuse, refuseFor } from '../../platform/http/refusal.ts'
import { showPayment } from './list-payments.ts'
import { findBonusFault } from './order-deposit.ts'
import { newReference, type PaymentOptions } from './payment-options.ts'
import { insertPayment, lockPayment, movePayment, takePaymentId } from './payment-store.ts'
import { EXAMPLE_VOUCHER_CODE, readVoucherCode, voucherHash } from './voucher-code.ts'
import { countTries, endVoucher, lockVoucher, noteTry } from './voucher-store.ts'

/** Of a code that is used up, void or none: whoever guesses learns nothing else. */
const TRIES_PER_HOUR = 5
const HOUR_SECONDS = 3600
const RETRY_SECONDS = 30
const VOUCHER_GATEWAY = 'voucher'

export interface VoucherAsked {
  readonly playerId: number
  readonly currency: Currency
  readonly locale: Locale
  readonly operation: Operation
  readonly code: string
  /** What the player thinks that it is worth, in manat. */
  readonly amount: number | null
  readonly bonus: BonusChoice
  /** Where the session was opened that it comes from. */
  readonly point?: Point | undefined
}

type Kept =
  | { readonly paymentId: number }
  | { readonly code: 'voucher_invalid' }
  | { readonly code: 'too_many_requests' }
  | DepositObstacle
type Refused = Refusal<
  | 'invalid_fields'
  | 'voucher_invalid'
  | 'too_many_requests'
  | 'rate_unavailable'
  | 'idempotency_conflict'
  | 'in_progress'
  | DepositObstacle['code']
>

/** A prepaid code is money that came before: it is credited in the transaction that uses it up. */
export async function useVoucher(
  options: PaymentOptions,
  asked: VoucherAsked,
): Promise<{ payment: Payment } | Refused> {
  const { pool } = options
  const plain = readVoucherCode(asked.code)
  if (plain === null) {
    const fault = { code: 'wallet_invalid', values: { example: EXAMPLE_VOUCHER_CODE } } as const
    return refuse('invalid_fields', {}, { code: fault })
  }
  const done = await answerOnce<StandingRates, Kept, Kept | Refused>(pool, asked.operation, {
    async prepare() {
      const faults = await findBonusFault(options, asked)
      if (Object.keys(faults).length > 0) return { refused: refuse('invalid_fields', {}, faults) }
      const rates = await options.rates.current()
      return rates === null ? { refused: refuseFor('rate_unavailable', RETRY_SECONDS) } : { ready: rates }
    },
    async effect(client, rates) {
      const kept = await creditVoucher(options, client, { ...asked, code: plain }, rates)
      return { kept, answer: kept }
    },
    repeat: async (kept) => kept,
  })
  if (done instanceof Refusal) return done
  if (!('paymentId' in done)) return refuseVoucher(done, asked.currency)
  options.publisher.publishAccount(asked.playerId, [])
  const payment = await showPayment(options, asked.playerId, done.paymentId, asked.locale)
  return { payment: must(payment, `payment ${done.paymentId} is gone`) }
}

function refuseVoucher(kept: Exclude<Kept, { paymentId: number }>, currency: Currency): Refused {
  // Beside the field: nothing else of the form can be wrong.
  if (kept.code === 'voucher_invalid') return refuse(kept.code, {}, { code: kept.code })
  if (kept.code === 'too_many_requests') return refuseFor(kept.code, HOUR_SECONDS)
  return refuseDeposit(kept, currency)
}

/** Behind the wallet's lock, so that a player's tries are counted one after the other. */
async function creditVoucher(
  options: PaymentOptions,
  client: PoolClient,
  { playerId, currency, code, amount, bonus, point, operation }: VoucherAsked,
  { rates, source, day, takenAtMs }: StandingRates,
): Promise<Kept> {
  const posting = createPosting(await lockWallets(client, [playerId]))
  const wallet = must(posting.wallets.get(playerId), `player ${playerId} has no wallet`)
  // Whoever stays away is told so, whatever he typed.
  const away = await findDepositObstacle(client, playerId, ZERO_MINOR)
  if (away !== null) return away
  if ((await countTries(client, playerId)) >= TRIES_PER_HOUR) return { code: 'too_many_requests' }
  const voucher = await lockVoucher(client, voucherHash(code))
  const said = amount === null ? null : parseWireAmount(amount)
  const isAsSaid = said === null || (said.ok && said.value === voucher?.amount)
  if (voucher === null || !isAsSaid) {
    await noteTry(client, playerId)
    return { code: 'voucher_invalid' }
  }
  const rate = manatPerUnit(currency, rates)
  const own = exchange(voucher.amount, invertRate(rate))
  // Of less than the smallest coin nothing would come.
  if (own === 0n) return { code: 'voucher_invalid' }
  const obstacle = await findDepositObstacle(client, playerId, own)
  if (obstacle !== null) return obstacle
  const id = await takePaymentId(client)
  const paid = { amount: own, fee: ZERO_MINOR, payCurrency: 'AZN', payAmount: voucher.amount } as const
  await insertPayment(
    client,
    {
      ...{ id, playerId, direction: 'in', method: 'azx', currency, gateway: VOUCHER_GATEWAY, ...paid, rate },
      ...{
        reference: newReference(options.secureRandom),
        flags: [],
        rateSource: source,
        rateAtMs: takenAtMs,
        rateDay: day,
        operationKey: operation.key,
      },
      ...{ account: null, waitMs: null, campaign: storedChoice(bonus), point },
    },
    'player',
  )
  creditDeposit(posting, wallet, paid, { id, generation: 0 })
  await writePosting(client, posting)
  await endVoucher(client, voucher.id, { status: 'used', paymentId: id })
  const payment = await lockPayment(client, id)
  await movePayment(client, payment, 'credited', { actor: VOUCHER_GATEWAY })
  await earnBonus(client, wallet, payment)
  await writeTrail(client, [
    {
      actor: { kind: 'player', name: String(playerId) },
      action: 'voucher.used',
      subject: `payment ${id}`,
      after: { voucher: voucher.id, amount: String(voucher.amount) },
    },
  ])
  return { paymentId: id }
}
