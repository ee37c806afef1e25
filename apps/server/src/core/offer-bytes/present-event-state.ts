import type { EventState, Incident, Results } from '@xezer/contract/sport-entities'
import type { BookEvent } from '@xezer/odds-book/book'
import type { MatchIncident, MatchMinute } from '@xezer/sport/live-state'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from './catalogue-texts.ts'

const TURNS = { home: 1, away: 2 } as const

/** How a match stands that began. */
export function presentResults(event: BookEvent, texts: CatalogueTexts, locale: Locale): Results | null {
  const { live } = event
  if (live === null || live.status === 'prematch') return null
  return {
    turn: live.turn && TURNS[live.turn],
    points: live.points && { ...live.points },
    score: { ...live.score, periods: live.periods.map((period) => ({ ...period })), ...live.statistics },
    minute: presentMinute(event),
    comment: presentComment(event, texts, locale),
    gameNumber: live.gameNumber,
  }
}

/** `67'`, `45+2'`, of a clock that runs down the minutes left; null while the ball rests for longer. */
function presentMinute({ phase, clockMinute, live }: BookEvent): string | null {
  const clock = live?.clock ?? null
  if (phase !== 'live' || clockMinute === null || clock === null) return null
  if (clock.isDown) return formatMinute({ minute: clockMinute, addedMinute: null })
  const minute = clockMinute + 1
  const last = clock.lastMinute ?? minute
  return minute > last
    ? formatMinute({ minute: last, addedMinute: minute - last })
    : formatMinute({ minute, addedMinute: null })
}

/** `67'`; what runs on beyond a half is written `45+2'`. */
function formatMinute({ minute, addedMinute }: MatchMinute): string {
  if (minute === null) return ''
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
    results: presentResults(event, texts, locale),
    kind: event.live === null ? null : texts.period(event.live.period, locale),
    status: event.live?.period ?? 'not_started',
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
