import { type AccountActual, type AccountBet, AccountNews, accountActual } from '@xezer/contract/account-news'
import type { Random } from '@xezer/std/random'
import type { ApiClient } from '../../platform/api-client.ts'
import type { LiveConnection } from '../../platform/live-connection.ts'
import { createCell, type Observable } from '../../platform/observable.ts'
import type { PageTimers } from '../../platform/page-timers.ts'
import { createTurns } from '../../platform/turns.ts'
import { pollDelayMs } from '../live/poll-delay.ts'
import type { Session } from './session.ts'

/** The player's amounts as they change, and every bet that changes; nothing for a guest. */
export interface AccountWatch {
  amounts: Observable<AccountActual | undefined>
  onBets: (listener: (bets: readonly AccountBet[]) => void) => () => void
  /** Asks at once: a bet was placed and nobody wants to wait for the next tick. */
  refresh: () => Promise<void>
}

export interface WatchParts {
  session: Session
  connection: LiveConnection
  api: ApiClient
  random: Random
  timers: PageTimers
}

/** product §9, constants: the account is polled each second while the stream cannot be reached, */
export const POLL_MS = 1000
/** and rarely beside a stream that speaks, so that one lost message never leaves an old balance on the page. */
export const CHECK_MS = 30_000

const TOPIC = 'account'
const ignoreTopic = { image: () => {}, delta: () => {}, gone: () => {} }

export function createAccountWatch({ session, connection, api, random, timers }: WatchParts): AccountWatch {
  const amounts = createCell<AccountActual | undefined>(undefined)
  const betListeners = new Set<(bets: readonly AccountBet[]) => void>()
  let stopTopic = () => {}
  let cancelPoll = () => {}
  let token: string | undefined
  let failures = 0
  const turns = createTurns()

  const put = (next: AccountActual) => {
    if (JSON.stringify(next) !== JSON.stringify(amounts.read())) amounts.write(next)
  }
  const refresh = async () => {
    if (session.findToken() === undefined) return
    const turn = turns.begin()
    const answer = await api.call(accountActual, {})
    failures = answer.ok ? 0 : failures + 1
    // The session that asked may have ended meanwhile, and what the stream said since is newer.
    if (answer.ok && turn.take()) put(answer.value)
  }
  const plan = () => {
    cancelPoll()
    const usualMs = connection.state.read() === 'live' ? CHECK_MS : POLL_MS
    cancelPoll = timers.after(pollDelayMs(usualMs, failures, random), run)
  }
  const run = () => void refresh().finally(() => token !== undefined && plan())

  const follow = () => {
    const next = session.findToken()
    if (next === token) return
    token = next
    turns.end()
    stopTopic()
    cancelPoll()
    stopTopic = () => {}
    amounts.write(undefined)
    if (next === undefined) return
    stopTopic = connection.watch(TOPIC, ignoreTopic)
    run()
  }
  connection.onAccount((message) => {
    const news = AccountNews.safeParse(message)
    if (session.findToken() === undefined || !news.success) return
    const { actual, bets } = news.data
    turns.end()
    put(actual)
    if (bets.length > 0) for (const listener of [...betListeners]) listener(bets)
  })
  connection.state.subscribe(() => {
    if (token !== undefined) plan()
  })
  session.subscribe(follow)
  follow()
  return {
    amounts,
    onBets: (listener) => {
      betListeners.add(listener)
      return () => betListeners.delete(listener)
    },
    refresh,
  }
}
