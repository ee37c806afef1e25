import { withTransaction } from '@xezer/db/transaction'
import { minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { type Random, seededRandom } from '@xezer/std/random'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAudit } from '../../core/upkeep/run-audit.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { type ExampleWallet, openExampleWallet } from './example-game-wallet.ts'
import { createExampleProvider, type Said } from './example-provider.ts'

// `npm run wallet:calls` plays two thousand of them.
const SEEDS = process.env.CALLS === 'long' ? 2000 : 200
/** So long a provider listens to an answer that is lost: some of these messages are read and done, some are not. */
const HEARD_MS = 8
const PROVIDERS = ['alpha', 'beta', 'gamma']
const MONEY = 3000n

let wallet: ExampleWallet
beforeAll(async () => {
  wallet = await openExampleWallet()
})
afterAll(() => wallet.stop())

/** A message, and how often it comes. */
interface Message {
  readonly provider: string
  readonly call: 'bet' | 'win' | 'play' | 'rollback' | 'close'
  readonly fields: Record<string, unknown>
  readonly times: number
  /** How long each hearing is that ends without an answer, before those that have one. */
  readonly lostMs: readonly number[]
}

const seen = new Map<string, number>()

function shuffle<T>(items: T[], below: (count: number) => number): T[] {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = below(index + 1)
    const [left, right] = [items[index], items[other]]
    items[index] = right as T
    items[other] = left as T
  }
  return items
}

/** Rounds as providers play them, and as they should not: late, doubled, reordered, without an end. */
function writeRounds(
  random: Random,
  prefix: string,
  session: string,
  player: string,
): Omit<Message, 'provider' | 'lostMs'>[] {
  const below = (count: number) => Math.floor(random.next() * count)
  const times = () => 1 + (below(3) === 0 ? 1 + below(2) : 0)
  const messages: Omit<Message, 'provider' | 'lostMs'>[] = []
  for (let number = 0; number < 3; number += 1) {
    const name = `${prefix}.${number}`
    const place = { round: name, game: 'a-game' }
    const amount = 10 + below(1200)
    const money = { currency: 'AZN' }
    if (below(3) === 0) {
      const legs = { bet: { tx: `${name}b`, amount }, win: { tx: `${name}w`, amount: below(3) * amount } }
      messages.push({
        call: 'play',
        fields: { session, ...place, ...money, ...legs, final: true },
        times: times(),
      })
      if (below(3) === 0) messages.push(back(place, player, name, times()))
      continue
    }
    messages.push({
      call: 'bet',
      fields: { session, ...place, ...money, tx: `${name}b`, amount },
      times: times(),
    })
    if (below(4) === 0) {
      const more = { session, ...place, ...money, tx: `${name}c`, amount: 10 + below(300) }
      messages.push({ call: 'bet', fields: more, times: times() })
    }
    const won = { player, ...place, ...money, tx: `${name}w`, betTx: `${name}b`, amount: below(4) * amount }
    if (below(5) > 0) messages.push({ call: 'win', fields: { ...won, final: below(3) > 0 }, times: times() })
    if (below(3) === 0) messages.push(back(place, player, name, times()))
    if (below(3) === 0) messages.push({ call: 'close', fields: { player, ...place }, times: times() })
  }
  return messages
}

function back(
  place: object,
  player: string,
  name: string,
  times: number,
): Omit<Message, 'provider' | 'lostMs'> {
  return { call: 'rollback', fields: { player, ...place, tx: `${name}r`, betTx: `${name}b` }, times }
}

/** What the answers say that moved, each message once. */
function sumOf(answers: ReadonlyMap<Message, Said>): bigint {
  let sum = 0n
  const amounts = new Map<string, bigint>()
  for (const { provider, call, fields } of answers.keys()) {
    if (call === 'bet') amounts.set(`${provider} ${fields.tx}`, BigInt(fields.amount as number))
  }
  for (const [{ provider, call, fields }, { code, body }] of answers) {
    if (code !== 'OK') continue
    if (call === 'bet') sum -= BigInt(fields.amount as number)
    if (call === 'win') sum += BigInt(fields.amount as number)
    if (call === 'play') {
      const [bet, win] = [fields.bet, fields.win] as { amount: number }[]
      sum += BigInt(must(win, 'a win').amount - must(bet, 'a bet').amount)
    }
    if (call === 'rollback' && body.applied === true) sum += amounts.get(`${provider} ${fields.betTx}`) ?? 0n
  }
  return sum
}

async function play(seed: number): Promise<void> {
  const random = seededRandom(`calls ${seed}`)
  const below = (count: number) => Math.floor(random.next() * count)
  const { id, login } = await wallet.newPlayer(minor(MONEY))
  const asks = await Promise.all(
    PROVIDERS.map(async (provider) => {
      const ask = createExampleProvider(wallet, provider)
      const { code, body } = await ask('session', { token: login.launchToken, game: 'a-game' })
      expect(code).toBe('OK')
      // The same names at each of them: a number is its provider's own.
      const rounds = writeRounds(random, `${seed}`, String(body.session), String(body.player))
      const lost = () => (below(4) === 0 ? Array.from({ length: 1 + below(2) }, () => below(HEARD_MS)) : [])
      return { ask, messages: rounds.map((message) => ({ provider, lostMs: lost(), ...message })) }
    }),
  )
  const limit = (amount: number | null) =>
    withTransaction(wallet.database.ownerPool, async (client) => {
      await lockWallets(client, [id])
      await client.query("delete from player_limit where player_id = $1 and kind = 'stake'", [id])
      if (amount === null) return
      await client.query(
        "insert into player_limit (player_id, kind, days, amount) values ($1, 'stake', 1, $2)",
        [id, amount],
      )
    })
  const answers = new Map<Message, Said>()
  // A provider hears nothing of some of its messages: they come again until they are answered.
  const say = async (ask: (typeof asks)[number]['ask'], message: Message) => {
    for (const ms of message.lostMs)
      await ask(message.call, message.fields, AbortSignal.timeout(ms)).then(
        () => undefined,
        () => seen.set('lost', (seen.get('lost') ?? 0) + 1),
      )
    const all = await Promise.all(
      Array.from({ length: message.times }, () => ask(message.call, message.fields)),
    )
    const [first] = all
    const said = must(first, 'an answer')
    seen.set(`${message.call} ${said.code}`, (seen.get(`${message.call} ${said.code}`) ?? 0) + 1)
    if (message.call !== 'close') {
      // A win before its bet is the one answer that may change.
      const final = all.filter(({ code }) => code !== 'TX_NOT_FOUND')
      const different = new Set(final.map(({ code, body }) => `${code} ${body.balance} ${body.applied}`))
      expect(different.size, `${seed}: ${JSON.stringify(message)}`).toBeLessThanOrEqual(1)
      answers.set(message, final[0] ?? said)
    }
  }
  const work = asks.flatMap(({ ask, messages }) => messages.map((message) => () => say(ask, message)))
  if (below(3) === 0) work.push(() => limit(500 + below(3000)))
  if (below(6) === 0) work.push(() => limit(null))
  const jobs = shuffle(work, below)
  while (jobs.length > 0) await Promise.all(jobs.splice(0, 1 + below(6)).map((job) => job()))
  // One that was not heard may have waited for its bet longer than the one after it: it is no word that stands, and comes again.
  for (const { ask, messages } of asks)
    for (const message of messages)
      if (message.lostMs.length > 0 && answers.get(message)?.code === 'TX_NOT_FOUND')
        answers.set(message, await ask(message.call, message.fields))
  const { rows } = await wallet.database.pool.query<{ cash: bigint; inplay: bigint }>(
    'select cash, inplay from wallet where player_id = $1',
    [id],
  )
  expect(must(rows[0], 'a wallet').cash, `seed ${seed}`).toBe(MONEY + sumOf(answers))
}

const breaches = async () => (await runAudit(wallet.database.pool)).filter(({ count }) => count > 0)

it(
  `${SEEDS} players, three providers each, two servers: every message has one outcome, and the audit stays at zero`,
  async () => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      await play(seed)
      expect(await breaches(), `seed ${seed}`).toEqual([])
    }
    expect(seen.get('lost')).toBeGreaterThan(SEEDS / 2)
    const wanted = ['bet', 'win', 'play', 'rollback', 'close'].map((call) => `${call} OK`)
    const refused = [
      'bet ROLLED_BACK',
      'bet LIMIT',
      'bet INSUFFICIENT_FUNDS',
      'bet ROUND_CLOSED',
      'play ROLLED_BACK',
      'win ROLLED_BACK',
    ]
    const others = ['win TX_NOT_FOUND', 'win ROUND_CLOSED', 'rollback ROUND_CLOSED', 'close TX_NOT_FOUND']
    expect([...wanted, ...refused, ...others].filter((name) => !seen.has(name))).toEqual([])
  },
  SEEDS * 2000,
)
