import type { Pool } from '@xezer/db/pool'
import { findServerText, listServerIds } from '@xezer/i18n/server-text'
import type { Currency } from '@xezer/money/minor'
import { assert, must } from '@xezer/std/assert'
import type { Locale } from '@xezer/std/locale'
import { CSV_LINE_END, csvCell, csvSeparator } from '../csv-line.ts'
import {
  MOVEMENTS,
  type Period,
  SINCE,
  type Summary,
  summaryValues,
  UNTIL,
  withSnapshot,
} from './find-movements.ts'

/** How many lines PostgreSQL sends as one text, and how many texts at a time. */
const PART_LINES = 1000
const PARTS_AT_ONCE = 4
/** The sorts of a year stay in memory. */
const SORT_MEMORY = '16MB'
const KINDS = 'movement.'

const BEFORE = -1
const WITHIN = 0
const BEHIND = 1

/** `1234` hundredths as `12.34`, behind which mark the language has it; nothing between thousands. */
const plain = (amount: string, mark: string) =>
  `(${amount} / 100) || (case when ${amount} % 100 < 10 then '${mark}0' else '${mark}' end) || (${amount} % 100)`
/** As `Date.toISOString` writes it: UTC, cut to the millisecond. The microsecond on top keeps its zeros. */
const INSTANT = `replace(left((date_trunc('milliseconds', at at time zone 'utc') + interval '0.000001')::text, 23), ' ', 'T')`

/**
 * The cells of `statement-csv.ts`, in its order. Every `||` copies the line, so what never changes goes with its neighbour:
 * `said` has the end of the instant before it, and all bring the marks between cells.
 */
function lineSql(locale: Locale): string {
  const [mark, next] = [locale === 'en' ? '.' : ',', csvSeparator(locale)]
  return `number || '${next}' || ${INSTANT} || said || coalesce(subject::text, '') ||
    case when amount < 0 then '${next}${next}' || ${plain('(-amount)', mark)} || '${next}'
      else '${next}' || ${plain('amount', mark)} || '${next}${next}' end ||
    ${plain('balance', mark)} || $7::text`
}

interface PartRow {
  readonly side: number
  readonly lines: bigint
  readonly net: bigint
  readonly in: bigint
  readonly text: string | null
}

/**
 * The movements of a period as lines of a table, oldest first: PostgreSQL writes them, which is several times as fast as
 * sending it all as rows, and leaves this process to others. Null when there are more than `linesMax`.
 */
export function walkLines(
  pool: Pool,
  asked: {
    readonly playerId: number
    readonly period: Period
    readonly locale: Locale
    readonly linesMax: number
  },
  hear: (text: string) => void,
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
    const codes = listServerIds(KINDS).map((id) => id.slice(KINDS.length))
    const next = csvSeparator(locale)
    const said = codes.map(
      (code) => `Z${next}${csvCell(findServerText(locale, KINDS + code) ?? code)}${next}`,
    )
    await client.query(
      `declare statement no scroll cursor for
       with ${MOVEMENTS}, word (code, said) as (select * from unnest($5::text[], $6::text[])),
       line as (
         select m.at, m.subject, m.amount, coalesce(word.said, 'Z${next}' || m.code || '${next}') as said,
           case when at < ${SINCE} then ${BEFORE} when at < ${UNTIL} then ${WITHIN} else ${BEHIND} end as side,
           row_number() over moved as number, (sum(amount) over moved)::bigint as balance
         from movement m left join word using (code)
         window moved as (order by at, id rows unbounded preceding)
       )
       select side, count(*) as lines,
         sum(amount)::bigint as net, sum(greatest(amount, 0))::bigint as in,
         string_agg(case side when ${WITHIN} then ${lineSql(locale)} end, '' order by number) as text
       from line group by side, (number - 1) / ${PART_LINES} order by side, (number - 1) / ${PART_LINES}`,
      [...summaryValues(playerId, period), codes, said, next + currency + CSV_LINE_END],
    )
    let opening = 0n
    let behind = 0n
    const within = { in: 0n, out: 0n, count: 0 }
    for (;;) {
      const { rows } = await client.query<PartRow>(`fetch ${PARTS_AT_ONCE} from statement`)
      if (rows.length === 0) break
      for (const row of rows) {
        if (row.side === BEFORE) opening += row.net
        else if (row.side === BEHIND) behind += row.net
        else {
          within.in += row.in
          within.out += row.in - row.net
          within.count += Number(row.lines)
          if (within.count > linesMax) return null
          hear(row.text ?? '')
        }
      }
    }
    const closing = opening + within.in - within.out
    const whole = closing + behind
    assert(cash === whole, `movements of player ${playerId} make ${whole}, the account has ${cash}`)
    return { currency, opening, closing, ...within }
  })
}
