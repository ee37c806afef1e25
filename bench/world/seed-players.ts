import { createPool, type Pool } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { major } from '@xezer/money/minor'
import { openPlayer } from '@xezer/server/core/player/open-player'
import { createSessions } from '@xezer/server/core/player/sessions'
import { nodeMachine } from '@xezer/server/platform/node-machine'

export interface SeededPlayer {
  readonly playerId: number
  readonly sessionId: number
  readonly token: string
  readonly launchToken: string
}

const CASH = major(100_000)
const PLAYERS_PER_TRANSACTION = 200

/** Players with money and an open session, through the house's own code. */
export async function seedPlayers(connectionString: string, count: number): Promise<SeededPlayer[]> {
  const pool = createPool({ connectionString, maxConnections: 4 })
  const batches = Array.from({ length: Math.ceil(count / PLAYERS_PER_TRANSACTION) }, (_, index) => index)
  const players = await Promise.all(
    batches.map((batch) => {
      const first = batch * PLAYERS_PER_TRANSACTION
      return seedBatch(pool, first, Math.min(count, first + PLAYERS_PER_TRANSACTION))
    }),
  )
  // Not of the tables that are empty yet: a plan that was made for nothing reads everything later.
  await pool.query('vacuum analyze player, session, wallet, account, transfer')
  await pool.end()
  return players.flat()
}

function seedBatch(pool: Pool, from: number, to: number): Promise<SeededPlayer[]> {
  const sessions = createSessions({ pool, ...nodeMachine })
  return withTransaction(pool, async (client) => {
    const players: SeededPlayer[] = []
    for (let number = from; number < to; number++) {
      const player = newPlayer(number)
      const playerId = await openPlayer(client, player, CASH)
      if (playerId === null) throw new Error(`player ${number} is there already`)
      const opened = await sessions.open(client, { playerId, passwordHash: player.passwordHash })
      if (opened === null) throw new Error(`player ${number} got no session`)
      const { rows } = await client.query<{ id: bigint }>('select id from session where player_id = $1', [
        playerId,
      ])
      players.push({ playerId, sessionId: Number(rows[0]?.id), ...opened })
    }
    return players
  })
}

function newPlayer(number: number) {
  return {
    email: `bench-${number}@xezer.example`,
    passwordHash: 'none',
    currency: 'AZN',
    firstname: 'BENCH',
    lastname: 'PLAYER',
    middlename: '',
    passport: `AZE${number}`,
    passportIssuedOn: '2020-01-01',
    phone: `+99450${number}`,
    birthdate: '1990-01-01',
    affiliatePartner: '904',
    promo: null,
    bonusChoice: null,
  } as const
}
