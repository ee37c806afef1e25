import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { readSeenMatch, type SeenBoard } from '@xezer/betting/standing/seen-match'
import { type LegStanding, type LegTerms, standLeg } from '@xezer/betting/standing/stand-leg'
import { type MarketType, periodOf } from '@xezer/sport/market-type'
import { type Counted, pathOfPart, type SportFacts } from '@xezer/sport/sport-facts'
import { must } from '@xezer/std/assert'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BASKETBALL_SPORT } from './basketball/basketball.ts'
import { FOOTBALL_SPORT } from './football/football.ts'
import { SPORTS } from './registry.ts'
import type { SportModule } from './sport-module.ts'
import { TENNIS_SPORT } from './tennis/tennis.ts'

type Pairs = readonly (readonly [home: number, away: number])[]
/** `0:1 2:0` */
const pairsOf = (text: string): Pairs =>
  text.split(' ').map((pair) => [Number(pair.split(':')[0]), Number(pair.split(':')[1])])

const termsOf = (type: MarketType, specifier: string, outcome: string): LegTerms => ({
  rule: type.rule,
  statistic: type.statistic,
  period: periodOf(type, specifier),
  outcomes: type.outcomes,
  numbered: type.numbered,
  team: type.team,
  specifier,
  outcome,
})
const boardOf = (parts: readonly string[], periods: Pairs, played: number, isWon: boolean): SeenBoard => {
  const pairs = periods.map(([home, away]) => ({ home, away }))
  const over = pairs.slice(0, Math.floor(played))
  const score = isWon
    ? {
        home: over.filter(({ home, away }) => home > away).length,
        away: over.filter(({ home, away }) => away > home).length,
      }
    : {
        home: pairs.reduce((sum, { home }) => sum + home, 0),
        away: pairs.reduce((sum, { away }) => sum + away, 0),
      }
  return { score: { ...score, periods: pairs }, tally: isWon ? 'won' : 'sum', parts, played }
}
const standOf = (
  sport: SportModule,
  board: SeenBoard,
  [type, specifier, outcome]: readonly [string, string, string],
) => {
  const seen = readSeenMatch(board, sport)
  return seen === null ? null : standLeg(termsOf(sport.markets.get(type), specifier, outcome), seen)
}
const say = (standing: LegStanding | null): string => {
  if (standing === null) return '-'
  const more = (list: Extract<LegStanding, { kind: 'needs' }>['more']) =>
    list.map(({ count, side }) => `${count} ${side ?? 'any'}`).join(' + ')
  if (standing.kind === 'holds') return standing.room === null ? 'holds' : `holds, ${more([standing.room])}`
  if (standing.kind === 'needs') return `needs ${more(standing.more)}`
  if (standing.kind === 'waits') return 'waits'
  if (standing.kind === 'cannot_win') return 'cannot win'
  return `${standing.kind} ${standing.result}`
}

describe('what a leg needs, of football', () => {
  const HALVES = ['h1', 'h2']
  it.each([
    ['1x2', '', '1', '0:0', 0.2, 'needs 1 home'],
    ['1x2', '', '1', '0:1', 0.2, 'needs 2 home'],
    ['1x2', '', '1', '2:0 0:0', 1.4, 'holds, 1 away'],
    ['1x2', '', 'x', '1:1', 0.8, 'holds, 0 any'],
    ['1x2', '', 'x', '0:2', 0.8, 'needs 2 home'],
    ['double_chance', '', '12', '1:1', 0.8, 'needs 1 any'],
    ['total', 'total=2.5', 'over', '1:0', 0.5, 'needs 2 any'],
    ['total', 'total=2.5', 'under', '1:0', 0.5, 'holds, 1 any'],
    ['total', 'total=2.5', 'under', '1:0 1:1', 1.5, 'decided lost'],
    ['total', 'total=2', 'over', '1:1', 0.5, 'needs 1 any'],
    ['total', 'total=2.25', 'under', '1:1', 0.5, 'stands half_won'],
    ['ahcp', 'hcp=-1.5', '1', '1:0', 0.5, 'needs 1 home'],
    ['btts', '', 'yes', '0:0', 0.5, 'needs 1 home + 1 away'],
    ['btts', '', 'yes', '3:0', 0.5, 'needs 1 away'],
    ['btts', '', 'no', '3:0', 0.5, 'holds, 0 away'],
    ['btts', '', 'no', '1:1', 0.5, 'decided lost'],
    ['correct_score', '', '2:1', '1:0', 0.5, 'needs 1 home + 1 away'],
    ['correct_score', '', '1:0', '1:1', 0.5, 'cannot win'],
    ['odd_even', '', 'even', '1:1', 0.5, 'holds, 0 any'],
    ['next_goal', 'goalnr=2', '1', '0:1', 0.5, 'needs 1 home'],
    ['next_goal', 'goalnr=3', '1', '0:1', 0.5, '-'],
    ['next_goal', 'goalnr=3', 'none', '0:2', 0.5, 'holds, 0 any'],
    ['h1_1x2', '', '1', '0:1 2:0', 1.5, '-'],
    ['h2_1x2', '', '1', '0:1', 0.5, 'waits'],
    ['h2_1x2', '', '1', '0:1 0:0', 1.5, 'needs 1 home'],
    ['htft', '', '1/2', '1:0', 0.5, '-'],
    ['htft', '', '1/2', '1:0 0:0', 1.1, 'needs 2 away'],
    ['htft', '', 'x/1', '1:0 0:0', 1.1, '-'],
    ['corners_total', 'total=9.5', 'over', '1:0', 0.5, '-'],
  ] as const)('%s %s %s at %s, %f parts played: %s', (type, specifier, outcome, periods, played, told) => {
    expect(
      say(
        standOf(FOOTBALL_SPORT, boardOf(HALVES, pairsOf(periods), played, false), [type, specifier, outcome]),
      ),
    ).toBe(told)
  })

  it('counts corners where the board does', () => {
    const board = boardOf(HALVES, pairsOf('0:0'), 0.5, false)
    const withCorners = { ...board, score: { ...board.score, corners: { home: 3, away: 4 } } }
    expect(say(standOf(FOOTBALL_SPORT, withCorners, ['corners_total', 'total=9.5', 'over']))).toBe(
      'needs 3 any',
    )
  })

  it('reads the score of the match where no parts are told', () => {
    const board = {
      score: { home: 1, away: 0, periods: [] },
      tally: 'sum',
      parts: HALVES,
      played: 0.5,
    } as const
    expect(say(standOf(FOOTBALL_SPORT, board, ['1x2', '', 'x']))).toBe('needs 1 away')
    expect(say(standOf(FOOTBALL_SPORT, board, ['h1_1x2', '', 'x']))).toBe('-')
  })

  it('says nothing of a match that is over, nor of numbers that contradict each other', () => {
    const board = boardOf(HALVES, pairsOf('1:0 0:0'), 2, false)
    expect(standOf(FOOTBALL_SPORT, board, ['1x2', '', '1'])).toBeNull()
    const odd = {
      ...boardOf(HALVES, pairsOf('1:0'), 0.5, false),
      score: { home: 2, away: 0, periods: [{ home: 1, away: 0 }] },
    }
    expect(standOf(FOOTBALL_SPORT, odd, ['1x2', '', '1'])).toBeNull()
  })
})

describe('what a leg needs, of other sports', () => {
  const QUARTERS = ['q1', 'q2', 'q3', 'q4']
  const SETS = ['set1', 'set2', 'set3']
  it.each([
    [BASKETBALL_SPORT, QUARTERS, ['winner', '', '1'], '20:25 20:20 5:0', 2.3, 'needs 1 home'],
    [BASKETBALL_SPORT, QUARTERS, ['total', 'total=160.5', 'over'], '20:25 20:20 5:0', 2.3, 'needs 71 any'],
    [BASKETBALL_SPORT, QUARTERS, ['h1_1x2', '', '1'], '20:25 20:20 5:0', 2.3, '-'],
    [BASKETBALL_SPORT, QUARTERS, ['quarter_1x2', 'quarternr=4', '1'], '20:25 20:20 5:0', 2.3, 'waits'],
    [TENNIS_SPORT, SETS, ['winner', '', '1'], '3:2', 0.5, 'needs 2 home'],
    [TENNIS_SPORT, SETS, ['winner', '', '1'], '6:2 1:0', 1.5, 'needs 1 home'],
    [TENNIS_SPORT, SETS, ['sets_score', '', '2:0'], '2:6 1:0', 1.5, 'cannot win'],
    [TENNIS_SPORT, SETS, ['total', 'total=22.5', 'over'], '6:4 1:0', 1.5, 'needs 12 any'],
    [TENNIS_SPORT, SETS, ['set_total', 'setnr=2|total=9.5', 'under'], '6:4 1:0', 1.5, 'holds, 8 any'],
    [TENNIS_SPORT, SETS, ['sets_exact', '', '3'], '6:4 1:0', 1.5, '-'],
    [TENNIS_SPORT, SETS, ['sets_total', 'total=2.5', 'over'], '6:4 1:0', 1.5, 'needs 2 any'],
    [TENNIS_SPORT, SETS, ['set_winner', 'setnr=3', '1'], '6:4 1:0', 1.5, 'waits'],
  ] as const)('%o %j %j at %s, %f parts played: %s', (sport, parts, leg, periods, played, told) => {
    expect(say(standOf(sport, boardOf(parts, pairsOf(periods), played, sport === TENNIS_SPORT), leg))).toBe(
      told,
    )
  })
})

describe('what is said is what settlement would say', () => {
  const PARTS: Record<string, readonly string[]> = {
    football: ['h1', 'h2'],
    basketball: ['q1', 'q2', 'q3', 'q4'],
  }
  const LINES = ['0.5', '1', '1.5', '2.25', '2.5', '3.75']
  const pair = fc.tuple(fc.nat(4), fc.nat(4))

  const legOf = (sport: SportModule) =>
    fc
      .tuple(fc.constantFrom(...sport.markets.matchTypes), fc.constantFrom(...LINES), fc.nat(40))
      .map(([type, line, pick]) => {
        const values = type.specifiers.map(({ key, lines }) => {
          const value =
            lines === 'count' ? String(1 + (pick % 4)) : lines === 'whole' ? String(1 + (pick % 3)) : line
          return `${key}=${key === 'hcp' && pick % 2 === 0 && value !== '0' ? `-${value}` : value}`
        })
        const outcome = must(type.outcomes[pick % type.outcomes.length], 'an outcome')
        return { type, specifier: values.join('|'), outcome }
      })

  /** Facts in a random order, as no board tells them. */
  const factsOf = (
    status: SportFacts['status'],
    closed: readonly string[],
    counted: readonly Counted[],
  ): SportFacts => ({
    status,
    advances: null,
    closed,
    counted: counted.toSorted((left, right) => left.path.localeCompare(right.path)),
  })
  const countedOf = (statistic: string, path: string, [home, away]: readonly [number, number]): Counted[] => [
    ...Array.from({ length: away }, (): Counted => ({ statistic, side: 'away', path, weight: 1, minute: 5 })),
    ...Array.from({ length: home }, (): Counted => ({ statistic, side: 'home', path, weight: 1, minute: 7 })),
  ]

  it.each(SPORTS.filter(({ key }) => PARTS[key] !== undefined).map((sport) => [sport.key, sport] as const))(
    '%s',
    (key, sport) => {
      const parts = must(PARTS[key], 'parts')
      const match = fc.tuple(
        fc.array(pair, { minLength: 1, maxLength: parts.length }),
        legOf(sport),
        fc.array(fc.constantFrom('home', 'away'), { maxLength: 6 }),
      )
      fc.assert(
        fc.property(match, ([periods, { type, specifier, outcome }, future]) => {
          const board = boardOf(parts, periods, periods.length - 0.5, false)
          const standing = standOf(sport, board, [type.key, specifier, outcome])
          if (standing === null || standing.kind === 'waits') return
          const paths = parts.map(pathOfPart)
          const over = periods.length - 1
          const closed = [
            'match',
            ...parts.slice(0, over + 1),
            ...paths.slice(0, over + 1),
            ...(key === 'basketball' && over >= 2 ? ['h1'] : []),
          ]
          const past = periods.flatMap((one, index) =>
            countedOf(type.statistic, must(paths[index], 'a part'), one),
          )
          const settleAfter = (home: number, away: number) => {
            const counted = [...past, ...countedOf(type.statistic, must(paths[over], 'now'), [home, away])]
            const decision = settleMarket(type, specifier, factsOf('finished', closed, counted))
            return decision === 'undecided' ? null : decision.resultOf(outcome).kind
          }
          const [home, away] = [
            future.filter((side) => side === 'home').length,
            future.filter((side) => side === 'away').length,
          ]
          if (standing.kind === 'cannot_win') expect(settleAfter(home, away)).toBe('lost')
          if (standing.kind === 'decided') expect(settleAfter(home, away)).toBe(standing.result)
          if (standing.kind === 'stands') expect(settleAfter(0, 0)).toBe(standing.result)
          if (standing.kind === 'holds') {
            expect(settleAfter(0, 0)).toBe('won')
            const { room } = standing
            if (room !== null) {
              const [h, a] =
                room.side === 'home'
                  ? [room.count, 0]
                  : room.side === 'away'
                    ? [0, room.count]
                    : [room.count, 0]
              expect(settleAfter(h, a)).toBe('won')
              expect(
                settleAfter(room.side === 'away' ? h : h + 1, room.side === 'away' ? a + 1 : a),
              ).not.toBe('won')
            }
          }
          if (standing.kind === 'needs') {
            expect(settleAfter(0, 0)).not.toBe('won')
            const sumOf = (side: 'home' | 'away') =>
              standing.more.reduce(
                (sum, one) =>
                  one.side === side || (one.side === null && side === 'away') ? sum + one.count : sum,
                0,
              )
            expect(settleAfter(sumOf('home'), sumOf('away'))).toBe('won')
          }
        }),
        { numRuns: 3000 },
      )
    },
  )
})
