import { liveListMenu } from '@xezer/contract/live'
import { prematchList } from '@xezer/contract/prematch'
import { ok } from '@xezer/std/result'
import { describe, expect, it } from 'vitest'
import type { ApiClient } from '../../platform/api-client.ts'
import { createCallCache } from '../calls/call-cache.ts'
import { findFirstImage } from '../live/topic-question.ts'
import { askedKey, createFirstAnswers } from './first-answers.ts'

const tree = { sports: [], popular: { sports: [], leagues: [] } }
const keyOf = (call: string, input: object, id?: number) => askedKey({ call, input, id })
const firstOf = (answers: [string, unknown][]) => createFirstAnswers(new Map(answers), 5)

describe('what the document brought', () => {
  it.each<[string, unknown, unknown]>([
    ['is given in the shape of its call', tree, tree],
    ['is nothing in another shape', { sports: 7 }, undefined],
    ['is nothing when the call refused', null, undefined],
  ])('%s', (_name, answer, found) => {
    expect(firstOf([[keyOf('prematchList', { hours: 0 }), answer]]).find(prematchList, { hours: 0 })).toEqual(
      found,
    )
  })

  it('answers its own question alone, and none when the first screen stands', () => {
    const first = firstOf([[keyOf('prematchList', { hours: 0 }), tree]])
    expect(first.find(prematchList, { hours: 3 })).toBeUndefined()
    first.forget()
    expect(first.find(prematchList, { hours: 0 })).toBeUndefined()
  })

  it.each<[string, 'event' | 'overview' | 'menu' | 'league', string, unknown]>([
    ['an image with its cursor', 'overview', 'overview/0/1', { raw: { factors: 'c' }, cursor: 'c' }],
    ['one of a single sport', 'overview', 'overview/3/2', { raw: { factors: 'd' }, cursor: 'd' }],
    ['one that has no cursor', 'menu', 'menu', { raw: { sports: [] }, cursor: undefined }],
    ['that an event is gone', 'event', 'event/7', 'gone'],
    ['nothing of what was not asked', 'event', 'event/8', undefined],
    ['nothing of a league', 'league', 'league/5', undefined],
  ])('says of a topic: %s', (_name, kind, name, image) => {
    const first = firstOf([
      [keyOf('liveOverview', { group: 1 }), { factors: 'c' }],
      [keyOf('liveOverview', { sport: 3, group: 2 }), { factors: 'd' }],
      [keyOf('liveListMenu', {}), { sports: [] }],
      [keyOf('liveEvent', {}, 7), null],
    ])
    expect(findFirstImage(first, kind, name)).toEqual(image)
  })

  it('stands in for the first asking of a call, and for no later one', async () => {
    let asked = 0
    const client = {
      call: async () => {
        asked += 1
        return ok({ sports: [] })
      },
    }
    // Its one method answers what the test says; the schema of the call is not its business.
    const calls = createCallCache(
      client as unknown as ApiClient,
      firstOf([[keyOf('liveListMenu', {}), { sports: [] }]]),
    )
    const resource = calls.get(liveListMenu, {})
    expect(resource.read().data).toEqual({ sports: [] })
    await resource.reload()
    expect(asked).toBe(0)
    await resource.reload()
    expect(asked).toBe(1)
  })
})
