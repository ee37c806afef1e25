import type { Batcher } from '../../platform/batcher.ts'
import type { BettingOptions } from './betting-options.ts'
import type { Finishing } from './decide-finishing.ts'
import type { PlaceStep } from './place-batch.ts'
import type { PlaceOutcome } from './place-outcome.ts'
import type { PlacementRequest } from './placement-request.ts'
import { findReservation } from './reservation-store.ts'

export type PlaceResult =
  | PlaceOutcome
  | { readonly kind: 'conflict' | 'in_progress' | 'session_ended' }
  /** Nothing was decided and nothing is stored: the same press may come again. */
  | { readonly kind: 'not_ready' }
  /** The database has not said yet: the same press, repeated, gets the answer. */
  | { readonly kind: 'unknown' }

export interface PlacingParts {
  readonly options: BettingOptions
  readonly placing: Batcher<PlacementRequest, PlaceStep>
  readonly finishing: Batcher<Finishing, PlaceOutcome>
}

/** A reservation is left to whoever made it for so long after its delay; then it is another's to decide. */
const TAKE_OVER_MS = 1000

/** Decides one press; `onReserved` is told when only the acceptance delay is left to wait for. */
export async function placeOne(
  parts: PlacingParts,
  request: PlacementRequest,
  onReserved: () => void,
): Promise<PlaceResult> {
  const { options, placing } = parts
  const isEarly = !options.isOfferComplete()
  const telling = want(options, request)
  if (telling !== null) await telling
  const step = await placing.add(isEarly ? { ...request, isEarly } : request)
  if (step.kind === 'done') {
    if (step.isNew && step.outcome.kind === 'accepted')
      publish(options, request.playerId, step.outcome.betIds)
    return step.outcome
  }
  if (step.kind === 'in_progress') {
    onReserved()
    return takeOver(parts, request)
  }
  if (step.kind !== 'reserved') return step
  onReserved()
  publish(options, request.playerId, [])
  // No transaction is open while the delay runs: the stake is held by the reservation.
  await options.timers.sleep(step.delayMs)
  return finish(parts, request, step.betIds)
}

/** A selection that nobody looked at comes into the book before it is decided on. */
function want({ interest }: BettingOptions, { positions }: PlacementRequest): Promise<void> | null {
  return interest.wantAll(positions.map(({ handle }) => handle))
}

/** A press that another process began: it may have died, so once the delay is over whoever is asked decides. */
async function takeOver(parts: PlacingParts, request: PlacementRequest): Promise<PlaceResult> {
  const { options, placing } = parts
  const reserved = await findReservation(options.pool, request)
  if (reserved !== null) await options.timers.sleep(Math.max(0, reserved.dueInMs) + TAKE_OVER_MS)
  const step = await placing.add(request)
  if (step.kind === 'done') return step.outcome
  if (step.kind === 'reserved') return { kind: 'in_progress' }
  if (step.kind !== 'in_progress' || reserved === null) return step
  // The stake is held meanwhile: this is not the answer that nothing was staked.
  if (!options.isOfferComplete()) return { kind: 'unknown' }
  // It was wanted before its delay, when this process may not have known its match yet.
  await want(options, request)
  return finish(parts, request, reserved.betIds)
}

async function finish(
  { options, finishing }: PlacingParts,
  request: PlacementRequest,
  betIds: readonly number[],
): Promise<PlaceOutcome> {
  const { scope, key, playerId } = request
  const outcome = await finishing.add({ scope, key, playerId, betIds, request })
  publish(options, playerId, betIds)
  return outcome
}

export function publish({ publisher }: BettingOptions, playerId: number, betIds: readonly number[]): void {
  publisher.publishAccount(playerId, betIds)
}
