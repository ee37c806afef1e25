import { liveEvent, liveListMenu, liveOverview } from '@xezer/contract/live'
import { prematchEvent } from '@xezer/contract/prematch-event'
import type { ApiClient, ApiError } from '../../platform/api-client.ts'
import type { PollAnswer, PollTopic } from './topic-polling.ts'
import { overviewInput } from './topic-question.ts'

/** Prices that are older than this are no prices: a poll that hangs longer has failed. */
const PATIENCE_MS = 5000

/**
 * Asks the polled calls (product §9, constants) for what a topic shows; the answer has the shape of the topic's
 * image.
 */
export function createTopicPoll(api: ApiClient): PollTopic {
  const call: ApiClient['call'] = (...asked) =>
    api.call(asked[0], asked[1], { ...asked[2], patienceMs: PATIENCE_MS })
  return async (kind, name, cursor) => {
    const [, first = '', second = ''] = name.split('/')
    const factors = cursor === undefined ? {} : { factors: cursor }
    if (kind === 'menu') {
      const answer = await call(liveListMenu, {})
      return answer.ok ? { kind: 'image', data: answer.value, cursor: undefined } : miss(answer.error)
    }
    if (kind === 'overview') {
      const answer = await call(liveOverview, { ...overviewInput(first, second), ...factors })
      return answer.ok
        ? { kind: 'image', data: answer.value, cursor: answer.value.factors }
        : miss(answer.error)
    }
    // A pre-match league is refreshed by the list that shows it.
    if (kind === 'league') return { kind: 'elsewhere' }
    const id = Number(first)
    const live = await call(liveEvent, factors, { id })
    if (live.ok) return { kind: 'image', data: live.value, cursor: live.value.factors }
    if (live.error.code === 'network') return { kind: 'failed' }
    const early = await call(prematchEvent, {}, { id })
    if (early.ok) return { kind: 'image', data: early.value, cursor: undefined }
    return { kind: early.error.code === 'event_not_found' ? 'gone' : 'failed' }
  }
}

/** A server that has just begun has no lists yet. */
function miss({ code }: ApiError): PollAnswer {
  return { kind: code === 'unavailable' ? 'later' : 'failed' }
}
