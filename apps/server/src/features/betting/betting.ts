import { createBetIds } from '../../core/bets/insert-bets.ts'
import { createLegNamesMemory } from '../../core/bets/leg-names.ts'
import { longestDelayMs } from '../../core/bets/live-delay.ts'
import { answerInTime } from '../../core/operations/answer-in-time.ts'
import { createInFlight } from '../../core/operations/answer-once.ts'
import { type Batcher, createBatcher } from '../../platform/batcher.ts'
import type { BettingOptions } from './betting-options.ts'
import type { Finishing } from './decide-finishing.ts'
import { finishBatch } from './finish-batch.ts'
import { type PlaceStep, placeBatch } from './place-batch.ts'
import { type PlaceResult, placeOne, publish } from './place-one.ts'
import type { PlaceOutcome } from './place-outcome.ts'
import type { PlacementRequest } from './placement-request.ts'
import { findExpiredReservations } from './reservation-store.ts'
import { createUnknownStrikes } from './unknown-strikes.ts'
import { createVipEnds } from './vip-ends.ts'

export interface Betting {
  readonly options: BettingOptions
  /** The same key with the same body always gets the first answer. */
  place(request: PlacementRequest): Promise<PlaceResult>
  /**
   * Resolves when every placement that may have read the book before now is committed or refused. Settlement waits
   * for it, so that no bet slips in behind a result.
   */
  settled(): Promise<void>
  /** Voids what a crash left reserved every few seconds; whoever repeats such a press at once has it decided. */
  start(): Promise<void>
  stop(): Promise<void>
}

const BATCH_MAX = 128
/** Each has a connection; a player is only ever in one of them, so that they never wait for each other's wallets. */
const BATCHES_AT_ONCE = 2
const WAITING_MAX = 2000
const SWEEP_MS = 5000
const SWEEP_LIMIT = 500
/** How soon a word of the operator is carried out. */
const VIP_MS = 1000

export function createBetting(options: BettingOptions): Betting {
  const unknown = createUnknownStrikes(options)
  const writing = { betIds: createBetIds(options.pool), legNames: createLegNamesMemory(), unknown }
  const placing = createPlayerBatcher<PlacementRequest, PlaceStep>(options, (requests) =>
    placeBatch(options, writing, requests),
  )
  const finishing = createPlayerBatcher<Finishing, PlaceOutcome>(options, (batch) =>
    finishBatch(options, batch),
  )
  const inFlight = createInFlight<PlaceResult>()
  let stopSweeping = (): void => undefined
  const sweep = () => sweepReservations(options, finishing)
  const vip = createVipEnds(options, writing.betIds)
  const parts = { options, placing, finishing }
  /** Presses for which only the acceptance delay is left to wait for. */
  const reserved = new Set<string>()
  return {
    options,
    async place(request) {
      const name = `${request.scope} ${request.key}`
      const joined = inFlight.join(request, () =>
        placeOne(parts, request, () => reserved.add(name)).finally(() => reserved.delete(name)),
      )
      return joined === 'conflict'
        ? { kind: 'conflict' }
        : answerInTime({ ...options, delayMs: longestDelayMs(options.liveDelayMs) }, joined, () =>
            reserved.has(name),
          )
    },
    async settled() {
      await Promise.all([placing.settled(), finishing.settled(), vip.settled()])
    },
    async start() {
      await options.liability.rebuild(options.restPool)
      const stops = [
        options.timers.every(SWEEP_MS, () => void sweep().catch(options.onError)),
        options.timers.every(SWEEP_MS, () => void unknown.resolve().catch(options.onError)),
        options.timers.every(VIP_MS, () => void vip.endDue().catch(options.onError)),
      ]
      stopSweeping = () => {
        for (const stop of stops) stop()
      }
    },
    async stop() {
      stopSweeping()
      await Promise.all([inFlight.settled(), vip.settled()])
    },
  }
}

function createPlayerBatcher<Item extends { readonly playerId: number }, Answer>(
  { timers, takeRightOfWay }: BettingOptions,
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
): Batcher<Item, Answer> {
  const batcher = createBatcher({
    run,
    keyOf: ({ playerId }) => playerId,
    concurrent: BATCHES_AT_ONCE,
    itemsMax: BATCH_MAX,
    waitingMax: WAITING_MAX,
    timers,
  })
  if (takeRightOfWay === undefined) return batcher
  return { ...batcher, add: (item) => batcher.add(item).finally(takeRightOfWay()) }
}

async function sweepReservations(
  options: BettingOptions,
  finishing: Batcher<Finishing, PlaceOutcome>,
): Promise<void> {
  const expired = await findExpiredReservations(options.restPool, SWEEP_LIMIT)
  await Promise.all(
    expired.map(async (left) => {
      await finishing.add({ ...left, request: null })
      publish(options, left.playerId, left.betIds)
    }),
  )
}
