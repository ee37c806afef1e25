import { hash } from 'node:crypto'
import { createPool, type Pool } from '@xezer/db/pool'
import { signSandbox } from '@xezer/payments/signatures/sandbox-signature'
import { createSealing } from '@xezer/server/core/sealing/sealing'
import { receiveMessage } from '@xezer/server/features/payments/apply-message'
import type { PaymentOptions } from '@xezer/server/features/payments/payment-options'
import { createSandboxClient, sandboxKeyOf } from '@xezer/server/features/payments/sandbox-client'
import { DEVELOPMENT_DATA_KEY } from '@xezer/server/platform/config'
import { hmacHex, SIGNATURE_HEADER } from '@xezer/server/platform/message-digest'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import { createRecorder, type Names, type Recorder, replay } from '../floors/recorded-statements.ts'
import { buildRequest, openHttpLine } from '../load/http-line.ts'
import { tellAll } from '../load/tell-load.ts'
import { runRounds } from '../measure/rounds.ts'
import { PAID_ROUBLES, type SeededPayment, seedPayments } from '../world/seed-payments.ts'
import { seedPlayers } from '../world/seed-players.ts'
import { startWorld, type World } from '../world/start-world.ts'
import type { BenchCase, BenchContext } from './bench-case.ts'

const PLAYERS = 500
const ROUNDS = 7
const CREDITS = 400
const CONNECTIONS = 8
const CREDIT_RATIO = 0.5
const MANY = 10_000
const FEW = 100
const PAGES = 60
const PAGE_RATIO = 1.3

const key = sandboxKeyOf(createSealing(DEVELOPMENT_DATA_KEY, nodeMachine.secureRandom))
const bodyOf = ({ reference }: SeededPayment) =>
  JSON.stringify({
    id: 'sb',
    kind: 'deposit',
    order: reference,
    status: 'paid',
    amount: PAID_ROUBLES,
    currency: 'RUB',
  })

/** Messages of a gateway that credit deposits, and the history of who has many. */
export const payments: BenchCase = {
  name: 'payments',
  about:
    'credited callbacks against raw transactions of the same statements, the first page of many payments',
  async run({ database, report }) {
    const urls = await database.create('bench_payments')
    const world = await startWorld(urls, { prematchEvents: 1, liveEvents: 1 })
    const pool = createPool({ connectionString: urls.server, maxConnections: CONNECTIONS })
    const recorder = createRecorder(urls.server)
    try {
      const players = await seedPlayers(urls.owner, PLAYERS)
      const ids = players.map(({ playerId }) => playerId)
      // Each contestant has a round to get warm, and one more payment is recorded.
      const waiting = await seedPayments(urls.owner, ids, 2 * (ROUNDS + 1) * CREDITS + 1)
      await measureCredits({ world, pool, recorder, waiting, report })
      const [many, few] = players
      if (many === undefined || few === undefined) throw new Error('no players')
      await seedPayments(urls.owner, [many.playerId], MANY)
      await seedPayments(urls.owner, [few.playerId], FEW)
      await measurePages({ world, many: many.token, few: few.token, report })
    } finally {
      await Promise.all([pool.end(), recorder.pool.end()])
      await world.stop()
    }
  },
}

interface Credits {
  readonly world: World
  readonly pool: Pool
  readonly recorder: Recorder
  readonly waiting: SeededPayment[]
  readonly report: BenchContext['report']
}

async function measureCredits({ world, pool, recorder, waiting, report }: Credits): Promise<void> {
  const take = () => waiting.splice(-CREDITS)
  const ours = () => {
    const seconds = Math.floor(Date.now() / 1000)
    const messages = take().map((payment) => {
      const body = bodyOf(payment)
      return { body, headers: { [SIGNATURE_HEADER]: signSandbox(body, key, seconds, hmacHex) } }
    })
    return tellAll(world.port, '/hooks/sandbox', messages, CONNECTIONS)
  }
  const [first] = waiting.splice(-1)
  if (first === undefined) throw new Error('nothing waits')
  const credit = await recordCredit(recorder, first)
  const raw = async () => {
    const queue = take()
    const startMs = performance.now()
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        const client = await pool.connect()
        try {
          for (let next = queue.pop(); next !== undefined; next = queue.pop()) await credit(client, next)
        } finally {
          client.release()
        }
      }),
    )
    return (CREDITS * 1000) / (performance.now() - startMs)
  }
  await ours()
  await raw()
  const { medians, ratio, note } = await runRounds({ ours, raw }, { rounds: ROUNDS })
  const { rows } = await pool.query<{ count: bigint }>(
    `select count(*) from payment p join transfer t on t.cause = p.id and t.code = 'deposit'
       and t.credit = p.player_id * 10 + 1 where p.status = 'credited'`,
  )
  const credited = 2 * (ROUNDS + 1) * CREDITS + 1
  if (Number(rows[0]?.count) !== credited) throw new Error(`${rows[0]?.count} of ${credited} were credited`)
  const toRaw = ratio('ours', 'raw')
  report({
    name: 'credited callbacks',
    ours: medians.ours,
    unit: 'credits/s',
    limit: {
      name: `the same statements on ${CONNECTIONS} connections`,
      value: medians.raw,
      unit: 'transactions/s',
    },
    ratio: toRaw,
    goal: { text: `>= ${CREDIT_RATIO}`, isMet: toRaw >= CREDIT_RATIO },
    note,
  })
}

/** What the house asks of its database for one credit, to be asked again for others. */
async function recordCredit({ pool, take }: Recorder, payment: SeededPayment) {
  const { clock } = nodeMachine
  const gateway = createSandboxClient({ baseUrl: () => '', key, clock })
  const options = { pool, publisher: { publishAccount: () => undefined } }
  await receiveMessage(options as unknown as PaymentOptions, gateway, Buffer.from(bodyOf(payment)))
  const statements = take()
  const from = namesOf(payment)
  const { rows } = await pool.query<{ id: bigint }>('select max(id) as id from gateway_event')
  const created = Number(rows[0]?.id)
  let turn = 0
  return (client: Parameters<typeof replay>[0], next: SeededPayment) => {
    turn += 1
    return replay(client, statements, { from, to: namesOf(next), created, turn })
  }
}

function namesOf(payment: SeededPayment): Names {
  const body = Buffer.from(bodyOf(payment))
  return [payment.id, payment.playerId, payment.reference, body, hash('sha256', body, 'buffer')]
}

interface Pages {
  readonly world: World
  readonly many: string
  readonly few: string
  readonly report: BenchContext['report']
}

async function measurePages({ world, many, few, report }: Pages): Promise<void> {
  const line = await openHttpLine(world.port)
  const asking = (token: string) => async () => {
    const request = buildRequest('/api/account/payments', '{}', { authorization: `Bearer ${token}` })
    const startMs = performance.now()
    for (let count = 0; count < PAGES; count++) {
      const { status, body } = await line.ask(request)
      if (status !== 200 || !body.includes('"more":true')) throw new Error(`${status} ${body.slice(0, 200)}`)
    }
    return (performance.now() - startMs) / PAGES
  }
  const contestants = { ours: asking(many), few: asking(few) }
  for (const warmUp of Object.values(contestants)) await warmUp()
  const { medians, ratio, note } = await runRounds(contestants, { rounds: ROUNDS })
  line.close()
  const toFew = ratio('ours', 'few')
  report({
    name: `the first page of ${MANY} payments`,
    ours: medians.ours,
    unit: 'ms',
    limit: { name: `of ${FEW}`, value: medians.few },
    ratio: toFew,
    goal: { text: `<= ${PAGE_RATIO}`, isMet: toFew <= PAGE_RATIO },
    note,
  })
}
