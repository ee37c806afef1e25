import type { Pool } from '@xezer/db/pool'
import type { Changes } from '@xezer/odds-book/book'
import type { FeedMessage } from '@xezer/odds-book/messages'
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
  lastMessage: FeedMessage | null
  lastHeard: Changes | null
  readonly betIds: Map<string, number>
  readonly marksMs: Map<string, number>
}

export function eventIdOf(play: Play, name: string): number {
  if (!/^[1-9]\d?$/.test(name)) throw new Error(`not the number of an event, 1 to 99: ${name}`)
  return play.firstEventId + Number(name)
}

export function differs(what: string, expected: string, found: string): string {
  return `expected ${what} "${expected}", found "${found}"`
}
