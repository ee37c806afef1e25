import { splitPayout } from '@xezer/bonuses/split'
import type { Pool, PoolClient } from '@xezer/db/pool'
import { withReadAhead } from '@xezer/db/transaction'
import { minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import {
  type BonusDebts,
  createBonusDebts,
  findPaidBonuses,
  NOTHING_PAID,
  type PaidBonus,
  receiveBonus,
} from '../../core/bonuses/bonus-debts.ts'
import { createGrantCounts } from '../../core/bonuses/grant-counts.ts'
import { readGrantsNow } from '../../core/bonuses/grants.ts'
import { type BonusHome, releaseBonus } from '../../core/wallet/bonus-posting.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import {
  createPosting,
  type Posting,
  releaseLost,
  releaseRefund,
  releaseWon,
  reverseRelease,
} from '../../core/wallet/posting.ts'
import type { WalletState } from '../../core/wallet/wallet-state.ts'
import { writePosting } from '../../core/wallet/write-posting.ts'
import { type BetMoves, decideLeg, decideMoves, isStruck, type Release } from './decide-bet.ts'
import type { MarketChange } from './market-change.ts'
import {
  type BetUpdate,
  type LockedBet,
  type LockedLeg,
  lockBets,
  writeBets,
  writeLegs,
} from './settled-bets.ts'

/** A bet of which a leg changed: settled, taken back, or open still with less to wait for. */
export interface ReachedBet {
  /** As it was before. */
  readonly bet: LockedBet
  readonly legsAfter: readonly LockedLeg[]
  readonly isOpenAfter: boolean
}

/** One small transaction: wallets in the order of ids, then bets, then everything written at once. */
export function settleBatch(
  pool: Pool,
  change: MarketChange,
  found: readonly { readonly betId: number; readonly playerId: number }[],
): Promise<ReachedBet[]> {
  const playerIds = found.map(({ playerId }) => playerId)
  const betIds = found.map(({ betId }) => betId)
  return withReadAhead(
    pool,
    (client) => Promise.all([lockWallets(client, playerIds), lockBets(client, betIds)]),
    (client, [wallets, bets]) => settleAll(client, change, wallets, bets),
  )
}

async function settleAll(
  client: PoolClient,
  change: MarketChange,
  wallets: ReadonlyMap<number, WalletState>,
  bets: readonly LockedBet[],
): Promise<ReachedBet[]> {
  const grants = await readGrantsNow(client, wallets, grantIdsOf(bets))
  const counts = createGrantCounts(grants)
  const debts = createBonusDebts(grants)
  const posting = createPosting(wallets)
  const paid = await findPaidBonuses(client, corrected(bets))
  const changedLegs: LockedLeg[] = []
  const updates: BetUpdate[] = []
  const reached: ReachedBet[] = []
  for (const bet of bets) {
    if (!isStruck(bet)) continue
    const legs = bet.legs.map((leg) => decideLeg(leg, change, bet.placedAtMs) ?? leg)
    const changed = legs.filter((leg, index) => leg !== bet.legs[index])
    if (changed.length === 0) continue
    changedLegs.push(...changed)
    const moves = decideMoves(bet, legs)
    const isOpenAfter = moves === null ? bet.status === 'placed' : moves.releases === null
    reached.push({ bet, legsAfter: legs, isOpenAfter })
    if (moves === null) continue
    const update = moveMoney(posting, bet, moves, {
      home: counts.homeOf(bet),
      debts,
      paid: paid.get(bet.id) ?? NOTHING_PAID,
    })
    counts.note(bet, update.status)
    updates.push(update)
  }
  await Promise.all([
    writeLegs(client, change, changedLegs),
    writeBets(client, updates),
    writePosting(client, posting),
    debts.write(client),
  ])
  await counts.write(client, wallets)
  return reached
}

/** Of what was never settled nothing was paid. */
function corrected(bets: readonly LockedBet[]): number[] {
  return bets.flatMap(({ id, bonusMinor, generation }) => (bonusMinor > 0n && generation > 0 ? [id] : []))
}

function grantIdsOf(bets: readonly LockedBet[]): number[] {
  return bets.flatMap(({ grantId }) => (grantId === null ? [] : [grantId]))
}

/** What is asked where a part of the bet is a bonus. */
interface OfBonus {
  readonly home: BonusHome
  readonly debts: BonusDebts
  /** What its settlements before paid. */
  readonly paid: PaidBonus
}

/** A correction takes the old settlement back and pays the new one in the same transaction. */
function moveMoney(
  posting: Posting,
  bet: LockedBet,
  { reverses, releases }: BetMoves,
  { home, debts, paid }: OfBonus,
): BetUpdate {
  const wallet = must(posting.wallets.get(bet.playerId), `bet ${bet.id} has no wallet`)
  const { id, grantId } = bet
  let { borne } = paid
  if (reverses !== null) {
    const { cash, bonus } = partsOf(bet, reverses)
    const cause = { id, generation: bet.generation }
    reverseRelease(posting, wallet, cash, cause)
    borne = debts.reverse(posting, { wallet, grantId, home }, bonus, paid, cause)
  }
  if (releases === null) return { id, status: 'placed', payoutMinor: null, generation: bet.generation }
  const generation = bet.generation + 1
  const cause = { id, generation }
  const { cash, bonus } = partsOf(bet, releases)
  const received = releaseBonus(posting, wallet, bonus, home, cause)
  const ofBonus = receiveBonus(posting, { wallet, home, borne }, received, cause)
  if (releases.status === 'lost') releaseLost(posting, wallet, cash.stake, cause)
  else if (releases.status === 'refunded') releaseRefund(posting, wallet, cash.stake, cause, ofBonus)
  else releaseWon(posting, wallet, cash, cause, ofBonus)
  return { id, status: releases.status, payoutMinor: releases.payoutMinor, generation }
}

/** A settlement as it reaches cash and bonus. */
function partsOf({ stakeMinor, bonusMinor }: LockedBet, { status, payoutMinor }: Release) {
  const payout = splitPayout(payoutMinor, { stakeMinor, bonusMinor })
  return {
    cash: { status, stake: minor(stakeMinor - bonusMinor), payout: payout.cash },
    bonus: { status, stake: bonusMinor, payout: payout.bonus },
  }
}
