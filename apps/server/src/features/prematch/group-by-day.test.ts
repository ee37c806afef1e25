import { createScript, prices } from '@xezer/dev-world/scripted-feed'
import { BAKU_AHEAD_MINUTES } from '@xezer/i18n/format-time'
import { expect, it } from 'vitest'
import { createBook } from '../../core/catalogue/create-book.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { groupByDay } from './group-by-day.ts'

const HOUR_MS = 3_600_000
const NOON_MS = Date.UTC(2026, 10, 22, 12)

/** Leagues of the script with another country and tier, each with matches at hours after noon of 22 November. */
function eventsOf(leagues: readonly { country: string; tier: 1 | 2; hours: readonly number[] }[]) {
  const script = createScript({ nowMs: () => NOON_MS })
  const book = createBook(nodeMachine.secureRandom)
  book.advance(NOON_MS)
  const catalogue = script.catalogue()
  if (catalogue.kind !== 'catalogue') throw new Error('the script begins with its catalogue')
  const [category, tournament] = [catalogue.categories[0], catalogue.tournaments[0]]
  if (category === undefined || tournament === undefined) throw new Error('the script has a league')
  book.apply({
    ...catalogue,
    categories: leagues.map(({ country }, at) => ({ ...category, id: 100 + at, code: country })),
    tournaments: leagues.map(({ tier }, at) => ({ ...tournament, id: 100 + at, categoryId: 100 + at, tier })),
  })
  book.apply(script.up('prematch'))
  let id = 0
  leagues.forEach(({ hours }, at) => {
    for (const hour of hours) {
      id += 1
      book.apply(script.fixture(id, NOON_MS + hour * HOUR_MS, { tournamentId: 100 + at }))
      book.apply(script.odds('prematch', id, [prices('1x2', '', [['1', 2]])]))
    }
  })
  return book.prematchEvents()
}

const ENGLAND = { country: 'gb-eng', tier: 1 } as const
const SECOND = { country: 'gb-eng', tier: 2 } as const
const HOME = { country: 'az', tier: 2 } as const

it('has the next day first, and in each day home, then better leagues, whoever plays first', () => {
  const events = eventsOf([
    { ...SECOND, hours: [1, 30] },
    { ...ENGLAND, hours: [2, 27] },
    { ...HOME, hours: [5, 31] },
  ])
  const shown = groupByDay(events, BAKU_AHEAD_MINUTES).map(({ day, first }) => [
    day,
    first.category.code,
    first.tournament.tier,
  ])
  const order = [
    ['az', 2],
    ['gb-eng', 1],
    ['gb-eng', 2],
  ]
  expect(shown).toEqual([
    ...order.map((league) => ['2026-11-22', ...league]),
    ...order.map((league) => ['2026-11-23', ...league]),
  ])
})

it('tells days by the zone of the visitor', () => {
  // 21:00 UTC: one in the morning in Baku, four in the afternoon in New York.
  const events = eventsOf([{ ...ENGLAND, hours: [9] }])
  const dayIn = (zone: number) => groupByDay(events, zone)[0]?.day
  expect([dayIn(BAKU_AHEAD_MINUTES), dayIn(-300), dayIn(0)]).toEqual([
    '2026-11-23',
    '2026-11-22',
    '2026-11-22',
  ])
})
