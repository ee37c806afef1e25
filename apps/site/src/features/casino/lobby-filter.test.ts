import { describe, expect, it } from 'vitest'
import { exampleGame } from './example-games.ts'
import { filterPath, findGames, foldGames, isFiltered, type LobbyFilter, readFilter } from './lobby-filter.ts'

const GAMES = [
  exampleGame('ng4_nar', { name: 'Nar bağı', also: ['Гранатовый сад', 'Pomegranate garden'], isNew: true }),
  exampleGame('pk_at', { name: 'Qarabağ atları', also: ['Карабахские кони'], rtpLeast: 95.98, rounds: 70 }),
  exampleGame('k_usturlab', { name: 'Üstürlab', kind: 'instant', rtpLeast: 98.46, rounds: 900 }),
  exampleGame('l8_sar', { name: 'Hava şarı', kind: 'instant', rtpLeast: 99 }),
  exampleGame('x_rulet', { name: 'Fransız ruleti', kind: 'table', rtpLeast: 97.3 }),
]
const PROVIDERS: Record<string, string> = {
  ng4: 'Nar 4',
  pk: 'Pirkənd',
  k: 'Kəhriz',
  l8: 'Ləpə 8',
  x: 'Xəzər Özü',
}
const KINDS = { slots: 'Slotlar', table: 'Masa', instant: 'Ani' }
const WORDS = foldGames(
  GAMES,
  (code) => PROVIDERS[code] ?? '',
  (kind) => KINDS[kind],
)
const ALL: LobbyFilter = { query: '', provider: null, kind: null, sort: 'house' }
const idsOf = (given: Partial<LobbyFilter>, favourites: readonly string[] = []) =>
  findGames(GAMES, { ...ALL, ...given }, WORDS, new Set(favourites)).map(({ id }) => id)

describe('games are found by what is typed on any keyboard', () => {
  it.each([
    ['Qarabağ', ['pk_at']],
    ['Qarabag', ['pk_at']],
    ['QARABAĞ ATLARI', ['pk_at']],
    ['atlari qara', ['pk_at']],
    ['ustur', ['k_usturlab']],
    ['ÜSTÜRLAB', ['k_usturlab']],
    ['карабах', ['pk_at']],
    ['pomegranate', ['ng4_nar']],
    ['lepe', ['l8_sar']],
    ['XƏZƏR', ['x_rulet']],
    ['XEZER', ['x_rulet']],
    ['masa', ['x_rulet']],
    ['ani', ['k_usturlab', 'l8_sar']],
    ['bag', ['ng4_nar']],
    ['no such', []],
    ['  ', GAMES.map(({ id }) => id)],
  ])('%s → %j', (query, expected) => {
    expect(idsOf({ query })).toEqual(expected)
  })
})

it.each([
  ['a provider', { provider: 'k' }, ['k_usturlab']],
  ['a kind', { kind: 'instant' }, ['k_usturlab', 'l8_sar']],
  ['new ones', { kind: 'new' }, ['ng4_nar']],
  ['popular ones, the most played first', { kind: 'popular' }, ['k_usturlab', 'pk_at']],
  ['favourites', { kind: 'favourites' }, ['l8_sar']],
  ['a kind and words', { kind: 'instant', query: 'hava' }, ['l8_sar']],
  [
    'by name, in the order of the alphabet',
    { sort: 'name' },
    ['x_rulet', 'l8_sar', 'pk_at', 'ng4_nar', 'k_usturlab'],
  ],
  ['by what comes back', { sort: 'rtp', kind: 'instant' }, ['l8_sar', 'k_usturlab']],
] as const)('%s', (_name, given, expected) => {
  expect(idsOf(given, ['l8_sar'])).toEqual(expected)
})

describe('the filter stands in the address', () => {
  it.each([
    ['', '/casino'],
    ['q=Qarabag', '/casino?q=Qarabag'],
    ['q=a+b&provider=ng4&kind=new&sort=rtp', '/casino?q=a+b&provider=ng4&kind=new&sort=rtp'],
    ['kind=nonsense&sort=nothing', '/casino'],
    ['demo=1', '/casino'],
    ['provider=&kind=', '/casino'],
  ])('%s → %s', (search, expected) => {
    expect(filterPath('/casino', readFilter(new URLSearchParams(search)))).toBe(expected)
  })

  it('and signs alone choose nothing', () => {
    expect(isFiltered(readFilter(new URLSearchParams('q=%20.%20')))).toBe(false)
    expect(isFiltered(readFilter(new URLSearchParams('sort=name')))).toBe(true)
  })
})
