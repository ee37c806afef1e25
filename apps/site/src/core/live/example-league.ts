import type { Event, League } from '@xezer/contract/sport-entities'
import { exampleEvent } from './example-event.ts'
import { exampleNames } from './example-names.ts'

/** The one cell of an example's match to come. */
export const exampleHandle = (event: number) => `${event}:1x2::1`

/** A match before its start, with one cell. */
export function exampleMatch(id: number): Event {
  const factors = [{ h: exampleHandle(id), v: 2, n: '1', pt: null, d: false }]
  return exampleEvent(id, factors, { type: 0, status: 'not_started' })
}

/** A league of a list; without its matches where a window leaves them out. */
export function exampleLeague(id: number, events: Event[] | undefined): League {
  return {
    id,
    sport: 1,
    ...exampleNames(`League ${id}`),
    country: { id: 1, code: 'az', name: 'Azerbaijan' },
    top: 0,
    height: 0,
    count: 1,
    ...(events === undefined ? {} : { events }),
  }
}
