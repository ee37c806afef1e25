import type { Random } from '@xezer/std/random'
import type { ConnectionState } from '../../platform/kept-socket.ts'
import type { Observable } from '../../platform/observable.ts'
import type { PageTimers } from '../../platform/page-timers.ts'
import { pollDelayMs } from './poll-delay.ts'
import type { TopicKind } from './topic-data.ts'

/** What a poll of a topic brought. */
export type PollAnswer =
  | { kind: 'image'; data: unknown; cursor: string | undefined }
  | { kind: 'gone' }
  | { kind: 'failed' }
  /** The server was reached, and has not been told of it yet. */
  | { kind: 'later' }
  | { kind: 'elsewhere' }

/** One poll of what the topic shows, by its call. */
export type PollTopic = (kind: TopicKind, name: string, cursor: string | undefined) => Promise<PollAnswer>

/** Polling (product §9, constants), when the stream cannot be reached. */
export const POLL_MS = 1000
/** A first image that has not come by now is asked for by a call. */
export const PATIENCE_MS = 2500

/** What the polls of one topic are decided by. */
export interface PollView {
  connection: ConnectionState
  hasData: boolean
  /** Nothing will ever come again. */
  isOver: boolean
}

/** Whether a call is made: the stream cannot be reached, or has brought nothing in its time. */
export function isPollDue({ connection, hasData, isOver }: PollView): boolean {
  return (connection === 'down' || !hasData) && !isOver
}

/** Whether an answer is shown: a living stream that has brought its image knows better. */
export function isAnswerWanted({ connection, hasData }: PollView): boolean {
  return connection !== 'live' || !hasData
}

export interface TopicPolling {
  /** Looks after the topic until the returned function is called. */
  start: () => () => void
}

interface PollingParts {
  connection: Observable<ConnectionState>
  view: () => PollView
  ask: () => Promise<PollAnswer>
  /** Hears of every poll that was made whether it was answered, also after the topic was left. */
  onReached: (isReached: boolean) => void
  /** An answer that is to be shown. */
  onAnswer: (answer: PollAnswer) => void
  random: Random
  timers: PageTimers
}

/** Polls one topic in the stream's place: one call at a time, ever more rarely while none is answered. */
export function createTopicPolling(parts: PollingParts): TopicPolling {
  const { connection, view, ask, onReached, onAnswer, random, timers } = parts
  let isStarted = false
  let isAsking = false
  let failures = 0
  let cancel = () => {}

  const run = async () => {
    if (isAsking) return
    isAsking = true
    const answer = await ask()
    isAsking = false
    if (answer.kind === 'elsewhere') return
    const isFailed = answer.kind === 'failed'
    onReached(!isFailed && answer.kind !== 'later')
    const isRelieved = failures > 0 && !isFailed
    failures = isFailed ? failures + 1 : 0
    if (!isStarted) return
    if (failures > 0 || isRelieved) planNext()
    if (isAnswerWanted(view())) onAnswer(answer)
  }
  const plan = (delayMs: number) => {
    cancel()
    cancel = timers.after(delayMs, () => {
      if (isPollDue(view())) void run()
      planNext()
    })
  }
  const planNext = () =>
    plan(pollDelayMs(connection.read() === 'down' ? POLL_MS : PATIENCE_MS, failures, random))
  const followConnection = () => {
    if (connection.read() === 'live') failures = 0
    if (connection.read() === 'down') plan(0)
  }
  return {
    start: () => {
      isStarted = true
      const unsubscribe = connection.subscribe(followConnection)
      plan(connection.read() === 'down' ? 0 : PATIENCE_MS)
      return () => {
        isStarted = false
        unsubscribe()
        cancel()
      }
    },
  }
}
