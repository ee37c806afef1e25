import { readSeenMatch } from '@xezer/betting/standing/seen-match'
import { standLeg } from '@xezer/betting/standing/stand-leg'
import { BetDetails } from '@xezer/contract/bet-details'
import { major, minor, ZERO_MINOR } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import { COMBINATION_OUTCOME, COMBINATION_TYPE, formatCombination } from '@xezer/sport/combination'
import { LOST, type OutcomeResult, WON } from '@xezer/sport/outcome-result'
import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { ShownBet, ShownLeg } from './find-bets.ts'
import { presentBetDetails } from './present-bet-details.ts'

const one = (name: string) => ({ az: name, ru: name, en: name })

const leg = (legNumber: number, change: Partial<ShownLeg> = {}): ShownLeg => ({
  legNumber,
  eventId: legNumber,
  sportId: 1,
  marketType: 'total',
  specifier: 'total=2.5',
  outcome: 'over',
  odds: odds(2000),
  isLive: true,
  startsAtMs: 0,
  names: {
    sportAlias: 'football',
    sport: one('Football'),
    league: one('L'),
    home: one('Araz'),
    away: one('Kür'),
  },
  result: null,
  isVoid: false,
  voidReason: null,
  resultScore: null,
  reason: null,
  ...change,
})
const bet = (change: Partial<ShownBet>): ShownBet => ({
  id: 7,
  currency: 'AZN',
  type: 'singles',
  size: 1,
  status: 'placed',
  odds: odds(2000),
  stakeMinor: major(10),
  bonusMinor: ZERO_MINOR,
  possibleReturnMinor: major(20),
  payoutMinor: null,
  cashedStakeMinor: ZERO_MINOR,
  cashedMinor: ZERO_MINOR,
  placedAtMs: 0,
  settledAtMs: null,
  rulesVersion: 1,
  past: [],
  pastLegs: [],
  refusal: null,
  isVip: false,
  legs: [leg(1)],
  ...change,
})
const present = (change: Partial<ShownBet>) => z.parse(BetDetails, presentBetDetails(bet(change), 'az'))

describe('the question of an open leg', () => {
  it('is all that the site needs to say what is missing', () => {
    const asked = must(present({}).questions[0], 'a question')
    const board = {
      score: { home: 1, away: 0, periods: [{ home: 1, away: 0 }] },
      tally: 'sum' as const,
      parts: ['h1', 'h2'],
      played: 0.4,
    }
    expect(standLeg(asked, must(readSeenMatch(board, asked), 'a board'))).toEqual({
      kind: 'needs',
      more: [{ count: 2, side: null }],
    })
    expect([asked.home, asked.away]).toEqual(['Araz', 'Kür'])
  })

  it('a combination of one event asks for each of its selections', () => {
    const parts = [
      { type: '1x2', specifier: '', outcome: '1' },
      { type: 'total', specifier: 'total=2.5', outcome: 'over' },
    ]
    const specifier = must(formatCombination(parts), 'a combination')
    const combined = leg(1, { marketType: COMBINATION_TYPE, specifier, outcome: COMBINATION_OUTCOME })
    expect(
      present({ legs: [combined] }).questions.map(({ position, part, rule }) => [position, part, rule]),
    ).toEqual([
      [1, 'Araz Oyunun nəticəsi', 'result'],
      [1, '2.5 üst Total', 'total'],
    ])
  })

  it.each([
    ['settled', { result: WON }],
    ['void', { isVoid: true }],
    ['of a market that the house has not', { marketType: 'told' }],
    ['of a line that the house has not', { specifier: 'total=2.1' }],
    ['of an outcome that the house has not', { outcome: 'between' }],
    ['of a field', { marketType: 'outright_winner', specifier: '', outcome: '12' }],
  ] as const)('there is none of one that is %s', (_name, change) => {
    expect(present({ legs: [leg(1, change)] }).questions).toEqual([])
  })
})

describe('the lines of a system', () => {
  const system = (results: readonly (OutcomeResult | null)[]) =>
    present({ type: 'full_cover', size: 2, legs: results.map((result, index) => leg(index + 1, { result })) })
      .lines

  it.each([
    [[null, null, null], { all: 3, standing: 3 }],
    [[WON, LOST, null], { all: 3, standing: 1 }],
    [[LOST, LOST, WON], { all: 3, standing: 0 }],
    [[WON, WON, WON, LOST], { all: 6, standing: 3 }],
  ] as const)('%j', (results, lines) => {
    expect(system(results)).toEqual(lines)
  })

  it('stand beside no other bet', () => {
    expect(present({}).lines).toBeNull()
  })
})

describe('what of a bet is a bonus', () => {
  const mixed = { bonusMinor: minor(667n) }
  it.each<[string, Partial<ShownBet>, object | undefined]>([
    ['nothing of one that cash paid', {}, undefined],
    ['its part of the stake, while it is open', mixed, { stake: 6.67, winning: null }],
    [
      'its part of the return, rounded down',
      { ...mixed, status: 'won', payoutMinor: minor(1870n) },
      { stake: 6.67, winning: 12.47 },
    ],
    [
      'nothing of nothing',
      { ...mixed, status: 'lost', payoutMinor: ZERO_MINOR },
      { stake: 6.67, winning: 0 },
    ],
    [
      'its part of what came back',
      { ...mixed, status: 'refunded', payoutMinor: major(10) },
      { stake: 6.67, winning: 6.67 },
    ],
    [
      'no share of a cash-out, which is divided in its own steps',
      { ...mixed, status: 'won', payoutMinor: major(5), cashedStakeMinor: major(5), cashedMinor: major(6) },
      { stake: 6.67, winning: null },
    ],
    ['nothing of one that was not accepted', { ...mixed, status: 'rejected' }, undefined],
  ])('is %s', (_name, change, expected) => {
    expect(present(change).bonus).toEqual(expected)
  })
})
