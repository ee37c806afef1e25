import { createHash } from 'node:crypto'
import type { Pool } from '@xezer/db/pool'
import { readStored, writeStored } from '@xezer/db/stored-json'
import type { LocalizedName } from '@xezer/std/locale'
import type { SecureRandom } from '@xezer/std/secure-random'
import { drawBookingCode, readBookingCode } from './booking-code.ts'

/** A selection as it was booked: its names too, for when the offer no longer knows it. */
export interface BookedPick {
  readonly eventId: number
  readonly handle: string
  /** The price then, in thousandths; null while it was suspended without one. */
  readonly odds: number | null
  readonly startsAtMs: number
  readonly event: LocalizedName
  readonly market: LocalizedName
  readonly outcome: LocalizedName
}

export interface Booking {
  readonly code: string
  readonly expiresAtMs: number
}

export interface BookedSlips {
  /** The same selections at the same prices get the same code, whoever asks on whichever server. */
  book(picks: readonly BookedPick[]): Promise<Booking>
  /** Null for what is no code, was never given or is past its time. */
  find(typed: string): Promise<{ readonly code: string; readonly picks: readonly BookedPick[] } | null>
}

const PICKS_VERSION = 1
/** A code is found for so long after its last match began. */
export const BOOKING_DAYS_AFTER_START = 3
/** Of 32^8 codes one is hardly ever drawn twice. */
const DRAWS_MAX = 5
const IS_TAKEN = '23505'

export function createBookedSlips(pool: Pool, random: SecureRandom): BookedSlips {
  return {
    async book(picks) {
      const content = hashPicks(picks)
      const lastStartMs = Math.max(...picks.map(({ startsAtMs }) => startsAtMs))
      for (let draw = 1; ; draw += 1) {
        try {
          return await write(pool, { code: drawBookingCode(random), content, picks, lastStartMs })
        } catch (error) {
          if ((error as { code?: string }).code !== IS_TAKEN || draw === DRAWS_MAX) throw error
        }
      }
    },
    async find(typed) {
      const code = readBookingCode(typed)
      if (code === null) return null
      const { rows } = await pool.query<{ picks: unknown }>(
        'select picks from booked_slip where code = $1 and expires_at > instant_now()',
        [code],
      )
      const picks = readStored(rows[0]?.picks)?.fields.picks as readonly BookedPick[] | undefined
      return picks === undefined ? null : { code, picks }
    },
  }
}

interface NewBooking {
  readonly code: string
  readonly content: Buffer
  readonly picks: readonly BookedPick[]
  readonly lastStartMs: number
}

/** Who books the same later keeps it for longer, for a match in play has begun already. */
async function write(pool: Pool, { code, content, picks, lastStartMs }: NewBooking): Promise<Booking> {
  const { rows } = await pool.query<{ code: string; expires_ms: bigint }>(
    `insert into booked_slip as b (code, content, picks, expires_at)
     values ($1, $2, $3, greatest(to_timestamp($4::double precision / 1000), instant_now()) + interval '${BOOKING_DAYS_AFTER_START} days')
     on conflict (content) do update set expires_at = greatest(b.expires_at, excluded.expires_at)
     returning code, floor(extract(epoch from expires_at) * 1000)::bigint as expires_ms`,
    [code, content, writeStored(PICKS_VERSION, { picks }), lastStartMs],
  )
  const row = rows[0]
  if (row === undefined) throw new Error('a booking that was written gave no row')
  return { code: row.code, expiresAtMs: Number(row.expires_ms) }
}

/** In the order of the slip, which its cards keep. */
function hashPicks(picks: readonly BookedPick[]): Buffer {
  const text = picks.map(({ handle, odds }) => `${handle} ${odds}`).join('\n')
  return createHash('sha256').update(text).digest()
}
