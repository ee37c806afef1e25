import type { MarketType } from '@xezer/sport/market-type'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { describe, expect, it } from 'vitest'
import { buildMarkets } from '../markets/market-template.ts'
import { SHARED } from '../markets/shared-templates.ts'
import { settleMarket } from './settle-market.ts'

// A sport that nobody plays: sets of games of points, and quarters.
const [winner, setWinner, gameTotal, quarterTotal, quarterRace] = buildMarkets([
  { prefix: '', period: 'match', statistic: 'sets', templates: [SHARED.winner] },
  {
    prefix: 'set_',
    period: 'set{setnr}',
    specifiers: [{ key: 'setnr', lines: 'count' }],
    statistic: 'games',
    templates: [SHARED.winner],
  },
  {
    prefix: 'game_',
    period: 'set{setnr}.game{gamenr}',
    specifiers: [
      { key: 'setnr', lines: 'count' },
      { key: 'gamenr', lines: 'count' },
    ],
    statistic: 'points',
    templates: [SHARED.total],
  },
  {
    prefix: 'quarter_',
    period: 'q{quarternr}',
    specifiers: [{ key: 'quarternr', lines: 'count' }],
    statistic: 'points',
    templates: [SHARED.total, SHARED.raceTo],
  },
]) as [MarketType, MarketType, MarketType, MarketType, MarketType]

/** `H points set1.game1 3` counts three for the home side; a bare path is closed. */
function readFacts(status: SportFacts['status'], ...lines: readonly string[]): SportFacts {
  const counted = lines.flatMap((line) => {
    const [side, statistic = '', path = '', weight = '1'] = line.split(' ')
    if (statistic === '') return []
    return [
      {
        statistic,
        side: side === 'H' ? 'home' : 'away',
        path,
        weight: Number(weight),
        minute: null,
      } as const,
    ]
  })
  return { status, advances: null, closed: lines.filter((line) => !line.includes(' ')), counted }
}

function settle(type: MarketType, specifier: string, facts: SportFacts): string {
  const decision = settleMarket(type, specifier, facts)
  if (decision === 'undecided') return decision
  const results = [...decision.outcomes].map(([outcome, { kind }]) => `${outcome} ${kind}`)
  return `${decision.reason.rule} ${decision.reason.period}: ${results.join(', ')}`
}

describe('a market of a part of play reads what counts in it', () => {
  it.each<[string, MarketType, string, SportFacts, string]>([
    [
      'the whole match',
      winner,
      '',
      readFacts('finished', 'H sets set1', 'set1', 'match'),
      'draw_no_bet match: 1 won, 2 lost',
    ],
    [
      'a set that is over',
      setWinner,
      'setnr=1',
      readFacts('playing', 'A games set1.game1', 'set1'),
      'draw_no_bet set1: 1 lost, 2 won',
    ],
    [
      'a set that goes on',
      setWinner,
      'setnr=2',
      readFacts('playing', 'A games set2.game1', 'set1'),
      'undecided',
    ],
    [
      'the tenth set, which is not the first',
      setWinner,
      'setnr=1',
      readFacts('playing', 'A games set10.game1', 'set10'),
      'undecided',
    ],
    [
      'a game',
      gameTotal,
      'gamenr=2|setnr=1|total=4.5',
      readFacts(
        'playing',
        'H points set1.game1 4',
        'H points set1.game2 3',
        'A points set1.game2 1',
        'set1.game2',
      ),
      'total set1.game2: over lost, under won',
    ],
    [
      'a game of a set that is closed',
      gameTotal,
      'gamenr=2|setnr=1|total=4.5',
      readFacts('playing', 'H points set1.game2 4', 'set1'),
      'total set1.game2: over lost, under won',
    ],
    [
      'a total of any size, early',
      quarterTotal,
      'quarternr=2|total=220.5',
      readFacts('playing', 'H points h1.q1 9', 'A points h1.q2 221'),
      'total q2: over won, under lost',
    ],
    [
      'a weight at a time',
      quarterRace,
      'n=5|quarternr=2',
      readFacts('playing', 'H points h1.q2 3', 'A points h1.q2 3', 'A points h1.q2 2'),
      'race_to q2: 1 lost, none lost, 2 won',
    ],
  ])('%s', (_name, type, specifier, facts, expected) => {
    expect(settle(type, specifier, facts)).toBe(expected)
  })
})

describe('what is decided stands, the rest is void', () => {
  const played = ['A games set1.game1', 'set1', 'H games set2.game1'] as const
  it.each<[string, MarketType, string, SportFacts, string]>([
    [
      'a set before the retirement',
      setWinner,
      'setnr=1',
      readFacts('retired', ...played),
      'draw_no_bet set1: 1 lost, 2 won',
    ],
    [
      'the set of the retirement',
      setWinner,
      'setnr=2',
      readFacts('retired', ...played),
      'retired set2: 1 void, 2 void',
    ],
    [
      'the match of a retirement',
      winner,
      '',
      readFacts('retired', ...played),
      'retired match: 1 void, 2 void',
    ],
    ['a walkover', winner, '', readFacts('walkover'), 'walkover match: 1 void, 2 void'],
    ['an abandoned one', winner, '', readFacts('abandoned', ...played), 'abandoned match: 1 void, 2 void'],
    [
      'a set that was not played',
      setWinner,
      'setnr=3',
      readFacts('finished', ...played, 'set2', 'match'),
      'unplayed set3: 1 void, 2 void',
    ],
    [
      'a game that was not played in a set that was',
      gameTotal,
      'gamenr=9|setnr=1|total=4.5',
      readFacts('playing', ...played),
      'unplayed set1.game9: over void, under void',
    ],
    [
      'a period without anything to count',
      quarterTotal,
      'quarternr=1|total=0.5',
      readFacts('finished', 'q1', 'match'),
      'total q1: over lost, under won',
    ],
  ])('%s', (_name, type, specifier, facts, expected) => {
    expect(settle(type, specifier, facts)).toBe(expected)
  })
})

describe('rules that compare parts of a match', () => {
  const [double, best] = buildMarkets([
    {
      prefix: '',
      period: 'match',
      statistic: 'sets',
      templates: [
        { ...SHARED.winner, name: 'double', rule: 'first_set_match', outcomes: ['1/1', '1/2', '2/1', '2/2'] },
      ],
    },
    {
      prefix: '',
      period: 'match',
      statistic: 'points',
      templates: [
        { ...SHARED.winner, name: 'best', rule: 'highest_period', outcomes: ['q1', 'q2', 'q3', 'equal'] },
      ],
    },
  ]) as [MarketType, MarketType]

  it.each([
    ['A', 'H', '2/1', 'away'],
    ['H', 'A', '1/2', 'home'],
  ])('the first set to %s and the match to %s', (first, rest, outcome, side) => {
    const sets = [`${first} sets set1`, `${rest} sets set2`, `${rest} sets set3`]
    const facts = readFacts('finished', ...sets, 'set1', 'set2', 'set3', 'match')
    expect(settle(double, '', facts)).toContain(`${outcome} won`)
    expect(settleMarket(double, '', facts)).toMatchObject({ reason: { facts: { first: side } } })
  })

  it('the last part may be the highest', () => {
    const facts = readFacts('finished', 'H points q1 2', 'A points q3 5', 'q1', 'q2', 'q3', 'match')
    expect(settle(best, '', facts)).toContain('q3 won')
  })
})
