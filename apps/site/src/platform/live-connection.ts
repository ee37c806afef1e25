import { ServerMessage, WIRE_VERSION } from '@xezer/contract/stream'
import type { Clock } from '@xezer/std/clock'
import type { Locale } from '@xezer/std/locale'
import type { Random } from '@xezer/std/random'
import { type ConnectionState, createKeptSocket, type SocketLike } from './kept-socket.ts'
import { createListeners } from './listeners.ts'
import { createLiveTopics, type TopicListener } from './live-topics.ts'
import { createCell, type Observable } from './observable.ts'
import type { PageTimers } from './page-timers.ts'
import { createServerAhead } from './server-ahead.ts'

type Account = Extract<ServerMessage, { type: 'account' }>

export interface LiveConnection {
  state: Observable<ConnectionState>
  /** False while the server's own feed is silent: prices stand still and no bet can be placed. */
  isFeedAlive: Observable<boolean>
  /** How far the server's clock is ahead of this machine's, by the beats. */
  serverAheadMs: Observable<number>
  /** From the cursor on, where what stands at it is here already. */
  watch: (topic: string, listener: TopicListener, cursor?: string) => () => void
  onAccount: (listener: (message: Account) => void) => () => void
  /** What open bets are worth, as the server says it. */
  onCashOut: (listener: (moves: readonly unknown[]) => void) => () => void
  onSessionEnd: (listener: () => void) => () => void
  /** Says hello anew: the language or the session changed, so every image is out of date. */
  greetAgain: () => void
  /** Does not wait for the next try; a living connection is left alone. */
  tryNow: () => void
}

interface ConnectionParts {
  open: () => SocketLike
  greeting: () => { locale: Locale; token: string | undefined }
  random: Random
  timers: PageTimers
  clock: Clock
}

/** One connection to the push stream: resumes every topic by cursor, and says honestly when it is silent. */
export function createLiveConnection({
  open,
  greeting,
  random,
  timers,
  clock,
}: ConnectionParts): LiveConnection {
  const isFeedAlive = createCell(true)
  const ahead = createServerAhead(clock)
  const accounts = createListeners<Account>()
  const cashOuts = createListeners<readonly unknown[]>()
  const sessionEnds = createListeners<void>()

  const greet = () => {
    const { locale, token } = greeting()
    socket.send({ type: 'hello', wire: WIRE_VERSION, locale, ...(token === undefined ? {} : { token }) })
    topics.subscribeAll()
  }
  const receive = (data: unknown) => {
    const parsed = ServerMessage.safeParse(parseJson(data))
    if (!parsed.success) return
    socket.hear()
    const message = parsed.data
    if (message.type === 'beat') {
      isFeedAlive.write(message.alive)
      ahead.hear(message.at)
    } else if (message.type === 'account') accounts.tell(message)
    else if (message.type === 'cashOut') cashOuts.tell(message.moves)
    else if (message.type === 'session_ended') sessionEnds.tell()
    else if (message.type === 'gone') topics.takeGone(message.topic)
    else if (message.type === 'image') topics.takeImage(message)
    else topics.takeDelta(message)
  }
  const socket = createKeptSocket({ open, onOpen: greet, onData: receive, random, timers })
  const topics = createLiveTopics(socket.send)
  return {
    // The line is there before the page is taken over: what was heard until then is shown a moment later.
    state: { ...socket.state, readDrawn: () => 'connecting' },
    isFeedAlive: { ...isFeedAlive, readDrawn: () => true },
    serverAheadMs: ahead.ms,
    watch: topics.watch,
    onAccount: accounts.add,
    onCashOut: cashOuts.add,
    onSessionEnd: sessionEnds.add,
    greetAgain: () => {
      topics.forgetCursors()
      socket.openAnew()
    },
    tryNow: socket.tryNow,
  }
}

function parseJson(data: unknown): unknown {
  if (typeof data !== 'string') return undefined
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
