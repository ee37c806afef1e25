import { countOf, recount } from '@xezer/bonuses/counting'
import type { PoolClient } from '@xezer/db/pool'
import type { Minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import type { BetStatus } from '../bets/bet-record.ts'
import type { BonusHome } from '../wallet/bonus-posting.ts'
import type { WalletState } from '../wallet/wallet-state.ts'
import type { Grant } from './grant.ts'
import { writeHeld, writeProgress } from './grant-store.ts'
import { completeGrant } from './grants.ts'
import { homeOf } from './home-of.ts'
import { type GrantEnd, noteEnds } from './note-ends.ts'
import { isProofOwed } from './owed-proof.ts'

/** A bet that is settled, or settled anew, as its grant sees it. */
interface CountedBet {
  readonly grantId: number | null
  readonly status: BetStatus
  readonly stakeMinor: Minor
  readonly bonusMinor: Minor
  readonly isCashedOut: boolean
}

/** Follows the grants of a batch of bets that are settled; their players' wallets are locked. */
export interface GrantCounts {
  /** Where the bonus part of the bet comes back to. */
  homeOf(bet: CountedBet): BonusHome
  /** It has another status from now on. */
  note(bet: CountedBet, statusAfter: BetStatus): void
  /** After the money of the bets is written: what was played to its end becomes cash, and the next one starts. */
  write(client: PoolClient, wallets: ReadonlyMap<number, WalletState>): Promise<void>
}

export function createGrantCounts(grants: ReadonlyMap<number, Grant>): GrantCounts {
  const played = new Map<number, bigint>()
  return {
    homeOf: (bet) => homeOf(bet, grants),
    note(bet, statusAfter) {
      const grant = bet.grantId === null ? undefined : grants.get(bet.grantId)
      // What is over counts nothing any more, whatever comes of its bets.
      if (grant === undefined || grant.status !== 'active') return
      const progress = { done: played.get(grant.id) ?? grant.done, needed: grant.needed }
      const after = countOf(grant.unit, { ...bet, status: statusAfter })
      played.set(grant.id, recount(progress, countOf(grant.unit, bet), after))
    },
    async write(client, wallets) {
      const moved = [...played].filter(([id, done]) => grants.get(id)?.done !== done)
      if (moved.length === 0) return
      await writeProgress(client, moved)
      const ends: GrantEnd[] = []
      for (const [id, done] of moved) {
        const grant = must(grants.get(id), `grant ${id}`)
        if (done < grant.needed || grant.isHeld) continue
        const { playerId, campaign } = grant
        if (await isProofOwed(client, campaign, playerId)) {
          await writeHeld(client, id)
          continue
        }
        await completeGrant(client, must(wallets.get(playerId), `player ${playerId} has no wallet`), id)
        ends.push({ grantId: id, playerId, as: 'done' })
      }
      await noteEnds(client, ends)
    },
  }
}
