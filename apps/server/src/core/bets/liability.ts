import type { BetLegRow, BetRow } from '@xezer/db/generated/rows'
import type { Queryable } from '@xezer/db/pool'
import { type Currency, type Minor, major, minor } from '@xezer/money/minor'
import { formatHandle, marketOfHandle } from '@xezer/sport/handle'
import { toManat } from '../wallet/manat-equivalent.ts'

/** What one open bet can still cost the house, and where. */
export interface Exposure {
  readonly playerId: number
  readonly eventId: number
  readonly handle: string
  /** Possible return less the stake, in manat. */
  readonly lossManat: Minor
}

/** The house's own limits, in manat. */
export interface LiabilityLimits {
  readonly outcome: Minor
  readonly market: Minor
  readonly event: Minor
  readonly playerEvent: Minor
}

const LIABILITY_LIMITS: LiabilityLimits = {
  outcome: major(200_000),
  market: major(300_000),
  event: major(500_000),
  playerEvent: major(100_000),
}

export interface Liability {
  /** What may still be lost on the selection before the first limit is reached, in manat. */
  leftManat(playerId: number, eventId: number, handle: string): Minor
  add(exposure: Exposure): void
  remove(exposure: Exposure): void
  /** Reads the open bets; at start. */
  rebuild(database: Queryable): Promise<void>
}

/**
 * Kept in memory and rebuilt from the open bets at start: limits guard against a wave of bets, and being
 * reserved before the commit and released on failure they can only err on the careful side.
 */
export function createLiability(limits: LiabilityLimits = LIABILITY_LIMITS): Liability {
  const sums = new Map<string, bigint>()
  const change = (key: string, by: bigint) => {
    const sum = (sums.get(key) ?? 0n) + by
    if (sum > 0n) sums.set(key, sum)
    else sums.delete(key)
  }
  const changeAll = (exposure: Exposure, by: bigint) => {
    for (const key of keysOf(exposure.playerId, exposure.eventId, exposure.handle)) change(key, by)
  }
  return {
    leftManat(playerId, eventId, handle) {
      const [outcome, market, event, playerEvent] = keysOf(playerId, eventId, handle)
      const left = [
        limits.outcome - (sums.get(outcome) ?? 0n),
        limits.market - (sums.get(market) ?? 0n),
        limits.event - (sums.get(event) ?? 0n),
        limits.playerEvent - (sums.get(playerEvent) ?? 0n),
      ].reduce((least, value) => (value < least ? value : least))
      return minor(left > 0n ? left : 0n)
    },
    add: (exposure) => changeAll(exposure, exposure.lossManat),
    remove: (exposure) => changeAll(exposure, -exposure.lossManat),
    async rebuild(database) {
      sums.clear()
      for (const exposure of await findOpenExposures(database)) changeAll(exposure, exposure.lossManat)
    },
  }
}

function keysOf(playerId: number, eventId: number, handle: string): [string, string, string, string] {
  return [`o ${handle}`, `m ${marketOfHandle(handle)}`, `e ${eventId}`, `p ${playerId} ${eventId}`]
}

export function exposureOf(
  bet: {
    readonly playerId: number
    readonly currency: Currency
    readonly stakeMinor: bigint
    readonly possibleReturnMinor: bigint
  },
  leg: {
    readonly eventId: number
    readonly marketType: string
    readonly specifier: string
    readonly outcome: string
  },
): Exposure {
  const { eventId, marketType, specifier, outcome } = leg
  const loss = bet.possibleReturnMinor - bet.stakeMinor
  return {
    playerId: bet.playerId,
    eventId,
    handle: formatHandle(eventId, marketType, specifier, outcome),
    lossManat: toManat(minor(loss > 0n ? loss : 0n), bet.currency),
  }
}

type OpenRow = Pick<BetRow, 'player_id' | 'currency' | 'stake' | 'possible_return'> &
  Pick<BetLegRow, 'event_id' | 'market_type' | 'specifier' | 'outcome'>

/** Singles are exposed with their only leg; combinations will be with each of theirs. */
async function findOpenExposures(database: Queryable): Promise<Exposure[]> {
  const { rows } = await database.query<OpenRow>(
    `select b.player_id, b.currency, l.event_id, l.market_type, l.specifier, l.outcome,
       sum(b.stake)::bigint as stake, sum(b.possible_return)::bigint as possible_return
     from bet b join bet_leg l on l.bet_id = b.id
     where b.status in ('placed', 'pending')
     group by b.player_id, b.currency, l.event_id, l.market_type, l.specifier, l.outcome`,
  )
  return rows.map((row) =>
    exposureOf(
      {
        playerId: Number(row.player_id),
        currency: row.currency,
        stakeMinor: row.stake,
        possibleReturnMinor: row.possible_return,
      },
      {
        eventId: Number(row.event_id),
        marketType: row.market_type,
        specifier: row.specifier,
        outcome: row.outcome,
      },
    ),
  )
}
