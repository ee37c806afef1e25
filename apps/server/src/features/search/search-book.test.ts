import { readFileSync } from 'node:fs'
import { createScript, prices } from '@xezer/dev-world/scripted-feed'
import { expect, it } from 'vitest'
import { createBook } from '../../core/catalogue/create-book.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { OTHER_SPELLINGS } from './other-spellings.ts'
import { createBookSearch } from './search-book.ts'

const HOUR_MS = 3_600_000
const CLUB = { az: 'PSJ', ru: 'ПСЖ', en: 'Paris Saint-Germain' }

it.each(['psj', 'псж', 'psg', 'saint germain', 'Sen-Jermen', 'Пари Сен-Жермен'])(
  'a club is found as %s: by each of its names and by spellings of before',
  (query) => {
    const script = createScript({ nowMs: () => 0 })
    const book = createBook(nodeMachine.secureRandom)
    book.advance(0)
    const catalogue = script.catalogue()
    if (catalogue.kind !== 'catalogue') throw new Error('the script begins with its catalogue')
    const competitors = catalogue.competitors.map((competitor) => ({ ...competitor, name: CLUB }))
    const fixture = script.fixture(1, HOUR_MS)
    const odds = script.odds('prematch', 1, [prices('1x2', '', [['1', 2]])])
    for (const message of [{ ...catalogue, competitors }, script.up('prematch'), fixture, odds])
      book.apply(message)
    expect(createBookSearch(book)(query, 'az').sports[0]?.events).toHaveLength(1)
  },
)

function findAmong(names: readonly string[], query: string): (string | undefined)[] {
  const script = createScript({ nowMs: () => 0 })
  const book = createBook(nodeMachine.secureRandom)
  book.advance(0)
  const catalogue = script.catalogue()
  if (catalogue.kind !== 'catalogue') throw new Error('the script begins with its catalogue')
  const competitors = catalogue.competitors.map((competitor, at) => {
    const name = names[at] ?? `Other ${at}`
    return { ...competitor, name: { az: name, ru: name, en: name } }
  })
  book.apply({ ...catalogue, competitors })
  book.apply(script.up('prematch'))
  for (const [id, homeId, awayId] of [
    [1, 1, 2],
    [2, 3, 4],
  ] as const) {
    book.apply(script.fixture(id, id * HOUR_MS, { homeId, awayId }))
    book.apply(script.odds('prematch', id, [prices('1x2', '', [['1', 2]])]))
  }
  return (createBookSearch(book)(query, 'az').sports[0]?.events ?? []).map(({ home }) => home)
}

it.each([
  ['barsa', ['Barcelona']],
  ['Барса', ['Barcelona']],
  ['barcelna', ['Barcelona']],
  ['bacrelona', ['Barcelona']],
  ['real madrdi', ['Real Madrid']],
  // Right letters mean nothing else.
  ['real', ['Real Madrid']],
  ['rael', ['Real Madrid']],
  ['xyzw', []],
])('%s finds %j: nicknames, and slips of the finger', (query, expected) => {
  expect(findAmong(['Barcelona', 'Girona', 'Real Madrid', 'Betis'], query)).toEqual(expected)
})

it.each(['karabakh', 'Karabah', 'qarabaq', 'qarabag', 'Qarabağ'])(
  'a club of the country is found as the world writes it: %s',
  (query) => {
    expect(findAmong(['Qarabağ', 'Girona', 'Sabah', 'Betis'], query)).toEqual(['Qarabağ'])
  },
)

it('puts the spelling that was typed first: ı is not i', () => {
  const names = ['Qizil Ulduz', 'Girona', 'Qızıl Ulduz', 'Betis']
  expect(findAmong(names, 'qızıl')).toEqual(['Qızıl Ulduz', 'Qizil Ulduz'])
  expect(findAmong(names, 'qizil')).toEqual(['Qizil Ulduz', 'Qızıl Ulduz'])
  expect(findAmong(names, 'QIZIL')).toEqual(['Qızıl Ulduz', 'Qizil Ulduz'])
})

it('knows nicknames of clubs that there are', () => {
  const files = [
    'content/football/clubs.tsv',
    'content/football/teams.tsv',
    'content/sports/basketball/clubs.tsv',
  ]
  const known = new Set(
    files.flatMap((file) =>
      readFileSync(new URL(`../../../../../${file}`, import.meta.url), 'utf8')
        .split('\n')
        .map((line) => line.split('\t')[2]),
    ),
  )
  expect([...OTHER_SPELLINGS.keys()].filter((name) => !known.has(name))).toEqual([])
})
