import type { League, ListSport } from '@xezer/contract/sport-entities'
import { expect, it } from 'vitest'
import { exampleEvent } from '../../core/live/example-event.ts'
import { exampleNames } from '../../core/live/example-names.ts'
import { countVideo, keepVideo } from './keep-video.ts'

const match = (id: number, stream: string | null) => exampleEvent(id, [], { stream })
const league = (id: number, ...streams: (string | null)[]): League => ({
  ...{
    id,
    ...exampleNames(`League ${id}`),
    country: { id: 1, code: 'az', name: 'A' },
    sport: 1,
    top: 0,
    height: 0,
  },
  count: streams.length,
  events: streams.map((stream, at) => match(10 * id + at, stream)),
})
const sport = (id: number, ...leagues: League[]): ListSport => ({
  ...{ id, alias: 'football', ...exampleNames('Sport'), group: 1, groups: [], head: [], top: 0, height: 0 },
  countEvents: leagues.reduce((sum, { count }) => sum + count, 0),
  leagues,
})

it('keeps what has a broadcast, with the counts of that', () => {
  const whole = league(1, '/a', '/b')
  const kept = keepVideo([sport(1, whole, league(2, null, '/c'), league(3, null)), sport(2, league(4, null))])
  expect(kept.map(({ id, countEvents }) => [id, countEvents])).toEqual([[1, 3]])
  expect(kept[0]?.leagues.map(({ id, count, events }) => [id, count, events?.map((one) => one.id)])).toEqual([
    [1, 2, [10, 11]],
    [2, 1, [21]],
  ])
  expect(kept[0]?.leagues[0]).toBe(whole)
})

it('counts the sports of the menu that have any', () => {
  const video = { video: true } as const
  const sports = [
    { id: 1, countEvents: 3, events: [video, {}, video] },
    { id: 2, countEvents: 1, events: [{}] },
  ]
  expect(countVideo(sports)).toEqual([{ ...sports[0], countEvents: 2 }])
})
