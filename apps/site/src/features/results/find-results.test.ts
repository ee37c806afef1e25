import { describe, expect, it } from 'vitest'
import { findResults, firstResults, type LeagueResults } from './find-results.ts'

const league = (name: string, country: string, matches: readonly string[]): LeagueResults => ({
  ...{ id: 1, name, name_az: name, name_ru: 'Премьер-лига', name_en: name, count: matches.length },
  country: { id: 1, code: 'az', name: country },
  events: matches.map((match, id) => {
    const [home = '', away = ''] = match.split(' - ')
    const none = { parts: '', winner: null, note: null, extra: [], more: false, page: false }
    return { id, time: '2026-11-22T19:00:00.000Z', home, away, result: '1:0', ...none }
  }),
})
const LEAGUES = [
  league('Premyer Liqa', 'Azərbaycan', ['Qarabağ - Neftçi', 'Şamaxı - Kəpəz']),
  league('LaLiga', 'İspaniya', ['Sevilla - Cádiz']),
]
const shown = (leagues: readonly LeagueResults[]) =>
  leagues.flatMap(({ events }) => events.map(({ home }) => home))

describe('results that hold the words', () => {
  it.each([
    ['', ['Qarabağ', 'Şamaxı', 'Sevilla']],
    ['qarabag', ['Qarabağ']],
    ['KEPEZ', ['Şamaxı']],
    ['cadiz', ['Sevilla']],
    ['ispaniya', ['Sevilla']],
    ['премьер', ['Qarabağ', 'Şamaxı', 'Sevilla']],
    ['azerbaycan neftci', ['Qarabağ']],
    ['neftci sevilla', []],
  ])('%s: %j', (query, expected) => expect(shown(findResults(LEAGUES, query))).toEqual(expected))
})

it.each([
  [0, []],
  [1, ['Qarabağ']],
  [3, ['Qarabağ', 'Şamaxı', 'Sevilla']],
])('the first %i are %j', (most, expected) => expect(shown(firstResults(LEAGUES, most))).toEqual(expected))
