import type { Pool } from '@xezer/db/pool'
import type { Changes } from '@xezer/odds-book/book'
import type { FeedMessage, Producer } from '@xezer/odds-book/messages'
import { must } from '@xezer/std/assert'
import type { HandClock } from './hand-clock.ts'
import type { RecordedPlayer, RecordingHouse } from './recording-house.ts'

/** All that a recording stands on while it is played. */
export interface Play {
  readonly pool: Pool
  readonly player: RecordedPlayer
  readonly clock: HandClock
  readonly beganAtMs: number
  /** Small numbers of events become ids that no other recording has. */
  readonly firstEventId: number
  house: RecordingHouse
  /** Its producers can be asked to say their offer again. */
  canRecover: boolean
  lastMessage: FeedMessage | null
  lastHeard: Changes | null
  readonly betIds: Map<string, number>
  readonly marksMs: Map<string, number>
}

export function eventIdOf(play: Play, name: string): number {
  if (!/^[1-9]\d?$/.test(name)) throw new Error(`not the number of an event, 1 to 99: ${name}`)
  return play.firstEventId + Number(name)
}

/** `1` for the first request to a producer; without a number the last one. */
export function requestIdOf({ house }: Play, producer: Producer, which: string | undefined): number {
  const asked = house.requests.filter((request) => request.producer === producer)
  const request = which === undefined ? asked.at(-1) : asked[Number(which) - 1]
  return must(request, `${producer} was not asked`).requestId
}

export function differs(what: string, expected: string, found: string): string {
  return `expected ${what} "${expected}", found "${found}"`
}
