import { createScript, prices } from '@xezer/dev-world/scripted-feed'
import { expect, it } from 'vitest'
import { createBook } from '../../core/catalogue/create-book.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
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
