import { liveUpcoming, UPCOMING_MAX } from '@xezer/contract/upcoming'
import { createScript, prices } from '@xezer/dev-world/scripted-feed'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createBook } from '../../core/catalogue/create-book.ts'
import { createCatalogueTexts } from '../../core/offer-bytes/catalogue-texts.ts'
import { createListMemory } from '../../core/offer-bytes/list-memory.ts'
import { createShortRows } from '../../core/offer-bytes/short-rows.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { answerUpcoming } from './answer-upcoming.ts'

const HOUR_MS = 3_600_000
const NOON_MS = Date.UTC(2026, 10, 22, 12)

function openBook() {
  const script = createScript({ nowMs: () => NOON_MS })
  const book = createBook(nodeMachine.secureRandom)
  book.advance(NOON_MS)
  const tennis = { id: 2, alias: 'tennis', name: 'Tennis', league: 'Open', firstSide: 31, sides: ['A', 'B'] }
  for (const message of [script.catalogue(), script.sport(tennis), script.up('prematch'), script.up('live')])
    book.apply(message)
  const add = (id: number, hours: number, sport = 1) =>
    book.apply(
      script.fixture(
        id,
        NOON_MS + hours * HOUR_MS,
        sport === 1 ? {} : { sportId: 2, tournamentId: 20, homeId: 31, awayId: 32 },
      ),
    )
  const texts = createCatalogueTexts()
  const options = {
    book,
    texts,
    answers: createListMemory<string>(),
    shortRows: createShortRows(book, texts),
  }
  const ask = () => z.parse(liveUpcoming.output, JSON.parse(String(answerUpcoming(options, 'ru'))))
  return { book, script, add, ask }
}

it('has the next match of all sports first, and which sports and leagues they are of', () => {
  const { add, ask, book, script } = openBook()
  add(1, 5)
  add(2, 1, 2)
  add(3, 3)
  const { sports, events } = ask()
  expect(events.map(({ id, sport, time }) => [id, sport.id, time.slice(11, 13)])).toEqual([
    [2, 2, '16'],
    [3, 1, '18'],
    [1, 1, '20'],
  ])
  expect(
    sports.map(({ id, name_az, name_ru, countEvents, countSports, leagues }) => [
      ...[id, name_az, name_ru, countEvents, countSports],
      leagues.map((league) => league.name_en),
    ]),
  ).toEqual([
    [1, 'Futbol', 'Футбол', 2, 2, ['Premyer Liqa']],
    [2, 'Tennis', 'Tennis', 1, 2, ['Open']],
  ])
  book.apply(script.score(2))
  expect(ask().events.map(({ id }) => id)).toEqual([3, 1])
})

it('has the cells of the main market under its columns, as they stand now', () => {
  const { add, ask, book, script } = openBook()
  add(1, 5)
  const tell = (home: number) =>
    book.apply(
      script.odds('prematch', 1, [
        prices('1x2', '', [
          ['1', home],
          ['x', null],
          ['2', 4.2],
        ]),
        prices('total', 'total=2.5', [['over', 1.9]]),
      ]),
    )
  expect(ask().events[0]).toMatchObject({ marketCount: 0, factors: [null, null, null] })
  tell(1.85)
  const { sports, events } = ask()
  expect(sports[0]?.head).toMatchObject({ key: '1x2', columns: ['П1', 'Х', 'П2'] })
  expect(events[0]?.marketCount).toBe(2)
  expect(events[0]?.factors.map((cell) => cell && [cell.h, cell.v, cell.d])).toEqual([
    ['1:1x2::1', 1.85, false],
    ['1:1x2::x', null, true],
    ['1:1x2::2', 4.2, false],
  ])
  tell(1.95)
  expect(ask().events[0]?.factors[0]?.v).toBe(1.95)
})

it('ends with as many as one answer may have, and counts those alone', () => {
  const { add, ask } = openBook()
  for (let id = 1; id <= UPCOMING_MAX + 1; id++) add(id, id)
  const { sports, events } = ask()
  expect([events.length, events.at(-1)?.id, sports[0]?.countEvents]).toEqual([
    UPCOMING_MAX,
    UPCOMING_MAX,
    UPCOMING_MAX,
  ])
})
