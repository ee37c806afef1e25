import { marketName } from '@xezer/i18n/market-name'
import { outcomeLabel, outcomeName, outcomePoint } from '@xezer/i18n/outcome-name'
import { FOOTBALL_MARKETS } from '@xezer/sports/football/markets/football-markets'
import { describe, expect, it } from 'vitest'

const { get } = FOOTBALL_MARKETS
const teams = { home: 'Qarabağ', away: 'Neftçi' }

describe('marketName: base, team and part of play', () => {
  it.each([
    ['1x2', '', 'az', 'Oyunun nəticəsi'],
    ['total_home', 'total=1.5', 'az', 'Total: Qarabağ'],
    ['h1_total', 'total=1.5', 'ru', 'Тотал · 1-й тайм'],
    ['h2_1x2', '', 'ru', 'Исход · 2-й тайм'],
    ['next_goal', 'goalnr=6', 'az', '6-cı qol'],
    ['next_goal', 'goalnr=2', 'en', '2nd goal'],
    ['h1_corners_total_away', 'total=2.5', 'en', 'Corners total: Neftçi · 1st half'],
  ] as const)('%s %s in %s is %s', (type, specifier, locale, expected) => {
    expect(marketName(get(type), specifier, teams, locale)).toBe(expected)
  })
})

describe('outcomeName: the whole name with its line; outcomeLabel: without it', () => {
  it.each([
    ['1x2', '', 'x', 'ru', 'Ничья', 'Х'],
    ['1x2', '', '1', 'az', 'Qarabağ', '1'],
    ['double_chance', '', '1x', 'az', 'Qarabağ və ya heç-heçə', '1X'],
    ['double_chance', '', '12', 'en', 'Qarabağ or Neftçi', '12'],
    ['double_chance', '', 'x2', 'ru', 'Neftçi или ничья', 'Х2'],
    ['total', 'total=2.5', 'over', 'az', '2.5 üst', 'Üst'],
    ['ahcp', 'hcp=-1.5', '1', 'az', 'Qarabağ (-1.5)', 'F1'],
    ['ahcp', 'hcp=-1.5', '2', 'ru', 'Neftçi (+1.5)', 'Ф2'],
    ['ahcp', 'hcp=0', '2', 'en', 'Neftçi (0)', 'H2'],
    ['ehcp', 'hcp=-1', 'x', 'en', 'Draw (0:1)', 'X'],
    ['ehcp', 'hcp=2', '1', 'en', 'Qarabağ (2:0)', '1'],
    ['correct_score', '', '2:1', 'az', '2:1', '2:1'],
    ['correct_score', '', 'other', 'en', 'Any other score', 'Any other score'],
    ['htft', '', '1/x', 'az', 'Qarabağ / Heç-heçə', '1 / X'],
    ['exact_goals', '', '2', 'ru', '2', '2'],
    ['goal_range', '', '2-3', 'en', '2–3', '2–3'],
    ['winning_margin', '', '1_by_3+', 'en', 'Qarabağ by 3+', '1 by 3+'],
    ['winning_margin', '', 'x', 'az', 'Heç-heçə', 'Heç-heçə'],
    ['result_total', 'total=2.5', '1_over', 'az', 'Qarabağ + Üst 2.5', '1 + Üst'],
    ['total_btts', 'total=2.5', 'over_yes', 'az', 'Üst 2.5 + hər ikisi: bəli', 'Üst + hər ikisi: bəli'],
    ['result_btts', '', 'x_no', 'ru', 'Ничья + обе забьют: нет', 'Х + обе забьют: нет'],
    ['race_to', 'n=2', 'none', 'en', 'Neither (2)', 'Neither'],
    ['corners_first', '', 'none', 'en', 'No corner', 'No corner'],
    ['first_goal_time', '', '16-30', 'en', '16–30 min', '16–30 min'],
  ] as const)('%s %s %s in %s is %s', (type, specifier, outcome, locale, name, label) => {
    expect(outcomeName(get(type), specifier, outcome, teams, locale)).toBe(name)
    expect(outcomeLabel(get(type), outcome, locale)).toBe(label)
  })

  it('gives each side its own sign of a handicap', () => {
    expect(outcomePoint(get('ahcp'), 'hcp=0.25', '1')).toBe('+0.25')
    expect(outcomePoint(get('ahcp'), 'hcp=0.25', '2')).toBe('-0.25')
  })
})
