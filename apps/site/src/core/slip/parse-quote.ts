import type { PositionError, PositionRejection, Quote } from '@xezer/betting/slip/slip-state'
import type { PlaceAnswer, SlipPosition } from '@xezer/contract/bet-slip'
import { parseWireTime } from '@xezer/contract/wire-time'
import type { Minor } from '@xezer/money/minor'
import type { Odds } from '@xezer/money/odds'
import { parseWireOdds } from '@xezer/money/wire-odds'
import { leagueTitle } from '../match/league-title.ts'
import { readWireAmount } from '../money/read-wire-amount.ts'

/** A price of the wire; none when there is none that could be bet on. */
export function readWireOdds(value: number | null | undefined): Odds | null {
  const parsed = parseWireOdds(value)
  return parsed.ok ? parsed.value : null
}

/** What the server says of a chosen cell, as the slip keeps it. */
export function parseQuote(position: SlipPosition): Quote {
  const { event } = position
  const error: PositionError | null =
    position.code === null ? null : { code: position.code, message: position.message ?? '' }
  return {
    eventId: event.id,
    handle: position.id,
    eventName: event.name,
    leagueName: event.league === null ? '' : leagueTitle(event.league),
    startsAtMs: event.time === null ? null : parseWireTime(event.time),
    marketName: position.market,
    outcomeName: position.name,
    isLive: event.kind === 1,
    liveDelayMs: event.liveDelay ?? 0,
    odds: readWireOdds(position.value),
    maximumMinor: readWireAmount(event.maximum),
    maximumSystemExpressMinor: readWireAmount(event.maximumSystemExpress),
    maximumPayoutMinor: readWireAmount(event.maximumPayout ?? 0),
    isPlaceable: position.placeable,
    error,
  }
}

/** Why each position of a press was refused. */
export function parseRejections(answer: PlaceAnswer): readonly PositionRejection[] {
  return (answer.errors ?? []).map(({ event, placeable, code, message, value, limit }) => ({
    eventId: event,
    isPlaceable: placeable,
    error: { code, message, limitMinor: readLimit(limit) },
    odds: readWireOdds(value),
  }))
}

/** Why each accumulator and system was refused, by its code. */
export function parseOptionRejections(answer: PlaceAnswer): Readonly<Record<string, PositionError>> {
  return Object.fromEntries(
    (answer.options ?? []).map(({ option, code, message, limit }) => [
      option,
      { code, message, limitMinor: readLimit(limit) },
    ]),
  )
}

function readLimit(limit: number | undefined): Minor | null {
  return limit === undefined ? null : readWireAmount(limit)
}
