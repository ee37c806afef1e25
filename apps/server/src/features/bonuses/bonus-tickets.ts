import type { Queryable } from '@xezer/db/pool'
import { must } from '@xezer/std/assert'
import type { Locale } from '@xezer/std/locale'
import { SealBroken, type Sealing } from '../../core/sealing/sealing.ts'

const TICKET_MINUTES = 10
const FRAME_PATH = '/bonus/frame'
/** A ticket is read for what it was sealed for, and for nothing else. */
const KIND = 'bonus_ticket'
const TICKET = /^[A-Za-z0-9_-]{16,512}$/

/** Lets a frame read the bonuses of one player for some minutes, on any server of the house. */
export interface BonusTickets {
  /** The address of the frame, ours or that of another site, with a fresh ticket in its fragment. */
  frameOf(playerId: number, locale: Locale): Promise<string>
  /** Whether the ticket is this player's, and still holds. */
  holds(ticket: string, playerId: number): Promise<boolean>
}

/** Sealed for its player and kept nowhere: what is in it is the instant until which it holds, on the database's clock. */
export function createBonusTickets(
  database: Queryable,
  sealing: Sealing,
  frameUrl: string | null = null,
): BonusTickets {
  const itemOf = (playerId: number) => ({ playerId, kind: KIND, id: '' })
  const readNow = async () => {
    const { rows } = await database.query<{ now_ms: bigint }>({
      name: 'now_of_ticket',
      text: 'select floor(extract(epoch from instant_now()) * 1000)::bigint as now_ms',
    })
    return Number(must(rows[0], 'no instant').now_ms)
  }
  return {
    async frameOf(playerId, locale) {
      const until = (await readNow()) + TICKET_MINUTES * 60_000
      const ticket = sealing.seal(Buffer.from(String(until)), itemOf(playerId)).toString('base64url')
      const named = { user: String(playerId), isMobile: 'false', lang: locale }
      const fragment = `#${new URLSearchParams({ ticket })}`
      if (frameUrl === null) return `${FRAME_PATH}?${new URLSearchParams(named)}${fragment}`
      const address = new URL(frameUrl)
      for (const [name, value] of Object.entries(named)) address.searchParams.set(name, value)
      address.hash = fragment
      return address.href
    },
    async holds(ticket, playerId) {
      if (!TICKET.test(ticket)) return false
      try {
        const until = sealing.open(Buffer.from(ticket, 'base64url'), itemOf(playerId)).toString()
        return (await readNow()) < Number(until)
      } catch (error) {
        if (error instanceof SealBroken) return false
        throw error
      }
    },
  }
}
