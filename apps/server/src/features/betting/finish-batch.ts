import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { type Exposure, exposureOf } from '../../core/bets/liability.ts'
import { finishOperations } from '../../core/operations/operation-store.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { fromManat } from '../../core/wallet/manat-equivalent.ts'
import { createPosting, type Posting, voidStake } from '../../core/wallet/posting.ts'
import { writePosting } from '../../core/wallet/write-posting.ts'
import type { BettingOptions } from './betting-options.ts'
import { decideRequest, type StruckSelection } from './decide-request.ts'
import { lockPendingBets, type PendingBet, writeDeclined, writePosted } from './pending-bets.ts'
import { type PlaceOutcome, refused } from './place-outcome.ts'
import type { PlacementRequest } from './placement-request.ts'
import { readPlayerTerms } from './read-player-terms.ts'

/** A request whose acceptance delay is over; without its request it is what a crash left, and is refused. */
export interface Finishing {
  readonly scope: string
  readonly key: string
  readonly playerId: number
  readonly betIds: readonly number[]
  readonly request: PlacementRequest | null
}

interface Finished {
  readonly outcomes: PlaceOutcome[]
  readonly removed: Exposure[]
  readonly added: Exposure[]
}

/** Decides reserved bets once more on the book as it is now, and posts or voids them; all of a request together. */
export async function finishBatch(
  options: BettingOptions,
  batch: readonly Finishing[],
): Promise<PlaceOutcome[]> {
  const finished = await withTransaction(options.pool, (client) => finishAll(options, client, batch))
  for (const exposure of finished.removed) options.liability.remove(exposure)
  for (const exposure of finished.added) options.liability.add(exposure)
  return finished.outcomes
}

async function finishAll(
  options: BettingOptions,
  client: PoolClient,
  batch: readonly Finishing[],
): Promise<Finished> {
  const wallets = await lockWallets(
    client,
    batch.map(({ playerId }) => playerId),
  )
  const pending = await lockPendingBets(
    client,
    batch.flatMap(({ betIds }) => betIds),
  )
  const sessionIds = batch.flatMap(({ request }) => (request === null ? [] : [request.sessionId]))
  const { terms, nowMs } = await readPlayerTerms(client, sessionIds)
  const context = { ...options, nowMs, bookNowMs: options.clock.nowMs() }
  const posting = createPosting(wallets)
  const finished: Finished = { outcomes: [], removed: [], added: [] }
  const posted: { bet: PendingBet; struck: StruckSelection }[] = []
  const declined: PendingBet[] = []
  for (const one of batch) {
    const bets = one.betIds.flatMap((id) => pending.get(id) ?? [])
    const { request } = one
    const currency = bets[0]?.currency ?? request?.currency ?? 'AZN'
    const player = request === null ? undefined : terms.get(request.sessionId)
    const decision =
      request === null || player?.isActive !== true || bets.length < one.betIds.length
        ? null
        : decideRequest(
            context,
            request,
            player,
            minor(bets.reduce((sum, bet) => sum + bet.stakeMinor, 0n)),
            (bet) => ownLoss(bets, bet.handle),
          )
    if (decision?.ok === true) {
      for (const [index, bet] of bets.entries()) {
        const struck = decision.value[index]
        if (struck !== undefined) posted.push({ bet, struck })
      }
      finished.outcomes.push({ kind: 'accepted', betIds: one.betIds })
    } else {
      declined.push(...bets)
      finished.outcomes.push(decision === null ? refused('bet_expired', currency) : decision.error)
    }
  }
  voidAll(posting, declined)
  noteExposures(finished, posted, declined)
  await writePosting(client, posting)
  await writePosted(client, posted)
  await writeDeclined(client, declined)
  await finishOperations(
    client,
    batch.map(({ scope, key }, index) => ({ scope, key, response: finished.outcomes[index] })),
  )
  return finished
}

function voidAll(posting: Posting, declined: readonly PendingBet[]): void {
  for (const bet of declined) {
    const wallet = must(posting.wallets.get(bet.playerId), `bet ${bet.id} has no wallet`)
    voidStake(posting, wallet, bet.stakeMinor, bet.id)
  }
}

function noteExposures(
  finished: Finished,
  posted: readonly { readonly bet: PendingBet; readonly struck: StruckSelection }[],
  declined: readonly PendingBet[],
): void {
  for (const bet of declined) finished.removed.push(exposureOf(bet, bet))
  for (const { bet, struck } of posted) {
    finished.removed.push(exposureOf(bet, bet))
    const { possibleReturnMinor } = struck.accepted
    finished.added.push(exposureOf({ ...bet, possibleReturnMinor }, bet))
  }
}

/** What the reservation itself takes of the liability: it must not stand in its own way. */
function ownLoss(bets: readonly PendingBet[], handle: string): bigint {
  return bets
    .filter((bet) => exposureOf(bet, bet).handle === handle)
    .reduce((sum, bet) => sum + fromManat(exposureOf(bet, bet).lossManat, bet.currency), 0n)
}
