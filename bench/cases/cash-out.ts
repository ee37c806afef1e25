import { setTimeout as sleep } from 'node:timers/promises'
import { openStream, type StreamClient } from '@xezer/dev-world/stream-client'
import { odds } from '@xezer/money/odds'
import type { FeedMessage } from '@xezer/odds-book/messages'
import { quantile } from '../measure/rounds.ts'
import { envelope, FIRST_ODDS, PREMATCH_FROM } from '../world/bench-offer.ts'
import { seedBets } from '../world/seed-bets.ts'
import { type SeededPlayer, seedPlayers } from '../world/seed-players.ts'
import { startWorld, type World } from '../world/start-world.ts'
import type { BenchCase } from './bench-case.ts'

const BETS = 10_000
const PLAYERS = 100
const BETS_OF_PLAYER = BETS / PLAYERS
/** What one call may ask about. */
const ASKED_AT_ONCE = 50
const MOVES = 15
const MOVE_MS = 1000
const CORE_MAX = 0.05
const GIVE_UP_MS = 10_000
/** A tick of the desk, and the way of its last message. */
const HEARD_MS_MAX = 1200

/** Ten thousand open bets on one match whose price moves once a second, each on a page that looks at it. */
export const cashOut: BenchCase = {
  name: 'cash-out',
  about: `${BETS} open bets on an event whose price moves once a second, offered anew to ${PLAYERS} pages`,
  async run({ database, report }) {
    const urls = await database.create('bench_cash_out')
    const world = await startWorld(urls, { liveEvents: 2, prematchEvents: 4 })
    const clients: StreamClient[] = []
    try {
      const players = await seedPlayers(urls.owner, PLAYERS)
      const playerIds = players.map(({ playerId }) => playerId)
      await seedBets(urls.owner, [{ playerIds, eventId: PREMATCH_FROM, count: BETS, firstBetId: 1 }])
      for (const { token } of players) clients.push(await openAccount(world, token))
      const { cpuShare: calmShare } = await move(world, [])
      await Promise.all(players.map((player, index) => lookAtAll(world, player, index)))
      const { cpuShare, heardMs } = await move(world, clients)
      report({
        name: `offering ${BETS} bets anew`,
        ours: cpuShare - calmShare,
        unit: 'of a core',
        limit: { name: 'the same without anybody who looks', value: calmShare },
        goal: { text: `<= ${CORE_MAX}`, isMet: cpuShare - calmShare <= CORE_MAX },
        note: `${MOVES} moves, one a second; the whole server ${cpuShare.toFixed(3)}`,
      })
      const lastMs = quantile(heardMs, 1)
      report({
        name: 'a move of the price until the last page has heard of its last bet',
        ours: lastMs,
        unit: 'ms',
        limit: null,
        goal: { text: `<= ${HEARD_MS_MAX} ms`, isMet: lastMs <= HEARD_MS_MAX },
        note: `median ${quantile(heardMs, 0.5).toFixed(0)} ms of ${heardMs.length} moves`,
      })
    } finally {
      for (const client of clients) await client.close()
      await world.stop()
    }
  },
}

async function openAccount({ url }: World, token: string): Promise<StreamClient> {
  const client = await openStream(url, { token })
  client.send({ type: 'subscribe', topic: 'account' })
  await client.take('account')
  return client
}

/** Bets are numbered from 1, each of the next player. */
async function lookAtAll({ url }: World, { token }: SeededPlayer, index: number): Promise<void> {
  const bets = Array.from({ length: BETS_OF_PLAYER }, (_, turn) => 1 + index + turn * PLAYERS)
  for (let from = 0; from < bets.length; from += ASKED_AT_ONCE) {
    const response = await fetch(`${url}/api/cashOut/offers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ bets: bets.slice(from, from + ASKED_AT_ONCE) }),
    })
    const { offers } = (await response.json()) as { offers: readonly { readonly value: number | null }[] }
    if (offers.length !== ASKED_AT_ONCE || offers.some(({ value }) => value === null))
      throw new Error('a bet of the bench is worth nothing')
  }
}

/** The processor of the server while the price moves, and how long each move takes to reach every page. */
async function move(
  world: World,
  clients: readonly StreamClient[],
): Promise<{ cpuShare: number; heardMs: number[] }> {
  await world.call('send', prices(0.6))
  await sleep(MOVE_MS)
  const heardMs: number[] = []
  const startMs = performance.now()
  const cpuMs = await world.call('cpuMs')
  for (let turn = 1; turn <= MOVES; turn++) {
    const sentMs = performance.now()
    const before = countOffers(clients)
    await world.call('send', prices(turn % 2 === 0 ? 0.6 : 0.5))
    while (clients.length > 0 && countOffers(clients) - before < BETS) {
      if (performance.now() - sentMs > GIVE_UP_MS) throw new Error('the pages did not hear of every bet')
      await sleep(5)
    }
    if (clients.length > 0) heardMs.push(performance.now() - sentMs)
    await sleep(Math.max(0, MOVE_MS - (performance.now() - sentMs)))
  }
  const cpuShare = ((await world.call('cpuMs')) - cpuMs) / (performance.now() - startMs)
  return { cpuShare, heardMs }
}

const counted = new Map<StreamClient, { messages: number; offers: number }>()

function countOffers(clients: readonly StreamClient[]): number {
  let sum = 0
  for (const client of clients) {
    const known = counted.get(client) ?? { messages: 0, offers: 0 }
    for (; known.messages < client.heard.length; known.messages++) {
      const message = client.heard[known.messages]
      if (message?.type === 'cashOut') known.offers += message.moves.length
    }
    counted.set(client, known)
    sum += known.offers
  }
  return sum
}

/** Of both sides; the price hides that their chances move. */
function prices(chance: number): FeedMessage {
  const price = odds(FIRST_ODDS)
  return {
    ...envelope('prematch'),
    kind: 'odds',
    eventId: PREMATCH_FROM,
    resumes: false,
    markets: [
      {
        type: '1x2',
        specifier: '',
        status: 'open',
        outcomes: [
          { outcome: '1', odds: price, probabilityPpb: Math.round(chance * 1e9) },
          { outcome: 'x', odds: price, probabilityPpb: 50_000_000 },
          { outcome: '2', odds: price, probabilityPpb: Math.round((0.95 - chance) * 1e9) },
        ],
      },
    ],
  }
}
