import { odds } from '@xezer/money/odds'
import { createOddsBook } from '@xezer/odds-book/create-odds-book'
import type { MarketPrices, MarketStatus, OddsMessage } from '@xezer/odds-book/messages'
import { NO_INTEREST } from '@xezer/server/core/catalogue/interest'
import { ROW_COLUMNS } from '@xezer/server/core/offer-bytes/row-columns'
import { createReadSide } from '@xezer/server/live-side'
import { FOOTBALL_MARKETS } from '@xezer/sports/football/markets/football-markets'
import { findMarketType } from '@xezer/sports/registry'
import {
  envelope,
  LIVE_FROM,
  listEventIds,
  listFirstMessages,
  priceMarket,
  specifiersOf,
} from '../world/bench-offer.ts'
import type { BenchCase } from './bench-case.ts'

/** As basketball is played: so many games at once, each with so many moments after which all of it is priced anew. */
const GAMES = 12
const GAME_MINUTES = 120
const MOMENTS = 200
/** In a game, evenly over its moments. */
const MAIN_LINE_CHANGES = 245
const LINE_SET_CHANGES = 80
const LINES = 9
/** Of the bench's world: it is the rates that are basketball's. */
const SPORT_ID = 1
const LINED_TYPES = ['total', 'ahcp']
const PAGE = `event/${LIVE_FROM}`
const OVERVIEW = 'overview/0/1'
const RATIO = 1.5

interface Sent {
  bytes: number
  images: number
  imageBytes: number
  /** Deltas that told of structure. */
  patches: number
}

/** What watchers of one game and of the list of all are sent while main lines and lines change, in this process. */
export const structure: BenchCase = {
  name: 'structure',
  about: `bytes per watcher-minute of ${GAMES} games with their changes of lines against the same without`,
  async run({ report }) {
    const ours = play(true)
    const bare = play(false)
    for (const [name, topic] of [
      ['event page', PAGE],
      ['overview', OVERVIEW],
    ] as const) {
      const sent = ours.get(topic)
      const cells = bare.get(topic)
      if (sent === undefined || cells === undefined) throw new Error(`nothing was sent of ${topic}`)
      const ratio = sent.bytes / cells.bytes
      const withImages = (cells.bytes + sent.patches * sent.imageBytes) / GAME_MINUTES
      report({
        name: `${name} with changing lines`,
        ours: sent.bytes / GAME_MINUTES,
        unit: 'bytes per watcher-minute',
        limit: { name: 'bare deltas of cells', value: cells.bytes / GAME_MINUTES },
        ratio,
        goal: { text: `<= ${RATIO}, no image`, isMet: ratio <= RATIO && sent.images === 0 },
        note: `${sent.patches} changes of structure, ${sent.images} images; an image for each: ${Math.round(withImages)}`,
      })
    }
  },
}

function play(hasChanges: boolean): ReadonlyMap<string, Sent> {
  const book = createOddsBook({
    epoch: 'bench',
    rowColumns: ROW_COLUMNS,
    findType: findMarketType,
  })
  const first = listFirstMessages({ liveEvents: GAMES, prematchEvents: 0 })
  const games = listEventIds(LIVE_FROM, GAMES)
  for (const message of [...first, ...games.map((id) => momentOf(id, 0, hasChanges))]) book.apply(message)
  const { topics } = createReadSide({
    book,
    clock: { nowMs: () => Date.now() },
    ended: { find: () => null },
    interest: NO_INTEREST,
    isOfferComplete: () => true,
  })
  const sent = new Map<string, Sent>()
  for (const topic of [PAGE, OVERVIEW]) {
    topics.watch(topic, Date.now())
    sent.set(topic, { bytes: 0, images: 0, imageBytes: String(topics.image(topic, 'en')).length, patches: 0 })
  }
  for (let moment = 1; moment <= MOMENTS; moment++) {
    for (const id of games) {
      const since = [...sent.keys()].map((topic) => [topic, topics.version(topic)] as const)
      book.apply(momentOf(id, moment, hasChanges))
      for (const [topic, version] of since) {
        const tally = sent.get(topic)
        if (tally === undefined || topics.version(topic) === version) continue
        const delta = topics.delta(topic, version, 'en')
        tally.bytes += delta?.length ?? tally.imageBytes
        if (delta === null) tally.images += 1
        else if (delta.includes('"patch":')) tally.patches += 1
      }
    }
  }
  return sent
}

/** All prices of a game anew; now and then another line is the nearest, or the lines begin and end elsewhere. */
function momentOf(eventId: number, moment: number, hasChanges: boolean): OddsMessage {
  const done = (changes: number) => (hasChanges ? Math.floor((moment * changes) / MOMENTS) : 0)
  const others = FOOTBALL_MARKETS.types.filter(
    ({ key, offered }) => offered.live && !LINED_TYPES.includes(key),
  )
  const markets = others.flatMap((type) =>
    specifiersOf(type, 1).map((specifier) => priceMarket(type, specifier, moment)),
  )
  // Each type has its turn.
  const lined = LINED_TYPES.flatMap((key, turn) => {
    const main = Math.floor((done(MAIN_LINE_CHANGES) + turn) / LINED_TYPES.length)
    const first = Math.floor((done(LINE_SET_CHANGES) + turn) / LINED_TYPES.length) % 2
    return linesOf(key, first, main % 2, moment)
  })
  return { kind: 'odds', eventId, markets: [...markets, ...lined], resumes: false, ...envelope('live') }
}

function linesOf(key: string, first: number, main: number, moment: number): MarketPrices[] {
  const type = findMarketType(SPORT_ID, key)
  if (type === null) return []
  return specifiersOf(type, LINES + 1).map((specifier, index): MarketPrices => {
    const isOut = index === (first === 0 ? LINES : 0)
    const status: MarketStatus = isOut ? 'hidden' : 'open'
    const distance = 400 * Math.abs(index - 4 - main) + 10 * (moment % 7)
    const values = [odds(1900 + distance), odds(1900)]
    return {
      ...{ type: key, specifier, status },
      outcomes: type.outcomes.map((outcome, place) => ({ outcome, odds: values[place] ?? null })),
    }
  })
}
