import type { Pool } from '@xezer/db/pool'
import { findServerText } from '@xezer/i18n/server-text'
import type { Currency } from '@xezer/money/minor'
import { assert, must } from '@xezer/std/assert'
import type { Locale } from '@xezer/std/locale'
import { csvCell, csvSeparator } from '../csv-line.ts'
import { MOVEMENTS, type Period, type Summary, summaryValues, withSnapshot } from './find-movements.ts'
import { createLineBytes } from './line-bytes.ts'

/** The sort of a year stays in memory. */
const SORT_MEMORY = '16MB'
const KINDS = 'movement.'
/** How many movements PostgreSQL sends as one row, and how many rows at a time. */
const PART_MOVEMENTS = 1000
const PARTS_AT_ONCE = 4
const [WORD_BYTES, MOVEMENT_BYTES] = [8, 24]
const TWO_32 = 2 ** 32
const MICROS = 1000
/** From when PostgreSQL counts the microseconds of an instant. */
const EPOCH_MS = Date.UTC(2000, 0, 1)

interface PartRow {
  /** Of each movement its instant, its amount and what it belongs to (0: nothing), eight bytes each. */
  readonly numbers: Buffer
  /** Of each its code, in the same order. */
  readonly codes: string
}

/**
 * The movements of a period as lines of a table, oldest first. PostgreSQL sends their bare bytes, a thousand a row, and they are
 * written here while it makes the next ones: a row of the driver for each costs several times as much, and lines that
 * PostgreSQL writes by itself half as much again. Null when there are more than `linesMax`.
 */
export function walkLines(
  pool: Pool,
  asked: {
    readonly playerId: number
    readonly period: Period
    readonly locale: Locale
    readonly linesMax: number
  },
  hear: (bytes: Buffer) => void,
): Promise<Summary | null> {
  const { playerId, period, locale, linesMax } = asked
  return withSnapshot(pool, async (client) => {
    const { rows: wallets } = await client.query<{ currency: Currency; cash: bigint }>(
      'select currency, cash from wallet where player_id = $1',
      [playerId],
    )
    const { currency, cash } = must(wallets[0], `player ${playerId} has no wallet`)
    // All of it is read: a plan for its first rows would look each of them up.
    await client.query(`set local cursor_tuple_fraction = 1; set local work_mem = '${SORT_MEMORY}'`)
    const [, account] = summaryValues(playerId, period)
    await client.query(
      `declare statement no scroll cursor for
       with ${MOVEMENTS}, numbered as (select movement.*, row_number() over (order by at, id) as number from movement)
       select string_agg(timestamptz_send(at) || int8send(amount) || int8send(coalesce(subject, 0)), '' order by number) as numbers,
         string_agg(code, ',' order by number) as codes
       from numbered group by (number - 1) / ${PART_MOVEMENTS} order by (number - 1) / ${PART_MOVEMENTS}`,
      [playerId, account],
    )
    const lines = createLines(period, locale, currency)
    const fetchNext = () =>
      client.query<PartRow>({ text: `fetch ${PARTS_AT_ONCE} from statement`, binary: true } as never)
    let next = fetchNext()
    for (;;) {
      const { rows } = await next
      if (rows.length === 0) break
      next = fetchNext()
      for (const row of rows) {
        const bytes = lines.add(row)
        if (lines.sums.count > linesMax) return null
        if (bytes.length > 0) hear(bytes)
      }
    }
    const { sums } = lines
    assert(
      cash === BigInt(sums.whole),
      `movements of player ${playerId} make ${sums.whole}, the account has ${cash}`,
    )
    const [opening, closing] = [BigInt(sums.opening), BigInt(sums.closing)]
    return { currency, opening, closing, in: BigInt(sums.in), out: BigInt(sums.out), count: sums.count }
  })
}

/** In minor units; every sum of what has been added so far. */
interface Sums {
  opening: number
  closing: number
  in: number
  out: number
  count: number
  whole: number
}

/** What of the movements is of the period, as bytes, and the sums of all. */
function createLines({ fromMs, toMs }: Period, locale: Locale, currency: Currency) {
  const bytes = createLineBytes({
    separator: csvSeparator(locale),
    decimal: locale === 'en' ? '.' : ',',
    currency,
  })
  const sums: Sums = { opening: 0, closing: 0, in: 0, out: 0, count: 0, whole: 0 }
  // Instants are kept to the microsecond; the period goes to the last one of its millisecond.
  const [since, until] = [(fromMs - EPOCH_MS) * MICROS, (toMs + 1 - EPOCH_MS) * MICROS]
  const kinds = new Map<string, Buffer>()
  const sayKind = (code: string): Buffer => {
    const said = Buffer.from(csvCell(findServerText(locale, KINDS + code) ?? code))
    kinds.set(code, said)
    return said
  }
  let number = 0
  const addOne = (at: number, code: string, subject: number, amount: number): void => {
    number += 1
    sums.whole += amount
    if (at < since) sums.opening += amount
    if (at < until) sums.closing += amount
    if (at < since || at >= until) return
    sums.count += 1
    if (amount < 0) sums.out -= amount
    else sums.in += amount
    const kind = kinds.get(code) ?? sayKind(code)
    const atMs = Math.floor(at / MICROS) + EPOCH_MS
    bytes.add({ number, atMs, kind, subject, amount, balance: sums.whole })
  }
  return {
    sums,
    add({ numbers, codes }: PartRow): Buffer {
      for (const [index, code] of codes.split(',').entries()) {
        const from = index * MOVEMENT_BYTES
        const [at, amount] = [readWhole(numbers, from), readWhole(numbers, from + WORD_BYTES)]
        addOne(at, code, readWhole(numbers, from + 2 * WORD_BYTES), amount)
      }
      assert(Number.isSafeInteger(sums.whole), 'a sum that no float holds')
      return bytes.take()
    },
  }
}

/** A number of eight bytes, refused where a float would not hold it. */
function readWhole(bytes: Buffer, at: number): number {
  const value = bytes.readInt32BE(at) * TWO_32 + bytes.readUInt32BE(at + 4)
  assert(Number.isSafeInteger(value), 'a number that no float holds')
  return value
}
