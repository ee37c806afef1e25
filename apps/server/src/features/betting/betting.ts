import { sqlStateOf } from '@xezer/db/transaction'
import { AssertionError } from '@xezer/std/assert'
import { createBetIds } from '../../core/bets/insert-bets.ts'
import { createInFlight } from '../../core/operations/answer-once.ts'
import { type Batcher, createBatcher } from '../../platform/batcher.ts'
import type { BettingOptions } from './betting-options.ts'
import type { Finishing } from './decide-finishing.ts'
import { finishBatch } from './finish-batch.ts'
import { type PlaceStep, placeBatch } from './place-batch.ts'
import type { PlaceOutcome } from './place-outcome.ts'
import type { PlacementRequest } from './placement-request.ts'
import { findExpiredReservations } from './reservation-store.ts'

export type PlaceResult = PlaceOutcome | { readonly kind: 'conflict' | 'in_progress' | 'session_ended' }

export interface Betting {
  readonly options: BettingOptions
  /** The same key with the same body always gets the first answer. */
  place(request: PlacementRequest): Promise<PlaceResult>
  /**
   * Resolves when every placement that may have read the book before now is committed or refused. Settlement waits
   * for it, so that no bet slips in behind a result.
   */
  settled(): Promise<void>
  /** Voids what a crash left reserved, now and every few seconds. */
  start(): Promise<void>
  stop(): Promise<void>
}

const BATCH_MAX = 128
/** Each has a connection; a player is only ever in one of them, so that they never wait for each other's wallets. */
const BATCHES_AT_ONCE = 2
const WAITING_MAX = 2000
const SWEEP_MS = 5000
const SWEEP_LIMIT = 500

export function createBetting(options: BettingOptions): Betting {
  const betIds = createBetIds(options.pool)
  const placing = createPlayerBatcher<PlacementRequest, PlaceStep>(options, (requests) =>
    placeBatch(options, betIds, requests),
  )
  const finishing = createPlayerBatcher<Finishing, PlaceOutcome>(options, (batch) =>
    finishBatch(options, batch),
  )
  const inFlight = createInFlight<PlaceResult>()
  let stopSweeping = (): void => undefined
  const sweep = () => sweepReservations(options, finishing)
  return {
    options,
    async place(request) {
      const joined = inFlight.join(request, () => placeOne(options, placing, finishing, request))
      return joined === 'conflict' ? { kind: 'conflict' } : joined
    },
    async settled() {
      await Promise.all([placing.settled(), finishing.settled()])
    },
    async start() {
      await options.liability.rebuild(options.pool)
      await sweep()
      stopSweeping = options.timers.every(SWEEP_MS, () => void sweep().catch(options.onError))
    },
    async stop() {
      stopSweeping()
      await inFlight.settled()
    },
  }
}

function createPlayerBatcher<Item extends { readonly playerId: number }, Answer>(
  { timers }: BettingOptions,
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
): Batcher<Item, Answer> {
  return createBatcher({
    run,
    keyOf: ({ playerId }) => playerId,
    concurrent: BATCHES_AT_ONCE,
    itemsMax: BATCH_MAX,
    waitingMax: WAITING_MAX,
    isOneItemsFault,
    timers,
  })
}

/** Data that the database refuses, or a mistake of ours; not a database that is away. */
function isOneItemsFault(error: unknown): boolean {
  return error instanceof AssertionError || /^(22|23|P0)/.test(sqlStateOf(error) ?? '')
}

async function placeOne(
  options: BettingOptions,
  placing: Batcher<PlacementRequest, PlaceStep>,
  finishing: Batcher<Finishing, PlaceOutcome>,
  request: PlacementRequest,
): Promise<PlaceResult> {
  const step = await placing.add(request)
  if (step.kind === 'done') {
    if (step.isNew && step.outcome.kind === 'accepted')
      publish(options, request.playerId, step.outcome.betIds)
    return step.outcome
  }
  if (step.kind !== 'reserved') return step
  publish(options, request.playerId, [])
  // No transaction is open while the delay runs: the stake is held by the reservation.
  await options.timers.sleep(options.liveDelayMs)
  const { scope, key, playerId } = request
  const outcome = await finishing.add({ scope, key, playerId, betIds: step.betIds, request })
  publish(options, playerId, step.betIds)
  return outcome
}

function publish({ publisher }: BettingOptions, playerId: number, betIds: readonly number[]): void {
  publisher.publishAccount(playerId, betIds)
}

async function sweepReservations(
  options: BettingOptions,
  finishing: Batcher<Finishing, PlaceOutcome>,
): Promise<void> {
  const expired = await findExpiredReservations(options.pool, SWEEP_LIMIT)
  await Promise.all(
    expired.map(async (left) => {
      await finishing.add({ ...left, request: null })
      publish(options, left.playerId, [])
    }),
  )
}
