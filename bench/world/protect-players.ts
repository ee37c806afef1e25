import type { Campaign } from '@xezer/bonuses/campaign'
import { createPool, type Pool } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { type Minor, major } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import { grantBonus } from '@xezer/server/core/bonuses/grants'
import { lockWallets } from '@xezer/server/core/wallet/lock-wallets'
import { LIMIT_DAYS, LIMIT_KINDS } from '@xezer/sport/limit-kind'
import { FIRST_ODDS } from './bench-offer.ts'
import type { SeededPlayer } from './seed-players.ts'

/** More than any of them will play: no limit is reached, and no grant is played to its end. */
const AMOUNT = major(1_000_000)
const MINUTES = 1440

/** It counts every single of the bench. */
const CAMPAIGN: Campaign = {
  code: 'bench',
  version: 1,
  trigger: 'deposit',
  award: { kind: 'fixed', manat: major(1) },
  wagering: { unit: 'turnover', times: 10 },
  products: ['sports'],
  stake: 'any',
  bets: [{ type: 'singles', legsMin: 1, oddsMin: odds(FIRST_ODDS) }],
  days: 30,
  isOnce: false,
  onWithdrawal: 'keep',
}

export interface Protected {
  readonly limited: readonly SeededPlayer[]
  readonly granted: readonly SeededPlayer[]
  /** Of those with a grant: who has no cash besides. */
  readonly penniless: readonly SeededPlayer[]
}

/** Every limit that there is, and an active grant. */
export async function protectPlayers(
  databaseUrl: string,
  { limited, granted, penniless }: Protected,
): Promise<void> {
  const pool = createPool({ connectionString: databaseUrl, maxConnections: 4 })
  const idsOf = (players: readonly SeededPlayer[]) => players.map(({ playerId }) => playerId)
  await pool.query(
    `insert into player_limit (player_id, kind, days, amount)
     select p, kind, days, $4 from unnest($1::bigint[]) p, unnest($2::text[]) kind, unnest($3::int[]) days
     union all select p, 'time', 1, ${MINUTES} from unnest($1::bigint[]) p`,
    [idsOf(limited), LIMIT_KINDS, LIMIT_DAYS, AMOUNT],
  )
  await Promise.all(idsOf(granted).map((playerId) => give(pool, playerId, AMOUNT)))
  await pool.query('update wallet set cash = 0 where player_id = any($1::bigint[])', [idsOf(penniless)])
  await pool.query('vacuum analyze player, player_limit, bonus_grant, wallet, transfer')
  await pool.end()
}

function give(pool: Pool, playerId: number, amount: Minor): Promise<unknown> {
  return withTransaction(pool, async (client) => {
    const wallet = (await lockWallets(client, [playerId])).get(playerId)
    if (wallet === undefined) throw new Error(`player ${playerId} has no wallet`)
    return grantBonus(client, wallet, { campaign: CAMPAIGN, amount, paymentId: null, isHeld: false })
  })
}
