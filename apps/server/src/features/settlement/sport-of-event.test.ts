import { FIRST_SPORT, SPORTS } from '@xezer/sports/registry'
import { describe, expect, it } from 'vitest'
import { getSportOfEvent } from './sport-of-event.ts'

const DESCRIBED = { ...FIRST_SPORT.markets.get('total'), key: 'told_by_a_provider' }

/** Events of the sport by their id; an id beyond them was never stored. */
const sportOf = (eventId: number) =>
  getSportOfEvent(
    {
      batches: {
        findSportId: (id: number) => Promise.resolve(SPORTS.some((sport) => sport.id === id) ? id : null),
      },
      descriptions: {
        find: (sportId: number, type: string) => (sportId === 2 && type === DESCRIBED.key ? DESCRIBED : null),
      },
    } as unknown as Parameters<typeof getSportOfEvent>[0],
    eventId,
  )

describe('whose rules the results of an event follow', () => {
  it.each(SPORTS.map(({ key, id }) => [key, id] as const))(
    'those of %s, with its markets and its facts',
    async (key, id) => {
      const sport = await sportOf(id)
      expect(sport.key).toBe(key)
      for (const type of sport.markets.types) expect(sport.markets.find(type.key)).toBe(type)
    },
  )

  it('those of the first sport, of an event that is older than the table of events', async () => {
    expect((await sportOf(999)).key).toBe(FIRST_SPORT.key)
  })

  it('those that a provider described for its sport, besides', async () => {
    expect((await sportOf(2)).markets.find(DESCRIBED.key)).toBe(DESCRIBED)
    expect((await sportOf(1)).markets.find(DESCRIBED.key)).toBeNull()
  })
})
