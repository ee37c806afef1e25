import type { MenuSport } from '@xezer/contract/prematch'
import { expect, it } from 'vitest'
import { exampleNames } from '../../core/live/example-names.ts'
import { findLeagueLines, nameChips } from './find-league-lines.ts'

const league = (id: number) => ({ id, ...exampleNames(`League ${id}`), count: id })
const country = (id: number, ...leagues: number[]): MenuSport['countries'][number] => ({
  id,
  code: `c${id}`,
  ...exampleNames(`Country ${id}`),
  count: 1,
  leagues: leagues.map(league),
})
const sport = (id: number, ...countries: MenuSport['countries']): MenuSport => ({
  id,
  alias: 'football',
  ...exampleNames('Sport'),
  countEvents: 1,
  countSports: 1,
  countLive: 0,
  countries,
})
const sports = [sport(1, country(1, 11, 12), country(2, 21)), sport(2, country(3, 31))]
const popular = {
  sports: [],
  leagues: [31, 11, 99].map((id) => ({ id, sport: 1, name: '', alias: '' })),
}

it('has what is pinned first, with its country, and the top leagues that are not pinned', () => {
  const { pinned, top } = findLeagueLines({ sports, popular }, ['21', '31', '77'])
  expect(pinned.map(({ id, country, sport }) => [id, country.name, sport])).toEqual([
    [21, 'Country 2', 1],
    [31, 'Country 3', 2],
  ])
  expect(top.map(({ id }) => id)).toEqual([11])
})

it('names popular leagues alone, with their country where another is called the same', () => {
  const same = [
    ...sports,
    sport(
      3,
      { ...country(4), leagues: [{ id: 41, ...exampleNames('League 11'), count: 1 }] },
      country(5, 51),
    ),
  ]
  const chips = nameChips({
    sports: same,
    popular: { sports: [], leagues: [51, 11, 41, 99].map((id) => ({ id, sport: 1, name: '', alias: '' })) },
  })
  expect(chips.map(({ title }) => title)).toEqual([
    'League 51',
    'Country 1 · League 11',
    'Country 4 · League 11',
  ])
  expect(chips.map(({ sport: own, country: { code } }) => `${own} ${code}`)).toEqual(['3 c5', '1 c1', '3 c4'])
})
