import { marginsOf } from '@xezer/pricing/margins'
import { isSpecifierOf } from '@xezer/sport/market-type'
import { holdsPath, type SportFacts } from '@xezer/sport/sport-facts'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_MODEL } from './football/example-match.ts'
import { FOOTBALL_SPORT } from './football/football.ts'
import { createFootballPlay } from './football/play/football-play.ts'
import type { MatchPlay } from './match-play.ts'
import { getSport } from './registry.ts'
import type { SportModule } from './sport-module.ts'
import type { DrawnMatch } from './sport-play.ts'

const MATCHES = 3
const MATCH: Omit<DrawnMatch, 'eventId' | 'format' | 'world'> = {
  startsAtMs: 0,
  gender: 'm',
  surface: 'hard',
  isDoubles: false,
  isNeutral: false,
  names: { home: 'lions', away: 'owls' },
  strengths: { home: 0.2, away: 0 },
}

type Create = (eventId: number, speed: number) => MatchPlay

/** Both lengths that a sport is played in. */
const FORMATS: readonly (readonly [sportId: number, odd: string, even: string])[] = [
  [2, '4x10', '4x12'],
  [3, 'best_of_3', 'best_of_5'],
  [4, 'best_of_5', 'best_of_7'],
]

const PLAYS: readonly (readonly [string, SportModule, Create])[] = [
  [
    'football',
    FOOTBALL_SPORT,
    (eventId, speed) =>
      createFootballPlay({
        model: EXAMPLE_MODEL,
        world: { seed: 'play', speed },
        eventId,
        startsAtMs: 0,
      }) as MatchPlay,
  ],
  ...FORMATS.map(([sportId, odd, even]) => {
    const sport = getSport(sportId)
    const create: Create = (eventId, speed) => {
      const match = {
        ...MATCH,
        eventId,
        world: { seed: 'play', speed },
        format: eventId % 2 === 1 ? odd : even,
      }
      if (sport.play === null) throw new Error('played from its tables')
      return sport.play.create(match)
    }
    return [sport.key, sport, create] as const
  }),
]

describe.each(PLAYS)('whoever tells a match of %s', (_name, sport, create) => {
  const margins = marginsOf(sport.margins, 2, true)

  it.each([1, 60])('hears it begin once, stop before it opens, and end once (speed %i)', (speed) => {
    for (let eventId = 1; eventId <= MATCHES; eventId++) {
      const play = create(eventId, speed)
      let board = play.before
      expect(play.read(board)).toMatchObject({ status: 'prematch', isStopped: false })
      const begun = { starts: 0, atSeconds: 0 }
      for (const step of play.steps) {
        const before = play.read(board)
        board = play.apply(board, step)
        const now = play.read(board)
        const { kind } = play.effectOf(step)
        if (kind === 'start') begun.starts += 1
        if (kind === 'stop' || kind === 'resume') expect(now.isStopped).toBe(kind === 'stop')
        else expect(now.isStopped).toBe(before.isStopped)
        // Behind the end nothing but the record is put right.
        if (before.status === 'ended' || before.status === 'abandoned') expect(kind).toBe('correction')
        if (now.status === 'live') expect(begun.starts).toBe(1)
        expect(step.atSeconds).toBeGreaterThanOrEqual(begun.atSeconds)
        begun.atSeconds = step.atSeconds
      }
      const end = play.read(board)
      expect(['ended', 'abandoned']).toContain(end.status)
      expect(play.offers(board, { atMs: 1, atSeconds: begun.atSeconds }, margins, new Set())).toEqual([])
      if (sport.play === null) continue
      const { atSpeedOne, least } = sport.play.longestMs
      expect((begun.atSeconds * 1000) / speed).toBeLessThanOrEqual(atSpeedOne / speed + least)
    }
  })

  it('reads a record that only grows, and what is over stays over', () => {
    for (let eventId = 1; eventId <= MATCHES; eventId++) {
      const play = create(eventId, 1)
      let board = play.before
      let before = play.read(board).facts
      for (const step of play.steps) {
        board = play.apply(board, step)
        const { facts } = play.read(board)
        if (play.effectOf(step).kind !== 'correction') {
          expect(facts.counted.length).toBeGreaterThanOrEqual(before.counted.length)
          expect(facts.closed).toEqual(expect.arrayContaining([...before.closed]))
          // What is over has its numbers.
          const numbersOf = ({ counted }: SportFacts) =>
            counted.filter(({ path }) => before.closed.some((part) => holdsPath(part, path))).length
          expect(numbersOf(facts)).toBe(numbersOf(before))
        }
        before = facts
      }
    }
  })

  it('is sold every market of its catalogue at some time, with outcomes and specifiers that it has', () => {
    if (sport === FOOTBALL_SPORT) return
    const sold = new Set<string>()
    for (let eventId = 1; eventId <= MATCHES; eventId++) {
      const play = create(eventId, 1)
      let board = play.before
      for (const [index, step] of play.steps.entries()) {
        if (index % 61 === 0) {
          const at = { atMs: 1, atSeconds: step.atSeconds }
          for (const { type, specifier, outcomes } of play.offers(board, at, margins, new Set())) {
            const row = sport.markets.get(type)
            const keys = outcomes.map(({ key }) => key)
            expect(isSpecifierOf(row, specifier), `${type} ${specifier}`).toBe(true)
            expect(keys, type).toEqual(row.outcomes.filter((key) => keys.includes(key)))
            sold.add(type)
          }
        }
        board = play.apply(board, step)
      }
    }
    expect([...sold].sort()).toEqual(sport.markets.matchTypes.map(({ key }) => key).sort())
  })
})

/** What is on the screens, one after the other, without repetition. */
function seen<T>(play: MatchPlay, read: (live: ReturnType<MatchPlay['live']>) => T): T[] {
  let board = play.before
  const found = [read(play.live(board, 0, 1))]
  for (const step of play.steps) {
    board = play.apply(board, step)
    const now = read(play.live(board, step.atSeconds, 1))
    if (JSON.stringify(now) !== JSON.stringify(found.at(-1))) found.push(now)
  }
  return found
}

describe('the parts of a match follow each other', () => {
  const periodsOf = (key: string, eventId: number): string[] => {
    const row = PLAYS.find(([name]) => name === key)
    if (row === undefined) throw new Error(`no ${key}`)
    return seen(row[2](eventId, 1), ({ period }) => period)
  }
  it.each([
    ['football', 1, ['not_started', 'half1', 'half_time', 'half2', 'finished']],
    [
      'basketball',
      1,
      [
        ...['not_started', 'quarter1', 'break', 'quarter2', 'half_time'],
        ...['quarter3', 'break', 'quarter4', 'finished'],
      ],
    ],
  ])('%s %i', (key, eventId, periods) => {
    expect(periodsOf(key, eventId)).toEqual(periods)
  })

  it.each(['tennis', 'table_tennis'])('%s is over when somebody has won his sets', (key) => {
    for (let eventId = 1; eventId <= MATCHES; eventId++) {
      const periods = periodsOf(key, eventId)
      const sets = periods.slice(1, -1)
      expect(periods[0]).toBe('not_started')
      expect(periods.at(-1)).toBe('finished')
      expect(sets).toEqual(sets.map((_, index) => `set${index + 1}`))
    }
  })
})
