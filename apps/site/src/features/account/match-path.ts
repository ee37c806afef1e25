import type { AccountBet } from '@xezer/contract/account-news'
import { ENDED_EVENT_HOURS } from '@xezer/contract/live'
import { parseWireTime } from '@xezer/contract/wire-time'
import { eventPath } from '../../core/paths.ts'

type Position = Pick<AccountBet['positions'][number], 'event' | 'sportId' | 'time'>

const READABLE_MS = ENDED_EVENT_HOURS * 60 * 60 * 1000

/** The page of the match that was bet on, as long as there is one: before, in and for hours after play. */
export function findMatchPath({ event, sportId, time }: Position, nowMs: number): string | undefined {
  const startsAtMs = parseWireTime(time)
  if (sportId === null || nowMs - startsAtMs > READABLE_MS) return undefined
  return eventPath({ id: event, sport: sportId, type: nowMs < startsAtMs ? 0 : 1 })
}
