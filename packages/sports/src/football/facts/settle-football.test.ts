import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { describe, expect, it } from 'vitest'
import { FOOTBALL_MARKETS } from '../markets/football-markets.ts'
import { readMatchScript } from './match-script.ts'
import { readFootballFacts } from './read-football-facts.ts'

const SHORT = { won: '+', lost: '-', void: '0', half_won: '½+', half_lost: '½-', dead_heat: '=' }

/** `1+ x- 2-`, or `undecided`. */
function settle(market: string, script: string): string {
  const [key = '', specifier = ''] = market.split(' ')
  const decision = settleMarket(
    FOOTBALL_MARKETS.get(key),
    specifier,
    readFootballFacts(readMatchScript(script)),
  )
  if (decision === 'undecided') return decision
  return [...decision.outcomes].map(([outcome, result]) => `${outcome}${SHORT[result.kind]}`).join(' ')
}

/** The outcomes that won. */
function wonBy(market: string, script: string): string {
  const text = settle(market, script)
  const won = text.split(' ').filter((outcome) => outcome.endsWith('+'))
  return text === 'undecided' ? text : won.map((outcome) => outcome.slice(0, -1)).join(' ')
}

describe('results: 90 minutes and stoppage time', () => {
  it.each([
    ['1x2', 'H10 | A50 H80 .', '1+ x- 2-'],
    ['1x2', '| .', '1- x+ 2-'],
    ['1x2', 'H10 H20 H30 | H50', 'undecided'],
    ['double_chance', 'H10 .', '1x+ 12+ x2-'],
    ['double_chance', '.', '1x+ 12- x2+'],
    ['dnb', 'A10 .', '1- 2+'],
    ['dnb', 'A10 H11 .', '10 20'],
    ['ehcp hcp=-1', 'H10 .', '1- x+ 2-'],
    ['ehcp hcp=-1', 'H10 H20 .', '1+ x- 2-'],
    ['ehcp hcp=1', '.', '1+ x- 2-'],
    ['ehcp hcp=2', 'A10 A20 A30 .', '1- x- 2+'],
    ['htft', 'A10 | H50 H60 .', '1/1- 1/x- 1/2- x/1- x/x- x/2- 2/1+ 2/x- 2/2-'],
    ['winning_margin', 'H1 H2 H3 H4 .', '1_by_1- 1_by_2- 1_by_3++ x- 2_by_1- 2_by_2- 2_by_3+-'],
    ['h1_1x2', 'H10 |', '1+ x- 2-'],
    ['h2_1x2', 'H10 | A80 .', '1- x- 2+'],
    ['h1_dnb', '| H50', '10 20'],
  ])('%s after "%s": %s', (market, script, expected) => {
    expect(settle(market, script)).toBe(expected)
  })
})

describe('Asian lines: a whole line that is hit is void, a quarter line is two halves', () => {
  it.each([
    ['ahcp hcp=-0.5', 'H10 .', '1+ 2-'],
    ['ahcp hcp=0', '.', '10 20'],
    ['ahcp hcp=-1', 'H10 .', '10 20'],
    ['ahcp hcp=-0.25', '.', '1½- 2½+'],
    ['ahcp hcp=0.25', '.', '1½+ 2½-'],
    ['ahcp hcp=-0.75', 'H10 .', '1½+ 2½-'],
    ['ahcp hcp=-0.75', 'H10 H20 .', '1+ 2-'],
    ['ahcp hcp=-1.25', 'H10 .', '1½- 2½+'],
    ['ahcp hcp=1.75', 'A1 A2 .', '1½- 2½+'],
    ['asian_total total=2.25', 'H1 H2 .', 'over½- under½+'],
    ['asian_total total=2.75', 'H1 H2 H3 .', 'over½+ under½-'],
    ['asian_total total=3', 'H1 H2 H3 .', 'over0 under0'],
    ['total total=2.5', 'H1 H2 .', 'over- under+'],
    ['total total=2', 'H1 H2 .', 'over0 under0'],
    ['corners_ahcp hcp=-1.5', 'Hc1 Hc2 Ac3 .', '1- 2+'],
  ])('%s after "%s": %s', (market, script, expected) => {
    expect(settle(market, script)).toBe(expected)
  })
})

describe('decided early: as soon as no more play can change it', () => {
  it.each([
    ['total total=2.5', 'H1 H2', 'undecided'],
    ['total total=2.5', 'H1 H2 A3', 'over+ under-'],
    ['asian_total total=2.75', 'H1 H2 A3', 'undecided'],
    ['asian_total total=2.75', 'H1 H2 A3 A4', 'over+ under-'],
    ['total_away total=0.5', 'A3', 'over+ under-'],
    ['h1_total total=1.5', 'H1 | H60', 'over- under+'],
    ['btts', 'H1 A2', 'yes+ no-'],
    ['btts', 'H1 | H2', 'undecided'],
    ['h1_btts', 'H1 | A60', 'yes- no+'],
    ['next_goal goalnr=2', 'H1', 'undecided'],
    ['next_goal goalnr=2', 'H1 A9', '1- none- 2+'],
    ['h2_next_goal goalnr=1', 'H1 | A50', '1- none- 2+'],
    ['first_goal', 'Ao7', '1- none- 2+'],
    ['last_goal', 'A7', 'undecided'],
    ['race_to n=2', 'H1 A2 H3', '1+ none- 2-'],
    ['race_to n=3', 'H1 A2 H3 .', '1- none+ 2-'],
    ['clean_sheet_home', 'A3', 'yes- no+'],
    ['clean_sheet_away', 'A3', 'undecided'],
    ['win_to_nil_home', 'A3', 'yes- no+'],
    ['win_to_nil_home', 'H3', 'undecided'],
    ['highest_half', 'H1 | H50 H51', 'h1- equal- h2+'],
    ['highest_half', 'H1 | H50', 'undecided'],
    ['score_both_halves_home', 'A1 |', 'yes- no+'],
    ['score_both_halves_home', 'H1 | H46', 'yes+ no-'],
    ['win_both_halves_home', '|', 'yes- no+'],
    ['win_either_half_away', 'A1 |', 'yes+ no-'],
    ['both_halves_over total=1.5', 'H1 |', 'yes- no+'],
    ['both_halves_over total=0.5', 'H1 | A46', 'yes+ no-'],
    ['both_halves_under total=1.5', 'H1 H2', 'yes- no+'],
    ['total_btts total=1.5', 'H1 A2', 'over_yes+ over_no- under_yes- under_no-'],
    ['penalty', 'Hp30', 'yes+ no-'],
    ['corners_next cornernr=3', 'Hc1 Hc2 Ac3', '1- none- 2+'],
    ['first_goal_time', 'H46', '1-15- 16-30- 31-45+ 46-60- 61-75- 76-90- none-'],
  ])('%s after "%s": %s', (market, script, expected) => {
    expect(settle(market, script)).toBe(expected)
  })
})

describe('counts, bands and scores', () => {
  it.each([
    ['odd_even', '.', 'even'],
    ['odd_even', 'H1 .', 'odd'],
    ['odd_even_away', 'H1 A2 .', 'odd'],
    ['exact_goals', 'H1 H2 H3 H4 H5 H6', '6+'],
    ['exact_goals', 'H1 H2 H3 H4 H5', 'undecided'],
    ['exact_goals_home', 'H1 A2 .', '1'],
    ['goal_range', 'H1 H2 A3 .', '2-3'],
    ['corners_range', 'Hc1 Hc2 Hc3 .', '0-8'],
    ['correct_score', 'H1 A2 H3 .', '2:1'],
    ['correct_score', 'H1 H2 H3 H4 H5 H6', 'other'],
    ['h1_correct_score', 'H1 H2 H3 H4', 'other'],
    ['first_goal_time', 'H15 .', '1-15'],
    ['first_goal_time', 'H16 .', '16-30'],
    ['first_goal_time', '| H46 .', '46-60'],
    ['first_goal_time', '| H97 .', '76-90'],
    ['first_goal_time', '.', 'none'],
    ['result_total total=2.5', 'H1 A2 H3 .', '1_over'],
    ['result_btts', 'H1 A2 .', 'x_yes'],
    ['dc_total total=2.5', 'H1 .', '1x_under 12_under'],
    ['dc_btts', '.', '1x_no x2_no'],
    ['h1_result_total total=0.5', 'H1 | A50', '1_over'],
    ['first_goal', '.', 'none'],
    ['last_goal', 'H1 | A60 .', '2'],
    ['highest_half_home', 'H1 A2 | A60 .', 'h1'],
    ['win_either_half_home', 'A1 | H60 .', 'yes'],
    ['win_both_halves_away', 'A1 | A60 .', 'yes'],
  ])('%s after "%s" is won by %s', (market, script, expected) => {
    expect(wonBy(market, script)).toBe(expected)
  })
})

describe('cards, own goals and specials', () => {
  it.each([
    ['cards_total total=2.5', 'Hy1 Ar2 .', 'over'],
    ['cards_total total=3.5', 'Hy1 Hs2 .', 'under'],
    ['cards_1x2', 'Hy1 Hy2 Ar3 .', 'x'],
    ['cards_first', 'Ay1', '2'],
    ['red_card', 'Hy1 Hs80', 'yes'],
    ['red_card', 'Hy1 Hy80 .', 'no'],
    ['red_card_away', 'Hr1 .', 'no'],
    ['h1_red_card', 'Hy1 | Hr50', 'no'],
    ['own_goal', 'Ho20', 'yes'],
    ['own_goal', 'H20 .', 'no'],
    ['1x2', 'Ho20 .', '1'],
    ['added_time_goal', 'H46', 'yes'],
    ['added_time_goal', '| H46 H90 .', 'no'],
    ['added_time_goal', '| H91', 'yes'],
    ['corners_race_to n=2', 'Hc1 Ac2 Ac3', '2'],
    ['corners_last', 'Hc1 Ac2 .', '2'],
    ['corners_first', 'Hc1 Ac2', '1'],
    ['first_goal', 'A3 H9 H20 .', '2'],
  ])('%s after "%s" is won by %s', (market, script, expected) => {
    expect(wonBy(market, script)).toBe(expected)
  })
})

describe('abandoned: what was decided stands, the rest is void', () => {
  it.each([
    ['1x2', 'H1 | !', '10 x0 20'],
    ['h1_1x2', 'H1 | !', '1+ x- 2-'],
    ['h1_1x2', 'H1 !', '10 x0 20'],
    ['total total=1.5', 'H1 H2 !', 'over+ under-'],
    ['total total=2.5', 'H1 H2 !', 'over0 under0'],
    ['next_goal goalnr=1', '!', '10 none0 20'],
    ['btts', 'H1 A2 !', 'yes+ no-'],
    ['penalty', '!', 'yes0 no0'],
  ])('%s after "%s": %s', (market, script, expected) => {
    expect(settle(market, script)).toBe(expected)
  })
})

describe('the reason of a decision', () => {
  it.each([
    [
      'total',
      'total=2.5',
      'H1 H2 A3',
      { rule: 'total', facts: { count: 3, line: 2.5, team: 'both', minute: 3 } },
    ],
    ['total', 'total=2.5', 'H1 H2 .', { rule: 'total', facts: { count: 2, line: 2.5, team: 'both' } }],
    [
      'total_home',
      'total=1.5',
      'H1 A2 H40 | H80',
      { rule: 'total', facts: { count: 3, line: 1.5, team: 'home', minute: 40 } },
    ],
    [
      'btts',
      '',
      'H1 H2 A30',
      { rule: 'both_to_score', facts: { home: 2, away: 1, firstMinute: 1, minute: 30 } },
    ],
    ['btts', '', 'H1 H2 .', { rule: 'both_to_score', facts: { home: 2, away: 0 } }],
    ['ahcp', 'hcp=-1.5', 'H1 .', { rule: 'asian_handicap', facts: { home: 1, away: 0, line: -1.5 } }],
    ['next_goal', 'goalnr=1', 'A3', { rule: 'next', facts: { number: 1, team: 'away', minute: 3 } }],
    ['last_goal', '', 'H1 | A77 .', { rule: 'last', facts: { team: 'away', minute: 77 } }],
    [
      'race_to',
      'n=2',
      'H1 A5 H30 | H60',
      { rule: 'race_to', facts: { number: 2, team: 'home', minute: 30 } },
    ],
    [
      'clean_sheet_home',
      '',
      'H1 A44 | A50',
      { rule: 'clean_sheet', facts: { conceded: 2, team: 'home', minute: 44 } },
    ],
    ['race_to', 'n=3', 'H1 .', { rule: 'race_to', facts: { number: 3, team: 'none' } }],
    [
      'result_total',
      'total=2.5',
      'H1 H2 A3 .',
      { rule: 'result_total', facts: { home: 2, away: 1, line: 2.5, count: 3, team: 'both', minute: 3 } },
    ],
    [
      'score_both_halves_home',
      '',
      'H1 H9 | A50 H70',
      {
        rule: 'score_both_halves',
        facts: { first: 2, second: 1, team: 'home', firstMinute: 1, secondMinute: 70 },
      },
    ],
    [
      'correct_score',
      '',
      'H1 H2 H3 H4 H5 H6',
      { rule: 'correct_score', facts: { home: 6, away: 0, minute: 6 } },
    ],
    ['correct_score', '', 'H1 H2 H3 H4 H5 H6 .', { rule: 'correct_score', facts: { home: 6, away: 0 } }],
    [
      'win_to_nil_home',
      '',
      'H1 A44',
      { rule: 'win_to_nil', facts: { home: 1, away: 1, team: 'home', minute: 44 } },
    ],
    ['1x2', '', 'A3 !', { rule: 'abandoned', facts: {} }],
  ])('%s %s after "%s"', (key, specifier, script, expected) => {
    const decision = settleMarket(
      FOOTBALL_MARKETS.get(key),
      specifier,
      readFootballFacts(readMatchScript(script)),
    )
    expect(decision).toMatchObject({ reason: { ...expected, statistic: 'goals', period: 'match' } })
    // Nothing decided it before the end: the sentence names no minute.
    const { reason } = decision as Exclude<typeof decision, 'undecided'>
    expect(reason.facts).toEqual(expected.facts)
  })
})
