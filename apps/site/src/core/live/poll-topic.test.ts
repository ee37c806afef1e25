import { err, ok } from '@xezer/std/result'
import { describe, expect, it } from 'vitest'
import type { ApiClient, ApiError } from '../../platform/api-client.ts'
import { createTopicPoll } from './poll-topic.ts'
import type { TopicKind } from './topic-data.ts'

const FACTORS = 'v1:a:7'
const answer = { factors: FACTORS }

/** A server that answers each call by its name, and remembers what it was asked. */
function serverOf(answers: Readonly<Record<string, ApiError['code']>>) {
  const asked: unknown[] = []
  const call: ApiClient['call'] = async ({ name }, input, options) => {
    asked.push([name, input, options])
    const code = answers[name]
    return code === undefined ? ok(answer as never) : err({ code, text: undefined, fields: {} })
  }
  return { poll: createTopicPoll({ call }), asked }
}

const image = { kind: 'image', data: answer, cursor: FACTORS }
const plainImage = { ...image, cursor: undefined }

describe('what a poll brings', () => {
  it.each<[TopicKind, string, Record<string, ApiError['code']>, object]>([
    ['menu', 'menu', {}, plainImage],
    ['menu', 'menu', { liveListMenu: 'network' }, { kind: 'failed' }],
    ['menu', 'menu', { liveListMenu: 'unavailable' }, { kind: 'later' }],
    ['overview', 'overview/1/2', {}, image],
    ['overview', 'overview/1/2', { liveOverview: 'network' }, { kind: 'failed' }],
    ['overview', 'overview/1/2', { liveOverview: 'unavailable' }, { kind: 'later' }],
    ['league', 'league/5', {}, { kind: 'elsewhere' }],
    ['event', 'event/9', {}, image],
    // It may be one that has not started: only the calls of both halves know it as gone.
    ['event', 'event/9', { liveEvent: 'event_not_found' }, plainImage],
    [
      'event',
      'event/9',
      { liveEvent: 'event_not_found', prematchEvent: 'event_not_found' },
      { kind: 'gone' },
    ],
    ['event', 'event/9', { liveEvent: 'event_not_found', prematchEvent: 'network' }, { kind: 'failed' }],
    ['event', 'event/9', { liveEvent: 'event_not_found', prematchEvent: 'unavailable' }, { kind: 'failed' }],
    // Without a network nobody knows anything of the event.
    ['event', 'event/9', { liveEvent: 'network' }, { kind: 'failed' }],
    ['event', 'event/9', { liveEvent: 'network', prematchEvent: 'event_not_found' }, { kind: 'failed' }],
  ])('%s, %s, calls that fail %j: %j', async (kind, name, answers, expected) => {
    expect(await serverOf(answers).poll(kind, name, undefined)).toEqual(expected)
  })

  it.each<[TopicKind, string, string | undefined, unknown]>([
    ['menu', 'menu', undefined, ['liveListMenu', {}, { patienceMs: 5000 }]],
    ['overview', 'overview/0/1', undefined, ['liveOverview', { group: 1 }, { patienceMs: 5000 }]],
    [
      'overview',
      'overview/3/2',
      FACTORS,
      ['liveOverview', { sport: 3, group: 2, factors: FACTORS }, { patienceMs: 5000 }],
    ],
    ['event', 'event/9', undefined, ['liveEvent', {}, { id: 9, patienceMs: 5000 }]],
    ['event', 'event/9', FACTORS, ['liveEvent', { factors: FACTORS }, { id: 9, patienceMs: 5000 }]],
  ])('%s, %s at %s asks %j, once', async (kind, name, cursor, expected) => {
    const server = serverOf({})
    await server.poll(kind, name, cursor)
    expect(server.asked).toEqual([expected])
  })
})
