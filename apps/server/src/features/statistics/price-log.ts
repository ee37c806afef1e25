import type { Pool } from '@xezer/db/pool'
import type { BookEvent, BookMarket, OddsBook } from '@xezer/odds-book/book'
import { findSport } from '@xezer/sports/registry'
import type { Clock } from '@xezer/std/clock'
import type { Timers } from '@xezer/std/timers'
import type { Logger } from '../../platform/logger.ts'

/** How often prices are looked at: of matches in play each time, of the others each tenth. */
const BEAT_MS = 60_000
const EARLY_BEATS = 10

/** The market that a sport's rows show first, with its outcomes. */
export function mainMarketOf(
  sportId: number,
): { readonly type: string; readonly outcomes: readonly string[] } | null {
  const column = findSport(sportId)?.overview[0]?.columns.find(({ isMainLine }) => !isMainLine)
  return column === undefined ? null : { type: column.type, outcomes: column.outcomes }
}

/** The prices of the main market in thousandths, in the order of its outcomes; null where there is none now. */
export function mainPrices({ sport, markets }: BookEvent): (number | null)[] | null {
  const main = mainMarketOf(sport.id)
  if (main === null) return null
  const market = [...markets.values()].find(({ type, specifier }) => type === main.type && specifier === '')
  if (market === undefined || market.status !== 'open') return null
  return main.outcomes.map((outcome) => priceOf(market, outcome))
}

function priceOf({ outcomes }: BookMarket, key: string): number | null {
  return outcomes.find((outcome) => outcome.key === key)?.odds ?? null
}

const STORE = `
  insert into price_point (event_id, at, prices)
  select "eventId", $1, prices from jsonb_to_recordset($2::jsonb) as x ("eventId" bigint, prices integer[])
  order by "eventId"
  on conflict do nothing`

export interface PriceLog {
  /** One beat: what moved since the last one is written under the minute. How many events that were. */
  beat(): Promise<number>
}

/** Remembers what it wrote of the events of the book, and of no other. Several servers write the same minute once. */
export function createPriceLog(pool: Pool, book: OddsBook, clock: Clock): PriceLog {
  let written = new Map<number, string>()
  let beats = 0
  return {
    async beat() {
      const isEarly = beats % EARLY_BEATS === 0
      beats += 1
      const early = book.prematchEvents()
      const looked = isEarly ? [...book.liveEvents(), ...early] : book.liveEvents()
      const next = new Map<number, string>()
      for (const { id } of early) {
        const known = written.get(id)
        if (known !== undefined) next.set(id, known)
      }
      const points = looked.flatMap((event) => {
        const prices = mainPrices(event)
        const text = prices === null ? undefined : prices.join()
        const known = written.get(event.id)
        if (text !== undefined || known !== undefined) next.set(event.id, text ?? known ?? '')
        return prices === null || text === known ? [] : { eventId: event.id, prices }
      })
      written = next
      const minuteMs = Math.floor(clock.nowMs() / BEAT_MS) * BEAT_MS
      if (points.length > 0) await pool.query(STORE, [new Date(minuteMs), JSON.stringify(points)])
      return points.length
    },
  }
}

export interface PriceLogOptions {
  readonly pool: Pool
  readonly book: OddsBook
  readonly clock: Clock
  readonly timers: Pick<Timers, 'every'>
  readonly log: Logger
}

/** Until what is returned is called, which waits for what runs. */
export function startPriceLog({ pool, book, clock, timers, log }: PriceLogOptions): () => Promise<void> {
  const prices = createPriceLog(pool, book, clock)
  let running: Promise<unknown> = Promise.resolve()
  const stop = timers.every(BEAT_MS, () => {
    running = prices.beat().catch((error: unknown) => log.warn({ err: error }, 'the course of prices'))
  })
  return async () => {
    stop()
    await running
  }
}

export interface PricePoint {
  readonly atMs: number
  readonly prices: readonly (number | null)[]
}

/** How the prices of an event moved, from the first that was written. */
export async function findPricePoints(pool: Pool, eventId: number): Promise<PricePoint[]> {
  const { rows } = await pool.query<{ at: Date; prices: (number | null)[] }>(
    'select at, prices from price_point where event_id = $1 order by at',
    [eventId],
  )
  return rows.map(({ at, prices }) => ({ atMs: at.getTime(), prices }))
}
