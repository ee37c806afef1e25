import type { Event, League } from '@xezer/contract/sport-entities'
import { presentWireTime } from '@xezer/contract/wire-time'
import { expect, it } from 'vitest'
import { exampleEvent } from '../live/example-event.ts'
import { chooseNextMatches, listNextMatches } from './choose-next-matches.ts'

const NOW_MS = Date.UTC(2026, 10, 21, 12, 0)
const MINUTE_MS = 60_000

const match = (id: number, inMinutes: number, change: Partial<Event> = {}) =>
  exampleEvent(id, [], { type: 0, time: presentWireTime(NOW_MS + inMinutes * MINUTE_MS), ...change })
const league = (...events: Event[]) => ({ events }) as League

it.each<[string, readonly League[], readonly number[]]>([
  ['stand by when they begin', [league(match(1, 90)), league(match(2, 30))], [2, 1]],
  ['are the first of the list', [league(match(1, 90), match(2, 60), match(3, 70), match(4, 5))], [2, 3, 1]],
  ['are three', [league(match(1, 5), match(2, 5)), league(match(3, 5), match(4, 5))], [1, 2, 3]],
  ['have not begun', [league(match(1, -1), match(2, 0), match(3, 1))], [3]],
  ['are no seasons', [league(match(1, 9, { competitors: 20 }), match(2, 9))], [2]],
  ['are none of a league that came without its matches', [{} as League], []],
])('the next matches %s', (_rule, leagues, expected) => {
  expect(chooseNextMatches(leagues, NOW_MS).map(({ event }) => event.id)).toEqual(expected)
})

it('the next matches stand in their leagues, and no league without one is listed', () => {
  const leagues = [league(match(1, 5), match(2, -5)), league(match(3, -5)), league(match(4, 9), match(5, 9))]
  const listed = listNextMatches(leagues, NOW_MS, 2)
  expect(listed.map(({ events = [], count }) => [count, events.map(({ id }) => id)])).toEqual([
    [1, [1]],
    [1, [4]],
  ])
})
