import { signCall } from '@xezer/server/features/game-wallet/call-signature'
import { buildRequest, type HttpLine } from './http-line.ts'
import { askAtPace, type Pace } from './pace.ts'

/** A round in one call, or in a bet and its win. */
export type RoundForm = 'play' | 'bet and win'

export interface RoundOrder {
  readonly port: number
  readonly provider: string
  readonly secret: string
  readonly game: string
  /** The wallet's own, one for each player. */
  readonly sessions: readonly string[]
  readonly form: RoundForm
  readonly durationMs: number
  readonly pace: Pace
}
export interface RoundResult {
  readonly rounds: number
  readonly elapsedMs: number
  /** Of whole rounds. */
  readonly latenciesMs: readonly number[]
  /** The first answer that was not OK. */
  readonly refusal: string | null
}

const STAKE = 100
const WIN = 90
let lastRound = Date.now()

/** Rounds of games as a provider asks them, each by another player. */
export async function playRounds(order: RoundOrder): Promise<RoundResult> {
  const latenciesMs: number[] = []
  let refusal: string | null = null
  let rounds = 0
  const playOne = async (line: HttpLine, dueMs: number) => {
    for (const [call, fields] of listCalls(order)) {
      const answer = await line.ask(walletRequest(order, call, fields))
      if (answer.status === 200 && answer.body.includes('"code":"OK"')) continue
      refusal ??= `${call}: ${answer.status} ${answer.body.slice(0, 300)}`
      return
    }
    latenciesMs.push(performance.now() - dueMs)
    rounds += 1
  }
  const startMs = performance.now()
  await askAtPace(order.port, order.pace, startMs + order.durationMs, playOne)
  return { rounds, elapsedMs: performance.now() - startMs, latenciesMs, refusal }
}

function listCalls({ form, game, sessions }: RoundOrder): [string, object][] {
  lastRound += 1
  const round = `b${lastRound}`
  const session = sessions[(lastRound * 7) % sessions.length]
  const place = { requestId: round, round, game, session, currency: 'AZN' }
  const [bet, win] = [
    { tx: `${round}b`, amount: STAKE },
    { tx: `${round}w`, amount: WIN },
  ]
  if (form === 'play') return [['play', { ...place, bet, win, final: true }]]
  return [
    ['bet', { ...place, ...bet }],
    ['win', { ...place, ...win, betTx: bet.tx, final: true }],
  ]
}

/** A call of the wallet as its provider signs it. */
export function walletRequest(
  { provider, secret }: Pick<RoundOrder, 'provider' | 'secret'>,
  call: string,
  fields: object,
): Buffer {
  const path = `/wallet/v1/${call}`
  const body = JSON.stringify(fields)
  const timestamp = String(Date.now())
  return buildRequest(path, body, {
    'x-provider': provider,
    'x-timestamp': timestamp,
    'x-signature': signCall(secret, { timestamp, path, body }),
  })
}
