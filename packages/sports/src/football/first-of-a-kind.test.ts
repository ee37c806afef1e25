import { marginsOf } from '@xezer/pricing/margins'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_MODEL } from './example-match.ts'
import { FOOTBALL_MARGINS } from './football-margins.ts'
import { type HalfCounts, type MatchState, STATE_BEFORE_MATCH } from './match-model.ts'
import { priceFootball } from './price-football.ts'

const FIRSTS = [
  'corners_first',
  'h1_corners_first',
  'cards_first',
  'red_card',
  'red_card_home',
  'red_card_away',
  'h1_red_card',
]
const inFirstHalf = (home: number, away: number): HalfCounts => ({
  h1: { home, away },
  h2: { home: 0, away: 0 },
})

describe('the first of a kind is on sale while there is none', () => {
  it.each<[string, Partial<MatchState>, readonly string[]]>([
    ['nothing yet', {}, FIRSTS],
    ['a corner of each', { corners: inFirstHalf(1, 1) }, FIRSTS.slice(2)],
    [
      'a yellow card of each',
      { yellowCards: inFirstHalf(1, 1) },
      FIRSTS.filter((type) => type !== 'cards_first'),
    ],
    [
      'a yellow and a red card of the home side',
      { yellowCards: inFirstHalf(1, 0), redCards: inFirstHalf(1, 0) },
      ['corners_first', 'h1_corners_first', 'red_card_away'],
    ],
    ['a red card of each', { redCards: inFirstHalf(1, 1) }, ['corners_first', 'h1_corners_first']],
  ])('%s', (_name, change, expected) => {
    const state: MatchState = { ...STATE_BEFORE_MATCH, period: 'h1', elapsedSeconds: 300, ...change }
    const sold = priceFootball(EXAMPLE_MODEL, state, marginsOf(FOOTBALL_MARGINS, 1, true)).map(
      ({ type }) => type,
    )
    expect(FIRSTS.filter((type) => sold.includes(type))).toEqual(expected)
  })
})
