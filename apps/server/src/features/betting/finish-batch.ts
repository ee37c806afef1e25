import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { readGrantsNow } from '../../core/bonuses/grants.ts'
import { homeOf } from '../../core/bonuses/home-of.ts'
import { findOperations, finishOperations } from '../../core/operations/operation-store.ts'
import { readPlayerTerms } from '../../core/player/read-player-terms.ts'
import { voidBonus } from '../../core/wallet/bonus-posting.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { createPosting, voidStake } from '../../core/wallet/posting.ts'
import { writePosting } from '../../core/wallet/write-posting.ts'
import type { BettingOptions } from './betting-options.ts'
import {
  decideFinishing,
  exposuresOf,
  type FinishDecision,
  type Finishing,
  type PostedBet,
} from './decide-finishing.ts'
import { lockPendingBets, type PendingBet, writeDeclined, writeGrants, writePosted } from './pending-bets.ts'
import type { PlaceOutcome } from './place-outcome.ts'
import { refusalOf } from './refusal-of.ts'

/** Decides reserved bets once more on the book as it is now, and posts or voids them; all of a request together. */
export async function finishBatch(
  options: BettingOptions,
  batch: readonly Finishing[],
): Promise<PlaceOutcome[]> {
  const { decisions, posted, declined } = await withTransaction(options.pool, async (client) => {
    const decided = await decideAll(options, client, batch)
    await writeAll(client, batch, decided)
    return decided
  })
  const { removed, added } = exposuresOf(posted, declined)
  for (const exposure of removed) options.liability.remove(exposure)
  for (const exposure of added) options.liability.add(exposure)
  return decisions.map(({ outcome }) => outcome)
}

interface DecidedBatch {
  /** One for each request, in their order. */
  readonly decisions: readonly FinishDecision[]
  readonly posted: readonly PostedBet[]
  readonly declined: readonly PendingBet[]
  readonly wallets: Awaited<ReturnType<typeof lockWallets>>
  /** Those that pay for one of the bets. */
  readonly grants: Awaited<ReturnType<typeof readGrantsNow>>
}

/** Locks everything that the batch touches, wallets first, and then decides on one reading of the book. */
async function decideAll(
  options: BettingOptions,
  client: PoolClient,
  batch: readonly Finishing[],
): Promise<DecidedBatch> {
  const playerIds = batch.map(({ playerId }) => playerId)
  const wallets = await lockWallets(client, playerIds)
  const betIds = batch.flatMap((one) => one.betIds)
  const pending = await lockPendingBets(client, betIds)
  const grants = await readGrantsNow(client, wallets, grantsOf([...pending.values()]))
  const answered = await findAnswered(client, batch, pending)
  const sessionIds = batch.flatMap(({ request }) => (request === null ? [] : [request.sessionId]))
  const { terms, nowMs } = await readPlayerTerms(client, sessionIds)
  const context = { ...options, nowMs, steadyMs: options.steadyClock.steadyMs() }
  const decisions = batch.map((one): FinishDecision => {
    const outcome = answered.get(one)
    if (outcome !== undefined) return { outcome, posted: [], declined: [] }
    const bets = one.betIds.flatMap((id) => pending.get(id) ?? [])
    return decideFinishing(
      context,
      one,
      bets,
      one.request === null ? undefined : terms.get(one.request.sessionId),
      grants,
    )
  })
  return {
    decisions,
    posted: decisions.flatMap((decision) => decision.posted),
    declined: decisions.flatMap((decision) => decision.declined),
    wallets,
    grants,
  }
}

function grantsOf(bets: readonly PendingBet[]): number[] {
  return bets.flatMap(({ grantId, bonusMinor }) => (grantId === null || bonusMinor === 0n ? [] : [grantId]))
}

/** Whoever waits for a reservation may come second to another process: what that one answered holds. */
async function findAnswered(
  client: PoolClient,
  batch: readonly Finishing[],
  pending: ReadonlyMap<number, PendingBet>,
): Promise<ReadonlyMap<Finishing, PlaceOutcome>> {
  const late = batch.filter(({ betIds }) => betIds.some((id) => !pending.has(id)))
  const stored = late.length === 0 ? [] : await findOperations(client, late)
  return new Map(
    late.flatMap((one) => {
      const found = stored.find(({ scope, key }) => scope === one.scope && key === one.key)
      // Written by the end of a delay or with the key, never by anybody else.
      return found === undefined || found.response === null ? [] : [[one, found.response as PlaceOutcome]]
    }),
  )
}

/** Stakes of what was declined go back; bets, money and the answers of the requests are written together. */
async function writeAll(
  client: PoolClient,
  batch: readonly Finishing[],
  { decisions, posted, declined, wallets, grants }: DecidedBatch,
): Promise<void> {
  const posting = createPosting(wallets)
  for (const bet of declined) {
    const wallet = must(posting.wallets.get(bet.playerId), `bet ${bet.id} has no wallet`)
    const { bonusMinor } = bet
    voidStake(posting, wallet, minor(bet.stakeMinor - bonusMinor), bet.id)
    voidBonus(posting, wallet, bonusMinor, homeOf(bet, grants), bet.id)
  }
  await writePosting(client, posting)
  await writePosted(client, posted)
  await writeGrants(
    client,
    posted.flatMap(({ bet, grantId }) => (grantId === bet.grantId ? [] : [{ betId: bet.id, grantId }])),
  )
  await writeDeclined(
    client,
    decisions.flatMap(({ outcome, declined: bets }) =>
      bets.map((bet) => ({ bet, refusal: refusalOf(bet, outcome) })),
    ),
  )
  await finishOperations(
    client,
    batch.map(({ scope, key }, index) => ({
      scope,
      key,
      response: must(decisions[index], 'an end without a decision').outcome,
    })),
  )
}
