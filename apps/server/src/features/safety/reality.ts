import type { CallOutput } from '@xezer/contract/call'
import type { accountReality } from '@xezer/contract/reality'
import type { Pool, Queryable } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { minor } from '@xezer/money/minor'
import { presentWireAmount } from '@xezer/money/wire-amount'
import type { RealityMinutes } from '@xezer/sport/limit-kind'
import { must } from '@xezer/std/assert'
import { err, ok, type Result } from '@xezer/std/result'
import { playSumOf } from '../../core/player/limits.ts'
import { REALITY_DUE_AT } from '../../core/player/read-player-terms.ts'
import type { Session } from '../../core/player/session.ts'
import { writeTrail } from '../../core/trail/write-trail.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'

const [SECOND_MS, MINUTE_MS] = [1000, 60_000]

interface Row {
  readonly since_ms: bigint
  readonly now_ms: bigint
  readonly due_ms: bigint
  readonly is_due: boolean
  readonly staked: bigint
  readonly returned: bigint
}

const MS = (instant: string) => `floor(extract(epoch from ${instant}) * 1000)::bigint`

/** What the session has come to, of the player's own money, by what was staked since its log-in, wherever that was. */
export async function presentReality(
  database: Queryable,
  session: Pick<Session, 'id'>,
): Promise<CallOutput<typeof accountReality>> {
  const { rows } = await database.query<Row>(
    `select ${MS('s.created_at')} as since_ms, ${MS('instant_now()')} as now_ms, ${MS(REALITY_DUE_AT)} as due_ms,
       ${REALITY_DUE_AT} <= instant_now() as is_due, play.staked, play.returned
     from session s join player p on p.id = s.player_id
     cross join lateral (${playSumOf('s.player_id', (at) => `${at} >= s.created_at`)}) play where s.id = $1`,
    [session.id],
  )
  const row = must(rows[0], `session ${session.id} is gone`)
  return {
    isDue: row.is_due,
    dueInSeconds: Math.max(0, Math.ceil(Number(row.due_ms - row.now_ms) / SECOND_MS)),
    minutes: Math.floor(Number(row.now_ms - row.since_ms) / MINUTE_MS),
    staked: presentWireAmount(minor(row.staked)),
    returned: presentWireAmount(minor(row.returned)),
  }
}

/** Of one that is not due nothing becomes: nobody goes on ahead of time. */
export async function goOnPlaying(pool: Pool, session: Pick<Session, 'id'>): Promise<void> {
  await pool.query(
    `update session s set reality_at = instant_now() from player p
     where s.id = $1 and p.id = s.player_id and ${REALITY_DUE_AT} <= instant_now()`,
    [session.id],
  )
}

export async function readRealityMinutes(database: Queryable, playerId: number): Promise<RealityMinutes> {
  const { rows } = await database.query<{ reality_minutes: RealityMinutes }>(
    'select reality_minutes from player where id = $1',
    [playerId],
  )
  return must(rows[0], `there is no player ${playerId}`).reality_minutes
}

/** Acts at once, in every session of the player. What is due is read first: it is not put off. */
export function setRealityMinutes(
  pool: Pool,
  { id, playerId }: Pick<Session, 'id' | 'playerId'>,
  minutes: RealityMinutes,
  requestId: string | null = null,
): Promise<Result<null, 'reality_check_due'>> {
  return withTransaction(pool, async (client) => {
    await lockWallets(client, [playerId])
    const before = await readRealityMinutes(client, playerId)
    if (minutes > before && (await presentReality(client, { id })).isDue) return err('reality_check_due')
    await client.query('update player set reality_minutes = $2 where id = $1', [playerId, minutes])
    const by = { kind: 'player', name: String(playerId) } as const
    const change = { before: { minutes: before }, after: { minutes } }
    const subject = `player ${playerId}`
    await writeTrail(client, [{ actor: by, action: 'reality.set', subject, requestId, ...change }])
    return ok(null)
  })
}
