import { OPEN_ROUND_HOURS } from '@xezer/contract/casino'
import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import type { Json } from '@xezer/game-math/play/engine'
import { must } from '@xezer/std/assert'
import type { StopTimer, Timers } from '@xezer/std/timers'
import type { GameBook } from '../../core/catalogue/game-book.ts'
import { decideMove, decideRefund } from '../../core/rounds/decide-step.ts'
import { type DeliverOptions, deliver, findWhose, giveUpBet } from '../../core/rounds/deliver.ts'
import { isOutdated } from '../../core/rounds/outdated.ts'
import { replay } from '../../core/rounds/replay.ts'
import type { RoundRow } from '../../core/rounds/round-row.ts'
import {
  findRound,
  insertMessage,
  lockRound,
  type MessageRow,
  takeDueMessages,
  writeStep,
} from '../../core/rounds/round-store.ts'
import type { Seeds } from '../../core/seeds/seed-store.ts'

export interface RecoveryOptions extends DeliverOptions {
  readonly timers: Timers
  readonly book: GameBook
  readonly seeds: Seeds
  /** Ends what was cut off of rounds of everybody. */
  readonly lookBackAtShared: () => Promise<void>
  readonly periodMs?: number
  readonly onError: (error: unknown) => void
  /** Of a message that nobody has answered for a quarter of an hour. */
  readonly onLate: (message: MessageRow) => void
}

export interface Recovery {
  /** Resolves when all that was due has been looked at once. */
  look(): Promise<void>
  stop(): Promise<void>
}

const PERIOD_MS = 10_000
const AT_ONCE = 20
const LATE_MS = 15 * 60_000
const DEMO_HOURS = 24

/** Looks at the start and every ten seconds for what was cut off, and goes on with it where it stands. */
export function startRecovery(options: RecoveryOptions): Recovery {
  let stopTimer: StopTimer = () => undefined
  let isStopped = false
  let looking: Promise<void> = Promise.resolve()
  const look = () => {
    looking = looking.then(() => (isStopped ? undefined : lookOnce(options))).catch(options.onError)
    return looking
  }
  stopTimer = options.timers.every(options.periodMs ?? PERIOD_MS, () => void look())
  return {
    look,
    async stop() {
      isStopped = true
      stopTimer()
      await looking
    },
  }
}

async function lookOnce(options: RecoveryOptions): Promise<void> {
  // Whatever fails of the one keeps the other from nothing.
  await Promise.all([
    sayDue(options).catch(options.onError),
    options.lookBackAtShared().catch(options.onError),
  ])
  await endWaiting(options).catch(options.onError)
  await options.pool.query(
    `delete from games.player where handle is null and seen_at < now() - make_interval(hours => $1)
       and not exists (select from games.round r where r.player_id = player.id
         and (r.state not in ('settled', 'voided') or r.changed_at > now() - make_interval(hours => $1)))`,
    [DEMO_HOURS],
  )
}

async function sayDue(options: RecoveryOptions): Promise<void> {
  for (;;) {
    const due = await takeDueMessages(options.pool, AT_ONCE)
    await Promise.all(due.map((message) => goOnWith(options, message).catch(options.onError)))
    if (due.length < AT_ONCE) return
  }
}

async function goOnWith(options: RecoveryOptions, message: MessageRow): Promise<void> {
  if (message.ageMs > LATE_MS) options.onLate(message)
  const { call } = message.word
  const isBet = call === 'bet' || call === 'play'
  const next = isBet ? await giveUpBet(options, message) : message
  if (next === null) return
  const round = must(await findRound(options.pool, next.roundId), 'a message of no round')
  await deliver(options, next, { whose: await findWhose(options.pool, round), session: null })
}

interface Waiting {
  readonly id: bigint
  /** When it last changed, as the database says it: a date of ours is cut at the millisecond. */
  readonly at: string
}

/**
 * Rounds that wait for a move that will not come, and those whose rules have changed since they were begun: page after page until
 * none is left. One that cannot be ended now keeps no other one waiting.
 */
async function endWaiting(options: RecoveryOptions): Promise<void> {
  const games = [...options.book.values()]
  let last = null as Waiting | null
  for (;;) {
    const { rows } = await options.pool.query<Waiting>({
      name: 'find_waiting',
      text: `select id, changed_at::text as at from games.round r where state = 'open' and shared_number is null
               and (changed_at < now() - make_interval(hours => $1) or not exists (
                 select from unnest($3::text[], $4::text[], $5::int[]) known (game, engine, version)
                 where known.game = r.game and known.engine = r.engine and known.version = r.version))
               and ($6::timestamptz is null or (changed_at, id) > ($6::timestamptz, $7::bigint))
             order by changed_at, id limit $2`,
      values: [
        ...[OPEN_ROUND_HOURS, AT_ONCE, games.map(({ id }) => id), games.map(({ engine }) => engine.engine)],
        ...[games.map(({ engine }) => engine.version), last?.at ?? null, last?.id ?? null],
      ],
    })
    for (const waiting of rows) await endRound(options, waiting).catch(options.onError)
    last = rows.at(-1) ?? null
    if (rows.length < AT_ONCE) return
  }
}

async function endRound(options: RecoveryOptions, waiting: Waiting): Promise<void> {
  const id = Number(waiting.id)
  const message = await withTransaction(options.pool, async (client) => {
    const round = await lockRound(client, id)
    // The wallet was asked about those before it, and its player may have come back meanwhile.
    if (round.state !== 'open' || (await hasChanged(client, waiting))) return null
    const game = options.book.get(round.game)
    if (game === undefined || isOutdated(round, game)) return giveBack(client, round)
    const { engine } = game
    const seed = must((await options.seeds.list(client, [round.seedId])).get(round.seedId), 'no seed')
    const stand = (moves: readonly unknown[]) => must(replay(engine, seed, round, moves), 'a legal move')
    let moves = round.moves
    for (;;) {
      const played = stand(moves)
      const move = engine.endMove?.(played) ?? null
      if (move === 'refund') return giveBack(client, { ...round, moves })
      const next: readonly unknown[] = [...moves, must(move, 'a round that nothing ends') as Json]
      if (stand(next).isOver) {
        const step = decideMove({ ...round, moves }, move, 0, stand)
        await writeStep(client, round, step)
        return insertMessage(client, id, must(step.next, 'the end of a round'))
      }
      moves = next
    }
  })
  if (message === null) return
  const round = must(await findRound(options.pool, id), 'a round that is gone')
  await deliver(options, message, { whose: await findWhose(options.pool, round), session: null })
}

async function hasChanged(client: PoolClient, { id, at }: Waiting): Promise<boolean> {
  const { rows } = await client.query({
    name: 'is_still_waiting',
    text: 'select from games.round where id = $1 and changed_at = $2::timestamptz',
    values: [id, at],
  })
  return rows.length === 0
}

async function giveBack(client: PoolClient, round: RoundRow): Promise<MessageRow> {
  const step = decideRefund(round)
  await writeStep(client, round, step)
  return insertMessage(client, round.id, must(step.next, 'a way back'))
}
