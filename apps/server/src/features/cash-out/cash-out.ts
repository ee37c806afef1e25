import { isRuleMet } from '@xezer/betting/cash-out/decide-cash-out'
import type { CashOutOffer } from '@xezer/contract/cash-out'
import { withTransaction } from '@xezer/db/transaction'
import type { Minor } from '@xezer/money/minor'
import { longestDelayMs } from '../../core/bets/live-delay.ts'
import { answerInTime } from '../../core/operations/answer-in-time.ts'
import { createInFlight } from '../../core/operations/answer-once.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { type CashOutDesk, createCashOutDesk } from './cash-out-desk.ts'
import type { CashOutOptions } from './cash-out-options.ts'
import {
  type CashOutRecord,
  findOverdue,
  findWaitingByKey,
  forgetRules,
  writeRule,
} from './cash-out-store.ts'
import { findOpenBets, lockOpenBet, type OpenBet } from './open-bets.ts'
import {
  beginByRule,
  beginCashOut,
  type CashOutOutcome,
  type CashOutPress,
  finishCashOut,
  readNow,
} from './press-cash-out.ts'
import { handleOfLeg } from './value-open-bet.ts'

export type CashOutResult =
  | CashOutOutcome
  /** `unknown`: the database has not said yet; the same press, repeated, gets the answer. */
  | { readonly kind: 'conflict' | 'in_progress' | 'session_ended' | 'not_ready' | 'unknown' }

export interface CashOuts {
  readonly options: CashOutOptions
  /** What the player's open bets are worth; for a while every change of it is published. */
  offers(playerId: number, betIds: readonly number[]): Promise<CashOutOffer[]>
  /** The same key with the same body always gets the first answer. */
  press(press: CashOutPress): Promise<CashOutResult>
  /** `over`: the bet is not open, or not the player's; `met`: it would be sold at once, which nobody means by a rule. */
  setRule(
    playerId: number,
    betId: number,
    rule: { readonly aboveMinor: Minor | null; readonly belowMinor: Minor | null },
  ): Promise<'set' | 'over' | 'met'>
  /** Bets that were settled, taken back or cashed out: what is remembered of them is read anew. */
  noteChanged(betIds: readonly number[]): void
  start(): Promise<void>
  stop(): Promise<void>
}

/** A press is left to whoever took it for so long after its delay; then it is another's to decide. */
const TAKE_OVER_MS = 1000
const SWEEP_MS = 5000
/** How long after its delay a press is taken for the leftover of a crash. */
const GRACE_MS = 15_000

export function createCashOuts(options: CashOutOptions): CashOuts {
  const inFlight = createInFlight<CashOutResult>()
  const desk: CashOutDesk = createCashOutDesk(options, (bet) => cashOutByRule(options, desk, bet))
  const stopTimers: (() => void)[] = []
  /** Presses for which only their delay is left to wait for. */
  const delayed = new Set<string>()
  return {
    options,
    async offers(playerId, betIds) {
      const bets = await findOpenBets(options.pool, betIds, playerId)
      await options.interest.wantAll(bets.flatMap(({ legs }) => legs.map(handleOfLeg)))
      return desk.watch(bets)
    },
    async press(press) {
      const name = `${press.scope} ${press.key}`
      const joined = inFlight.join(press, () =>
        pressOnce(options, desk, press, () => delayed.add(name)).finally(() => delayed.delete(name)),
      )
      if (joined === 'conflict') return { kind: 'conflict' }
      const delayMs = longestDelayMs(options.liveDelayMs)
      return answerInTime({ timers: options.timers, delayMs }, joined, () => delayed.has(name))
    },
    async setRule(playerId, betId, rule) {
      const outcome = await withTransaction(options.pool, async (client) => {
        await lockWallets(client, [playerId])
        const { bet, nowMs } = await lockOpenBet(client, playerId, betId)
        if (bet?.status !== 'placed') return 'over'
        const { valueMinor } = readNow(options, bet, nowMs)
        if (valueMinor !== null && isRuleMet(rule, valueMinor)) return 'met'
        await writeRule(client, bet, rule)
        return 'set'
      })
      if (outcome === 'set') await desk.refresh([betId])
      return outcome
    },
    noteChanged: (betIds) => desk.noteChanged(betIds),
    async start() {
      const { timers, onError, pool } = options
      stopTimers.push(
        timers.every(SWEEP_MS, () => void sweep(options, desk).catch(onError)),
        timers.every(FORGET_MS, () => void forgetRules(pool).catch(onError)),
      )
      await desk.start()
    },
    async stop() {
      for (const stop of stopTimers.splice(0)) stop()
      await desk.stop()
      await inFlight.settled()
    },
  }
}

async function pressOnce(
  options: CashOutOptions,
  desk: CashOutDesk,
  press: CashOutPress,
  onDelayed: () => void,
): Promise<CashOutResult> {
  const isEarly = !options.isOfferComplete()
  await want(options, press)
  const step = await beginCashOut(options, press, isEarly)
  if (step.kind === 'done') {
    if (step.outcome.kind === 'paid') publish(options, desk, press)
    return step.outcome
  }
  if (step.kind === 'in_progress') {
    onDelayed()
    return takeOver(options, desk, press, isEarly)
  }
  if (step.kind !== 'waiting') return step
  onDelayed()
  // No transaction is open while the delay runs.
  await options.timers.sleep(step.delayMs)
  return finish(options, desk, step.cashOut, press.sessionId)
}

/** What nobody looked at comes into the book before it is decided on. */
async function want({ pool, interest }: CashOutOptions, { betId, playerId }: CashOutPress): Promise<void> {
  const [bet] = await findOpenBets(pool, [betId], playerId)
  await interest.wantAll((bet?.legs ?? []).map(handleOfLeg))
}

/** A press that another process took: it may have died, so once the delay is over whoever is asked decides. */
async function takeOver(
  options: CashOutOptions,
  desk: CashOutDesk,
  press: CashOutPress,
  isEarly: boolean,
): Promise<CashOutResult> {
  const waiting = await findWaitingByKey(options.pool, press)
  if (waiting !== null) {
    await options.timers.sleep(Math.max(0, waiting.dueInMs) + TAKE_OVER_MS)
    if (!options.isOfferComplete()) return { kind: 'in_progress' }
    // It was wanted before its delay, when this process may not have known its match yet.
    await want(options, press)
    return finish(options, desk, waiting.cashOut, press.sessionId)
  }
  const step = await beginCashOut(options, press, isEarly)
  if (step.kind === 'waiting') return { kind: 'in_progress' }
  return step.kind === 'done' ? step.outcome : step
}

async function finish(
  options: CashOutOptions,
  desk: CashOutDesk,
  cashOut: CashOutRecord,
  sessionId: number | null,
): Promise<CashOutOutcome> {
  const outcome = await finishCashOut(options, cashOut, { sessionId, isLate: false })
  publish(options, desk, cashOut)
  return outcome
}

async function cashOutByRule(options: CashOutOptions, desk: CashOutDesk, bet: OpenBet): Promise<void> {
  const begun = await beginByRule(options, bet)
  if (begun === null) return
  if (begun.delayMs > 0) {
    await options.timers.sleep(begun.delayMs)
    await finishCashOut(options, begun.cashOut, { sessionId: null, isLate: false })
  }
  publish(options, desk, begun.cashOut)
}

/** After the commit only. */
function publish(
  { publisher }: CashOutOptions,
  desk: CashOutDesk,
  { playerId, betId }: Pick<CashOutRecord, 'playerId' | 'betId'>,
): void {
  desk.noteChanged([betId])
  publisher.publishAccount(playerId, [betId])
}

/** Rules of bets that are over wait for nothing. */
const FORGET_MS = 60_000

/** What a crash left waiting is declined: the bet stays as it is. */
async function sweep(options: CashOutOptions, desk: CashOutDesk): Promise<void> {
  for (const cashOut of await findOverdue(options.pool, GRACE_MS)) {
    try {
      await finishCashOut(options, cashOut, { sessionId: null, isLate: true })
      publish(options, desk, cashOut)
    } catch (error) {
      // What is wrong with one of them keeps no other waiting.
      options.onError(error)
    }
  }
}
