import type { EventState, Incident, Results } from '@xezer/contract/sport-entities'
import type { BookEvent } from '@xezer/odds-book/book'
import type { LiveState, MatchIncident, MatchMinute } from '@xezer/odds-book/messages'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from './catalogue-texts.ts'

export function presentResults(live: LiveState | null): Results | null {
  if (live === null || live.status === 'prematch') return null
  return {
    turn: null,
    points: null,
    score: { ...live.score, periods: live.periods.map((period) => ({ ...period })) },
    yellowCards: { ...live.yellowCards },
    redCards: { ...live.redCards },
    corners: { ...live.corners },
  }
}

/** Last minute of regular play by period. */
const PERIOD_END_MINUTE: Readonly<Record<string, number>> = { half1: 45, half2: 90 }

/** `67'`, `45+2'`; null while the ball rests for longer. */
export function presentMinute(event: BookEvent): string | null {
  const end = PERIOD_END_MINUTE[event.live?.period ?? '']
  if (event.phase !== 'live' || event.clockMinute === null || end === undefined) return null
  const minute = event.clockMinute + 1
  return minute > end
    ? formatMinute({ minute: end, addedMinute: minute - end })
    : formatMinute({ minute, addedMinute: null })
}

/** `67'`; what runs on beyond a half is written `45+2'`. */
function formatMinute({ minute, addedMinute }: MatchMinute): string {
  return addedMinute === null ? `${minute}'` : `${minute}+${addedMinute}'`
}

const teamOf = (event: BookEvent, side: MatchIncident['side'], locale: Locale): string | null =>
  side === null ? null : event[side].name[locale]

function presentComment(event: BookEvent, texts: CatalogueTexts, locale: Locale): string | null {
  const newest = event.live?.comments.at(-1)
  if (newest === undefined) return null
  return texts.comment(newest.key, teamOf(event, newest.side, locale), formatMinute(newest), locale)
}

/** What changes on a living event besides its prices. */
export function presentEventState(event: BookEvent, texts: CatalogueTexts, locale: Locale): EventState {
  return {
    id: event.id,
    results: presentResults(event.live),
    minute: presentMinute(event),
    status: event.live?.period ?? 'not_started',
    comment: presentComment(event, texts, locale),
    paused: event.isPaused,
    marketCount: event.openCount,
    ...(event.status === 'ended' || event.status === 'abandoned' ? { ended: true as const } : {}),
  }
}

/** The time line of a match that began. */
export function presentIncidents(event: BookEvent, texts: CatalogueTexts, locale: Locale): Incident[] | null {
  const { live } = event
  if (live === null || live.status === 'prematch') return null
  return live.incidents.map(({ kind, side, score, ...minute }) => ({
    kind,
    side,
    minute: formatMinute(minute),
    text: texts.incident(kind, teamOf(event, side, locale), locale),
    score: score && { ...score },
  }))
}
