import { ALL_SPORTS, parseTopic, type TopicName } from '@xezer/sport/topic'
import { must } from '@xezer/std/assert'
import type { BookState } from './book-state.ts'
import { createTopicLog, type TopicLog } from './topic-log.ts'

/** Keeps the history of a topic from now on; false when there is no such topic (any more). */
export function watchTopic(state: BookState, topic: string, nowMs: number): boolean {
  const log = state.logs.get(topic)
  if (log !== undefined) {
    log.watchedAtMs = nowMs
    return true
  }
  const name = parseTopic(topic)
  if (name === null || !isTopic(state, name)) return false
  setLog(state, topic, createTopicLog(state.rev, nowMs))
  return true
}

/** What is recorded keeps the logs that it goes to at hand. */
function setLog(state: BookState, topic: string, log: TopicLog | null): void {
  if (log === null) state.logs.delete(topic)
  else state.logs.set(topic, log)
  const name = parseTopic(topic)
  const event = name?.kind === 'event' ? state.events.get(name.eventId) : undefined
  if (event === undefined) state.listsVersion += 1
  else event.log = log
}

function isTopic(state: BookState, name: TopicName): boolean {
  if (name.kind === 'menu') return true
  if (name.kind === 'event') return state.events.has(name.eventId)
  if (name.kind === 'league') return state.tournaments.has(name.tournamentId)
  const sportIds = name.sportId === ALL_SPORTS ? [...state.options.rowColumns.keys()] : [name.sportId]
  return sportIds.some((sportId) => state.options.rowColumns.get(sportId)?.has(name.group) ?? false)
}

export function getLog(state: BookState, topic: string): TopicLog {
  return must(state.logs.get(topic), `topic ${topic} is not watched`)
}

/** Bounds the memory: a topic that nobody asked for since the instant starts anew when it is asked for. */
export function forgetUnwatched(state: BookState, beforeMs: number): void {
  for (const [topic, log] of state.logs) if (log.watchedAtMs < beforeMs) setLog(state, topic, null)
}
