import { createScript, prices } from '@xezer/dev-world/scripted-feed'
import { LOCALES } from '@xezer/std/locale'
import { describe, expect, it } from 'vitest'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createBook } from '../catalogue/create-book.ts'
import { createCatalogueTexts } from './catalogue-texts.ts'
import { createPageBytes } from './page-bytes.ts'
import { type Moves, NO_MOVES } from './present-factor.ts'

const script = createScript({ nowMs: () => 0 })
const result = (home: number, status?: Parameters<typeof prices>[3]) =>
  prices(
    '1x2',
    '',
    [
      ['1', home],
      ['x', 3],
      ['2', 4],
    ],
    status,
  )
const total = (line: string, over: number, status?: Parameters<typeof prices>[3]) =>
  prices(
    'total',
    `total=${line}`,
    [
      ['over', over],
      ['under', 2],
    ],
    status,
  )

/** One after the other, each on what the ones before it left. */
const CHANGES = [
  ['a price', () => script.odds('prematch', 1, [result(2.1)])],
  ['a price of one line of several', () => script.odds('prematch', 1, [total('2.5', 1.8)])],
  [
    'a price that goes away',
    () =>
      script.odds('prematch', 1, [
        prices('1x2', '', [
          ['1', null],
          ['x', 3],
          ['2', 4],
        ]),
      ]),
  ],
  ['a suspension', () => script.odds('prematch', 1, [result(2.1, 'suspended')])],
  ['a market that is hidden', () => script.odds('prematch', 1, [total('3.5', 2.5, 'hidden')])],
  ['a price while it is hidden', () => script.odds('prematch', 1, [total('3.5', 2.7, 'hidden')])],
  ['a market that comes back', () => script.odds('prematch', 1, [total('3.5', 2.7), result(2.3)])],
  ['a new line', () => script.odds('prematch', 1, [total('1.5', 1.3)])],
  ['another team', () => ({ ...script.fixture(1, 1000, { homeId: 3 }), change: 'changed' as const })],
] as const

describe('the text of an event page', () => {
  it('after each change equals one that is made from nothing', () => {
    const book = createBook(nodeMachine.secureRandom)
    const texts = createCatalogueTexts()
    const kept = createPageBytes(book, texts)
    book.advance(0)
    for (const message of [script.catalogue(), script.up('prematch'), script.fixture(1, 1000)])
      book.apply(message)
    book.apply(script.odds('prematch', 1, [result(2), total('2.5', 1.9), total('3.5', 2.6)]))
    const event = book.findEvent(1)
    if (event === null) throw new Error('no event')
    const textsIn = (from: typeof kept) =>
      LOCALES.map((locale) => String(from.bytes(event, locale, 7, NO_MOVES)))
    let before = textsIn(kept)
    for (const [name, change] of CHANGES) {
      book.apply(change())
      const now = textsIn(kept)
      expect(now, name).toEqual(textsIn(createPageBytes(book, texts)))
      if (name !== 'a price while it is hidden') expect(now, name).not.toEqual(before)
      before = now
    }
  })

  it('says which way a price moved, and forgets it', () => {
    const book = createBook(nodeMachine.secureRandom)
    book.advance(0)
    for (const message of [script.catalogue(), script.up('prematch'), script.fixture(1, 1000)])
      book.apply(message)
    book.apply(script.odds('prematch', 1, [result(2)]))
    const event = book.findEvent(1)
    const outcome = event?.markets.get('1x2:')?.outcomes[0]
    if (event === null || outcome === undefined) throw new Error('no price')
    const pages = createPageBytes(book, createCatalogueTexts())
    const pageWith = (moves: Moves) => String(pages.bytes(event, 'en', 1, moves))
    const still = pageWith(NO_MOVES)
    expect(pageWith(new Map([[outcome, 1]]))).toContain('"b":true')
    expect(pageWith(NO_MOVES)).toBe(still)
  })

  it('is the same when another page took its place in memory', () => {
    const book = createBook(nodeMachine.secureRandom)
    book.advance(0)
    for (const message of [script.catalogue(), script.up('prematch')]) book.apply(message)
    for (const id of [1, 2]) {
      book.apply(script.fixture(id, 1000))
      book.apply(script.odds('prematch', id, [result(2)]))
    }
    const texts = createCatalogueTexts()
    const bytesIn = (pages: ReturnType<typeof createPageBytes>, id: number) => {
      const event = book.findEvent(id)
      return event && String(pages.bytes(event, 'en', 1, NO_MOVES))
    }
    const one = createPageBytes(book, texts, 1)
    for (const [id, home] of [
      [1, 2.1],
      [2, 2.2],
      [1, 2.3],
      [2, 2.4],
    ] as const) {
      book.apply(script.odds('prematch', id, [result(home)]))
      for (const any of [1, 2]) expect(bytesIn(one, any)).toBe(bytesIn(createPageBytes(book, texts), any))
    }
  })
})
