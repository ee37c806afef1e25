import { createScript, prices } from '@xezer/dev-world/scripted-feed'
import { SPORTS } from '@xezer/sports/registry'
import { expect, it } from 'vitest'
import { createBook } from '../../core/catalogue/create-book.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { presentGonePosition, presentSlipPosition } from './present-slip-position.ts'

const NOW_MS = 1_800_000_000_000
const clock = { nowMs: () => NOW_MS, steadyMs: () => 0 }
const script = createScript(clock)
const book = createBook(nodeMachine.secureRandom)
for (const message of [script.up('prematch'), script.up('live'), script.catalogue()]) book.apply(message)

/** Of each sport a match to come and one in play, by the sport's id. */
const toCome = (sportId: number) => 2 * sportId
const inPlay = (sportId: number) => 2 * sportId + 1
const winnerOf = (sportId: number) => (sportId === 1 ? '1x2' : 'winner')
for (const { id, key } of SPORTS) {
  const place = { sportId: id, tournamentId: 10 * id, homeId: 100 * id, awayId: 100 * id + 1 }
  const names = { id, alias: key, name: key, league: 'League', firstSide: 100 * id, sides: ['A', 'B'] }
  const offer = prices(winnerOf(id), '', [['1', 2]])
  for (const message of [
    script.sport(names),
    script.fixture(toCome(id), NOW_MS + 1000, place),
    script.odds('prematch', toCome(id), [offer]),
    script.fixture(inPlay(id), NOW_MS - 1000, place),
    script.score(inPlay(id)),
    script.odds('live', inPlay(id), [offer]),
  ])
    book.apply(message)
}

const present = (event: number, sportId: number, liveDelayMs: number | null) =>
  presentSlipPosition(
    { book, clock, steadyClock: clock, liveDelayMs },
    { event, factor: `${event}:${winnerOf(sportId)}::1` },
    'AZN',
    'en',
  )

it.each(SPORTS)(
  'a match of $key in play says how long a bet on it is checked, one to come that it is not',
  ({ id, liveDelayMs }) => {
    expect(liveDelayMs).toBeGreaterThan(0)
    expect(present(inPlay(id), id, null)).toMatchObject({ event: { kind: 1, liveDelay: liveDelayMs } })
    expect(present(toCome(id), id, null)).toMatchObject({ event: { kind: 0, liveDelay: 0 } })
  },
)

it.each([200, 0])('the setting of the house stands for every sport: %i', (setting) => {
  for (const { id } of SPORTS) {
    expect(present(inPlay(id), id, setting)?.event.liveDelay).toBe(setting)
    expect(present(toCome(id), id, setting)?.event.liveDelay).toBe(0)
  }
})

it('what left the book is not checked', () => {
  expect(present(99, 1, null)).toBeNull()
  expect(presentGonePosition({ event: 99, factor: '99:1x2::1' }, 'en').event.liveDelay).toBe(0)
})
