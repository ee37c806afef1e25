import type { MarketTemplate, TemplateUse } from './market-template.ts'

/** The path of all that is played for: the season of a league, a tournament. */
export const OUTRIGHT_PERIOD = 'outright'

const PLACES = {
  group: 'm',
  layout: 'specials',
  outcomes: [],
  outcomeStyle: 'competitor',
  columns: 1,
  offered: { prematch: true, live: false },
} as const

const NUMBERED = { specifiers: [{ key: 'n', lines: 'count' }], numbered: 'n' } as const

const TEMPLATES: readonly MarketTemplate[] = [
  { ...PLACES, name: 'winner', title: 'outright_winner', rule: 'top_places' },
  { ...PLACES, ...NUMBERED, name: 'top', title: 'outright_top', rule: 'top_places' },
  { ...PLACES, ...NUMBERED, name: 'relegation', title: 'outright_relegation', rule: 'bottom_places' },
]

/** Markets on how a competition ends, the same in every sport: their outcomes are its competitors. */
export const OUTRIGHTS: TemplateUse = {
  prefix: 'outright_',
  period: OUTRIGHT_PERIOD,
  statistic: 'places',
  templates: TEMPLATES,
}
