import {
  type CashOutRefusal,
  decideCashOut,
  isRuleMet,
  ruleOfRest,
} from '@xezer/betting/cash-out/decide-cash-out'
import { boughtStake, splitPayout } from '@xezer/bonuses/split'
import type { CashOutCode } from '@xezer/contract/errors'
import type { PoolClient } from '@xezer/db/pool'
import { withReadAhead, withTransaction } from '@xezer/db/transaction'
import { type Minor, minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { exposureOf } from '../../core/bets/exposure.ts'
import { openPartOf } from '../../core/bets/open-part.ts'
import { struckAtMs } from '../../core/bets/suspension-log.ts'
import { findPaidBonuses, NOTHING_PAID, receiveBonus } from '../../core/bonuses/bonus-debts.ts'
import { readGrantsNow } from '../../core/bonuses/grants.ts'
import { homeOf } from '../../core/bonuses/home-of.ts'
import { createKnownKeys } from '../../core/operations/answer-once.ts'
import { findOperations, finishOperations, insertOperations } from '../../core/operations/operation-store.ts'
import { readPlayerTerms } from '../../core/player/read-player-terms.ts'
import { cashOutBonus } from '../../core/wallet/bonus-posting.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { createPosting, type Posting, payCashOut } from '../../core/wallet/posting.ts'
import type { WalletState } from '../../core/wallet/wallet-state.ts'
import { writePosting } from '../../core/wallet/write-posting.ts'
import type { CashOutOptions } from './cash-out-options.ts'
import {
  type CashOutRecord,
  findWaiting,
  insertCashOut,
  writeDeclined,
  writePaid,
  writeRule,
} from './cash-out-store.ts'
import { lockOpenBet, type OpenBet } from './open-bets.ts'
import { type BetReading, openEventsOf, readLeg, valueOpenBet } from './value-open-bet.ts'

/** One press on one bet. */
export interface CashOutPress {
  readonly playerId: number
  readonly sessionId: number
  readonly betId: number
  readonly partMinor: Minor | null
  readonly seenMinor: Minor
  readonly scope: string
  readonly key: string
  readonly requestHash: Buffer
}

/** What became of it, as it is kept with its key; amounts in minor units as text. */
export type CashOutOutcome =
  | {
      readonly kind: 'paid'
      readonly betId: number
      readonly partMinor: string
      readonly amountMinor: string
    }
  | { readonly kind: 'refused'; readonly code: CashOutCode; readonly valueMinor: string | null }

export type CashOutStep =
  | { readonly kind: 'done'; readonly outcome: CashOutOutcome }
  | { readonly kind: 'waiting'; readonly cashOut: CashOutRecord; readonly delayMs: number }
  | { readonly kind: 'conflict' | 'in_progress' | 'session_ended' | 'not_ready' }

/** What a transaction leaves to be told and counted once it is committed. */
interface Closed {
  readonly before: OpenBet
  readonly partMinor: Minor
}

/**
 * Decides a press at once, or lets it wait as a row for as long as a bet would. One whose bet was asked for while the offer
 * was being told is early: what is not in the book may only not be there yet.
 */
export async function beginCashOut(
  options: CashOutOptions,
  press: CashOutPress,
  isEarly: boolean,
): Promise<CashOutStep> {
  let closed: Closed | null = null
  const step = await withReadAhead(
    options.pool,
    (client) =>
      Promise.all([
        lockWallets(client, [press.playerId]),
        findOperations(client, [press]),
        readPlayerTerms(client, [press.sessionId]),
      ]),
    async (client, [wallets, stored, { terms: allTerms }]): Promise<CashOutStep> => {
      closed = null
      const keys = createKnownKeys<CashOutOutcome>(stored)
      const known = keys.find(press)
      if (known.kind === 'known') return { kind: 'done', outcome: known.kept }
      if (known.kind !== 'new') return { kind: known.kind }
      const terms = allTerms.get(press.sessionId)
      if (terms?.isActive !== true) return { kind: 'session_ended' }
      if (isEarly || !options.isOfferComplete()) return { kind: 'not_ready' }
      const { bet, nowMs } = await lockOpenBet(client, press.playerId, press.betId)
      const reading = readNow(options, bet, nowMs)
      if (reading.isFeedDown) return { kind: 'not_ready' }
      const decision = decide(press, bet, reading, terms.quoteChanges, null)
      if (!decision.isPaid) {
        const outcome = refused(decision.code, reading)
        keys.keep(press, outcome)
        await insertOperations(client, keys.written)
        return { kind: 'done', outcome }
      }
      const cashOut = await insertCashOut(client, { ...press, isAutomatic: false }, reading.delayMs)
      keys.keep(press, null)
      await insertOperations(client, keys.written)
      if (reading.delayMs > 0) return { kind: 'waiting', cashOut, delayMs: reading.delayMs }
      const outcome = await pay(options, client, wallets, { cashOut, bet, nowMs, ...decision })
      closed = { before: must(bet, 'a bet that was paid'), partMinor: decision.partMinor }
      return { kind: 'done', outcome }
    },
  )
  noteLiability(options, closed)
  return step
}

/** The rule of a bet was met: the same way, without a press. Null where somebody else came first, or it is met no more. */
export async function beginByRule(
  options: CashOutOptions,
  { id: betId, playerId }: OpenBet,
): Promise<{ readonly cashOut: CashOutRecord; readonly delayMs: number } | null> {
  let closed: Closed | null = null
  const begun = await withTransaction(options.pool, async (client) => {
    closed = null
    const wallets = await lockWallets(client, [playerId])
    const { bet, nowMs } = await lockOpenBet(client, playerId, betId)
    const reading = readNow(options, bet, nowMs)
    const { valueMinor, delayMs } = reading
    if (bet === null || bet.waitingId !== null || valueMinor === null || !isMetNow(bet, valueMinor))
      return null
    const made = { betId, playerId, partMinor: null, seenMinor: valueMinor, isAutomatic: true }
    const cashOut = await insertCashOut(client, { ...made, scope: 'rule', key: String(betId) }, delayMs)
    if (delayMs > 0) return { cashOut, delayMs }
    await pay(options, client, wallets, {
      ...{ cashOut, bet, nowMs },
      ...{ partMinor: bet.stakeMinor, amountMinor: valueMinor },
    })
    closed = { before: bet, partMinor: bet.stakeMinor }
    return { cashOut, delayMs }
  })
  noteLiability(options, closed)
  return begun
}

/**
 * Decides once more on the book as it is now what waited for its delay. Whoever comes second gets what the first one
 * answered. `sessionId` null of a rule, and of what a crash left behind, which is declined: its player has long gone.
 */
export async function finishCashOut(
  options: CashOutOptions,
  { id, playerId, betId }: CashOutRecord,
  end: { readonly sessionId: number | null; readonly isLate: boolean },
): Promise<CashOutOutcome> {
  let closed: Closed | null = null
  const outcome = await withTransaction(options.pool, async (client): Promise<CashOutOutcome> => {
    closed = null
    const wallets = await lockWallets(client, [playerId])
    const { bet, nowMs } = await lockOpenBet(client, playerId, betId)
    const cashOut = await findWaiting(client, id)
    if (cashOut === null) return findEnd(client, id)
    const { terms } = await readPlayerTerms(client, end.sessionId === null ? [] : [end.sessionId])
    const own = end.sessionId === null ? undefined : terms.get(end.sessionId)
    const isGone = end.isLate || (!cashOut.isAutomatic && own?.isActive !== true)
    const reading = readNow(options, bet, nowMs)
    const decision = isGone
      ? ({ isPaid: false, code: 'cash_out_expired' } as const)
      : decide(cashOut, bet, reading, own?.quoteChanges ?? 3, id)
    const isMet = !cashOut.isAutomatic || (bet !== null && isMetNow(bet, reading.valueMinor))
    if (decision.isPaid && isMet) {
      closed = { before: must(bet, 'a bet that was paid'), partMinor: decision.partMinor }
      return pay(options, client, wallets, { cashOut, bet, nowMs, ...decision })
    }
    const code = decision.isPaid ? 'cash_out_changed' : decision.code
    const declined = refused(code, reading)
    await writeDeclined(client, id, code)
    await keepAnswer(client, cashOut, declined)
    return declined
  })
  noteLiability(options, closed)
  return outcome
}

/** What a bet that is locked is worth on the book as it is now. */
export function readNow(options: CashOutOptions, bet: OpenBet | null, nowMs: number): BetReading {
  if (bet === null) return { valueMinor: null, delayMs: 0, isFeedDown: false }
  const { book, liveDelayMs, steadyClock } = options
  const reading = { book, nowMs, steadyMs: steadyClock.steadyMs(), liveDelayMs }
  const now = valueOpenBet(bet, (leg) => readLeg(reading, leg))
  // What a result of the book has not told the bet yet it is not sold by.
  const isBehind = now.valueMinor !== null && bet.legs.some(options.isSettling)
  return isBehind ? { ...now, valueMinor: null, isFeedDown: true } : now
}

function decide(
  asked: { readonly partMinor: Minor | null; readonly seenMinor: Minor },
  bet: OpenBet | null,
  { valueMinor }: BetReading,
  quoteChanges: 1 | 2 | 3,
  ownId: number | null,
): ReturnType<typeof decideCashOut> {
  if (bet === null) return { isPaid: false, code: 'cash_out_over' }
  return decideCashOut(asked, {
    isOver: bet.status !== 'placed' || bet.stakeMinor === 0n,
    isBusy: bet.waitingId !== null && bet.waitingId !== ownId,
    openMinor: bet.stakeMinor,
    valueMinor,
    quoteChanges,
  })
}

function isMetNow({ rule }: OpenBet, valueMinor: Minor | null): boolean {
  return rule !== null && valueMinor !== null && isRuleMet(rule, valueMinor)
}

/** Money, bet, cash-out and the answer to its press in one transaction. */
async function pay(
  { suspensions }: CashOutOptions,
  client: PoolClient,
  wallets: ReadonlyMap<number, WalletState>,
  paid: {
    readonly cashOut: CashOutRecord
    readonly bet: OpenBet | null
    readonly nowMs: number
    readonly partMinor: Minor
    readonly amountMinor: Minor
  },
): Promise<CashOutOutcome> {
  const { cashOut, partMinor, amountMinor } = paid
  const bet = must(paid.bet, 'a bet that is paid')
  const wallet = must(wallets.get(bet.playerId), `bet ${bet.id} has no wallet`)
  const posting = createPosting(wallets)
  await payParts(client, posting, { wallet, bet, cashOut, partMinor, amountMinor })
  const openEvents = openEventsOf(bet)
  const decidedAtMs = struckAtMs(suspensions, paid.nowMs, openEvents)
  await writePaid(client, cashOut, { partMinor, amountMinor, openEvents, decidedAtMs })
  if (bet.rule !== null && partMinor < bet.stakeMinor)
    await writeRule(client, bet, ruleOfRest(bet.rule, bet.stakeMinor, partMinor))
  await writePosting(client, posting)
  const outcome = {
    kind: 'paid',
    betId: bet.id,
    partMinor: String(partMinor),
    amountMinor: String(amountMinor),
  } as const
  await keepAnswer(client, cashOut, outcome)
  return outcome
}

/** The stake that is bought leaves cash and bonus as it came from them, and what is paid for it is split like a payout. */
async function payParts(
  client: PoolClient,
  posting: Posting,
  paid: {
    readonly wallet: WalletState
    readonly bet: OpenBet
    readonly cashOut: CashOutRecord
    readonly partMinor: Minor
    readonly amountMinor: Minor
  },
): Promise<void> {
  const { wallet, bet, cashOut, partMinor, amountMinor } = paid
  const { stake, bonus_stake: bonus, cashed_stake: cashed } = bet.whole
  const whole = { stakeMinor: minor(stake), bonusMinor: minor(bonus) }
  const bought = boughtStake(whole, minor(cashed), partMinor)
  const amount = splitPayout(amountMinor, bought)
  const { bonusMinor } = bought
  const grantIds = bet.grantId === null || bonusMinor === 0n ? [] : [bet.grantId]
  const grants = await readGrantsNow(client, posting.wallets, grantIds)
  const home = homeOf({ grantId: bet.grantId, bonusMinor }, grants)
  const bonusParts = { stake: bonusMinor, amount: amount.bonus }
  cashOutBonus(posting, wallet, bonusParts, home, cashOut.id)
  const before = await findPaidBonuses(client, bonusMinor === 0n ? [] : [bet.id])
  const { borne } = before.get(bet.id) ?? NOTHING_PAID
  const cause = { id: cashOut.id, generation: 0 }
  const ofBonus = receiveBonus(posting, { wallet, home, borne }, amount.bonus, cause)
  const cashParts = { stake: minor(partMinor - bonusMinor), amount: amount.cash }
  payCashOut(posting, wallet, cashParts, cashOut.id, ofBonus)
}

async function keepAnswer(
  client: PoolClient,
  { isAutomatic, scope, key }: CashOutRecord,
  outcome: CashOutOutcome,
): Promise<void> {
  // A rule has nobody who asks again.
  if (!isAutomatic) await finishOperations(client, [{ scope, key, response: outcome }])
}

async function findEnd(client: PoolClient, id: number): Promise<CashOutOutcome> {
  const { rows } = await client.query<{
    bet_id: bigint
    stake: bigint | null
    amount: bigint | null
    refusal: CashOutCode | null
  }>('select bet_id, stake, amount, refusal from cash_out where id = $1', [id])
  const row = must(rows[0], 'a cash-out that was begun')
  return row.amount === null
    ? { kind: 'refused', code: row.refusal ?? 'cash_out_expired', valueMinor: null }
    : {
        kind: 'paid',
        betId: Number(row.bet_id),
        partMinor: String(row.stake),
        amountMinor: String(row.amount),
      }
}

function refused(code: CashOutRefusal | 'cash_out_expired', { valueMinor }: BetReading): CashOutOutcome {
  return { kind: 'refused', code, valueMinor: valueMinor === null ? null : String(valueMinor) }
}

/** After the commit: what was bought back can cost the house nothing any more. */
function noteLiability({ liability }: CashOutOptions, closed: Closed | null): void {
  if (closed === null) return
  const { before, partMinor } = closed
  liability.remove(exposureOf(before))
  if (partMinor === before.stakeMinor) return
  const cashedStake = before.whole.cashed_stake + partMinor
  liability.add(exposureOf({ ...before, ...openPartOf({ ...before.whole, cashed_stake: cashedStake }) }))
}
