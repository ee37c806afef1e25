import type { Event, Factor } from '@xezer/contract/sport-entities'

/** A match in a list with these cells and nothing else that matters. */
export function exampleEvent(id: number, factors: Factor[], change: Partial<Event> = {}): Event {
  return {
    id,
    type: 1,
    number: id,
    time: '2026-11-21T12:00:00Z',
    home: `Home ${id}`,
    away: `Away ${id}`,
    kind: null,
    results: null,
    status: 'half1',
    paused: false,
    marketCount: 1,
    periods: [{ number: 0, name: 'Match', kind: 'match', factors: [factors], markets: [], groups: [] }],
    groups: [],
    sport: { id: 1, name: 'Football' },
    animation: null,
    stream: null,
    ...change,
  }
}
