import { formatHandle } from '@xezer/sport/handle'
import { parseTopic } from '@xezer/sport/topic'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BookEvent, BookMarket, OddsBook, TopicDelta } from './book.ts'
import { createOddsBook } from './create-odds-book.ts'
import { arbitraryMessage, START_MS } from './example-arbitrary-messages.ts'
import {
  BOOK_OPTIONS,
  catalogueMessage,
  fixtureMessage,
  oddsMessage,
  prices,
  producerMessage,
} from './test-messages.ts'
import { HISTORY_MAX } from './topic-log.ts'

/** What a screen would show of a topic: its cells in order, and the states of its events. */
interface View {
  cells: Map<string, string>
  states: Map<number, string>
  /** The time line of the match, which only its own page shows. */
  incidents: string[]
}
type Cell = Pick<TopicDelta['cells'][number], 'event' | 'market' | 'outcome'>

const handleOf = ({ event, market, outcome }: Cell): string =>
  formatHandle(event.id, market.type, market.specifier, outcome.key)
const shown = ({ market, outcome }: Cell): string =>
  `${outcome.odds} ${market.status !== 'open' || outcome.odds === null}`
const stateOf = ({ live, clockMinute, isPaused, openCount }: BookEvent): string =>
  JSON.stringify([live?.score, live?.period, clockMinute, isPaused, openCount])

const incidentsOf = ({ live }: BookEvent): string[] =>
  (live?.incidents ?? []).map((incident) => JSON.stringify(incident))

const isVisible = ({ status }: BookMarket): boolean => status === 'open' || status === 'suspended'
const marketCells = (event: BookEvent, market: BookMarket): Cell[] =>
  isVisible(market) ? market.outcomes.map((outcome) => ({ event, market, outcome })) : []

/** The rows of a list or the menu. */
function rowsOf(book: OddsBook, topic: string): readonly BookEvent[] {
  const name = parseTopic(topic)
  if (name?.kind === 'event') return []
  if (name?.kind !== 'league') {
    const isIn = ({ sport }: BookEvent) => name?.kind !== 'overview' || [0, sport.id].includes(name.sportId)
    return book.liveEvents().filter(isIn)
  }
  return book.prematchEvents().filter(({ tournament }) => tournament.id === name.tournamentId)
}

function rowCellsOf(book: OddsBook, topic: string, event: BookEvent): Cell[] {
  const name = parseTopic(topic)
  const group = name?.kind === 'overview' ? name.group : 1
  const cells = name?.kind === 'menu' ? [] : book.rowCells(event, group).flat()
  return cells.flatMap((cell) => (cell === null ? [] : [{ event, ...cell }]))
}

function imageOf(book: OddsBook, topic: string): View {
  const name = parseTopic(topic)
  const view: View = { cells: new Map(), states: new Map(), incidents: [] }
  const add = (cell: Cell) => view.cells.set(handleOf(cell), shown(cell))
  const event = name?.kind === 'event' ? book.findEvent(name.eventId) : null
  if (event !== null) {
    view.states.set(event.id, stateOf(event))
    view.incidents = incidentsOf(event)
    for (const market of event.markets.values()) for (const cell of marketCells(event, market)) add(cell)
  }
  for (const row of rowsOf(book, topic)) {
    view.states.set(row.id, stateOf(row))
    for (const cell of rowCellsOf(book, topic, row)) add(cell)
  }
  return view
}

/** A client that holds an image and applies deltas, as the site does. */
class Client {
  readonly topic: string
  #view: View = { cells: new Map(), states: new Map(), incidents: [] }
  #version: number | null = null
  constructor(topic: string) {
    this.topic = topic
  }

  sync(book: OddsBook, isDoubled: boolean): void {
    if (!book.watch(this.topic, 0)) {
      this.#version = null
      this.#view = { cells: new Map(), states: new Map(), incidents: [] }
      return
    }
    const delta = this.#version === null ? null : book.findDelta(this.topic, this.#version)
    if (delta === null) this.#view = imageOf(book, this.topic)
    else for (let times = isDoubled ? 2 : 1; times > 0; times--) this.#apply(book, delta)
    this.#version = book.topicVersion(this.topic)
    const fresh = imageOf(book, this.topic)
    expect(this.#view.cells).toEqual(fresh.cells)
    expect(this.#view.states).toEqual(fresh.states)
    expect(this.#view.incidents).toEqual(fresh.incidents)
  }

  #apply(book: OddsBook, delta: TopicDelta): void {
    expect(delta.from).toBe(this.#version)
    const { cells, states } = this.#view
    // Of what is sent whole nothing is said besides; with it out of the way whatever names it fails.
    for (const { event, type, specifier } of delta.markets.map((market) => ({
      ...market,
      event: this.#pageOf(book),
    })))
      this.#drop(`${event.id}:${type}:${specifier}:`)
    for (const { event, type } of delta.columns) this.#drop(`${event.id}:${type}:`)
    for (const id of delta.rows) {
      this.#drop(`${id}:`)
      states.delete(id)
    }
    for (const cell of delta.cells) {
      expect(cells.has(handleOf(cell)), 'a delta names only cells of the image').toBe(true)
      cells.set(handleOf(cell), shown(cell))
    }
    for (const event of delta.events) {
      expect(states.has(event.id), 'a delta names only events of the image').toBe(true)
      states.set(event.id, stateOf(event))
      this.#takeIncidents(event, delta.from)
    }
    const add = (cell: Cell) => cells.set(handleOf(cell), shown(cell))
    for (const market of delta.markets) for (const cell of marketCells(this.#pageOf(book), market)) add(cell)
    for (const { event, type } of delta.columns) {
      for (const cell of rowCellsOf(book, this.topic, event)) if (cell.market.type === type) add(cell)
    }
    for (const event of rowsOf(book, this.topic)) {
      if (!delta.rows.includes(event.id)) continue
      states.set(event.id, stateOf(event))
      for (const cell of rowCellsOf(book, this.topic, event)) add(cell)
    }
  }

  #pageOf(book: OddsBook): BookEvent {
    const event = book.findEvent(Number(this.topic.split('/')[1]))
    if (event === null) throw new Error(`${this.topic} has no event`)
    return event
  }

  #drop(prefix: string): void {
    for (const handle of this.#view.cells.keys()) {
      if (handle.startsWith(prefix)) this.#view.cells.delete(handle)
    }
  }

  /** Only the page of the match has its time line: what is new of it, and how long it is. */
  #takeIncidents(event: BookEvent, from: number): void {
    if (this.topic !== `event/${event.id}` || event.incidentsRev <= from) return
    const now = incidentsOf(event)
    const { incidents } = this.#view
    incidents.length = Math.min(incidents.length, now.length)
    now.forEach((incident, index) => {
      if ((event.incidentRevs[index] ?? 0) > from) incidents[index] = incident
    })
  }
}

const TOPICS = ['event/1', 'event/2', 'overview/0/1', 'overview/1/2', 'menu', 'league/1', 'league/2']

const step = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('apply' as const),
      message: arbitraryMessage,
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('advance' as const), byMs: fc.nat(15_000) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('sync' as const),
      client: fc.nat(TOPICS.length * 2 - 1),
      isDoubled: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forget' as const) }) },
)

describe('image + deltas equals a fresh image', () => {
  it('under any cut, duplication and reconnection', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 150 }), (steps) => {
        const book = createOddsBook(BOOK_OPTIONS)
        let nowMs = 0
        book.advance(nowMs)
        for (const first of [
          catalogueMessage(0),
          producerMessage(0, 'live'),
          producerMessage(0, 'prematch'),
        ]) {
          book.apply(first)
        }
        for (const id of [1, 2, 3]) book.apply(fixtureMessage(0, id, START_MS * id))
        const clients = [...TOPICS, ...TOPICS].map((topic) => new Client(topic))
        for (const client of clients) client.sync(book, false)
        for (const one of steps) {
          if (one.do === 'apply') for (let times = one.times; times > 0; times--) book.apply(one.message)
          else if (one.do === 'advance') {
            nowMs += one.byMs
            book.advance(nowMs)
          } else if (one.do === 'forget') book.forgetUnwatched(1)
          else clients[one.client]?.sync(book, one.isDoubled)
        }
        for (const client of clients) client.sync(book, true)
      }),
      { numRuns: 300 },
    )
  })

  it('gives a new image when the history does not reach back', () => {
    const book = createOddsBook(BOOK_OPTIONS)
    for (const first of [catalogueMessage(0), fixtureMessage(0, 1, START_MS)]) book.apply(first)
    const moving = (count: number) =>
      oddsMessage(count, 'prematch', 1, [
        prices('1x2', '', [
          ['1', 1500 + count],
          ['x', 3000],
          ['2', 6000],
        ]),
      ])
    book.apply(moving(0))
    book.watch('event/1', 0)
    const since = book.topicVersion('event/1')
    for (let count = 1; count <= HISTORY_MAX; count++) book.apply(moving(count))
    expect(book.findDelta('event/1', since)?.cells.map(({ direction }) => direction)).toEqual([1])
    book.apply(moving(HISTORY_MAX + 1))
    expect(book.findDelta('event/1', since)).toBeNull()
  })

  it('tells the direction over the whole way since the cursor', () => {
    const book = createOddsBook(BOOK_OPTIONS)
    for (const first of [catalogueMessage(0), fixtureMessage(0, 1, START_MS)]) book.apply(first)
    const at = (atMs: number, home: number, away: number) =>
      book.apply(
        oddsMessage(atMs, 'prematch', 1, [
          prices('1x2', '', [
            ['1', home],
            ['x', 3000],
            ['2', away],
          ]),
        ]),
      )
    at(1, 1500, 6000)
    book.watch('event/1', 0)
    const since = book.topicVersion('event/1')
    at(2, 1800, 5000)
    at(3, 1600, 6000)
    const moves = book
      .findDelta('event/1', since)
      ?.cells.map(({ outcome, direction }) => [outcome.key, direction])
    expect(moves).toEqual(
      expect.arrayContaining([
        ['1', 1],
        ['2', 0],
      ]),
    )
    expect(book.findDelta('event/1', book.topicVersion('event/1'))?.cells).toEqual([])
  })
})

it.each(['menu', 'event/1', 'league/2', 'overview/0/1', 'overview/1/2'])('%s can be watched', (topic) => {
  const book = createOddsBook(BOOK_OPTIONS)
  book.apply(catalogueMessage(0))
  book.apply(fixtureMessage(0, 1, START_MS))
  expect(book.watch(topic, 0)).toBe(true)
  expect(book.topicVersion(topic)).toBe(book.rev)
})

describe('topics that cannot be watched', () => {
  it.each([
    '',
    'event/9',
    'event/01',
    'event/1/2',
    'overview/1',
    'overview/1/9',
    'overview/7/1',
    'overview/01/1',
    'overview/00/1',
    'league/9',
    'account',
    'menu/1',
  ])('%s', (topic) => {
    const book = createOddsBook(BOOK_OPTIONS)
    book.apply(catalogueMessage(0))
    book.apply(fixtureMessage(0, 1, START_MS))
    expect(book.watch(topic, 0)).toBe(false)
  })
})
