import type { EventState, Incident, Results } from '@xezer/contract/sport-entities'
import type { BookEvent } from '@xezer/odds-book/book'
import { eventNames } from '@xezer/odds-book/event-names'
import { clockMinute } from '@xezer/sport/clock-minute'
import type { EventStatus, LiveState, MatchIncident, MatchMinute } from '@xezer/sport/live-state'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from './catalogue-texts.ts'

const TURNS = { home: 1, away: 2 } as const

/** How a match stands that began. */
export function presentResults(event: BookEvent, texts: CatalogueTexts, locale: Locale): Results | null {
  const { live } = event
  if (live === null || live.status === 'prematch' || live.status === 'delayed') return null
  return {
    turn: live.turn && TURNS[live.turn],
    points: live.points && { ...live.points },
    score: { ...live.score, periods: live.periods.map((period) => ({ ...period })), ...live.statistics },
    tally: live.tally,
    parts: [...live.parts],
    played: presentPlayed(event, live),
    moment: live.moment && {
      text: texts.incident(live.moment.key, null, locale),
      side: live.moment.side,
    },
    minute: presentMinute(event),
    clock: presentClock(event),
    comment: presentComment(event, texts, locale),
    ...presentAction(live),
    gameNumber: live.gameNumber,
  }
}

/** `67'`, `45+2'`, of a clock that runs down the minutes left; null while the ball rests for longer. */
function presentMinute({ phase, clockMinute: played, live }: BookEvent): string | null {
  const clock = live?.clock ?? null
  if (phase !== 'live' || played === null || clock === null) return null
  if (clock.isDown) return formatMinute({ minute: played, addedMinute: null })
  const minute = played + 1
  const last = clock.lastMinute ?? minute
  return minute > last
    ? formatMinute({ minute: last, addedMinute: minute - last })
    : formatMinute({ minute, addedMinute: null })
}

/** A clock that runs down is shown to the second. */
function presentClock({ phase, live, scoreAtMs }: BookEvent): Results['clock'] {
  const clock = live?.clock ?? null
  if (phase !== 'live' || clock === null || !clock.isDown) return null
  return { left: clock.seconds, at: clock.rate === 0 ? 0 : scoreAtMs, rate: clock.rate }
}

/** The clock runs on between two messages; what is added to a part of play stands at its end. */
function presentPlayed({ phase, clockMinute: now }: BookEvent, { clock, played }: LiveState): number {
  if (phase !== 'live' || now === null || clock === null) return played
  const told = clockMinute(clock, 0)
  const limit = clock.lastMinute === null ? Number.POSITIVE_INFINITY : clock.lastMinute - 1
  const minutes = clock.isDown ? told - now : Math.min(now, limit) - Math.min(told, limit)
  return Math.round(1000 * (played + minutes / clock.partMinutes)) / 1000
}

/** `67'`; what runs on beyond a half is written `45+2'`. */
function formatMinute({ minute, addedMinute }: MatchMinute): string {
  if (minute === null) return ''
  return addedMinute === null ? `${minute}'` : `${minute}+${addedMinute}'`
}

const teamOf = (event: BookEvent, side: MatchIncident['side'], locale: Locale): string | null =>
  side === null ? null : eventNames(event)[side][locale]

function presentComment(event: BookEvent, texts: CatalogueTexts, locale: Locale): string | null {
  const newest = event.live?.comments.at(-1)
  if (newest === undefined) return null
  return texts.comment(newest.key, teamOf(event, newest.side, locale), formatMinute(newest), locale)
}

/** The same for whoever draws it. */
function presentAction({ comments }: LiveState): Pick<Results, 'action'> {
  const newest = comments.at(-1)
  return newest === undefined ? {} : { action: { key: newest.key, side: newest.side } }
}

/** What the part of play is called while it rests, whatever part it is. */
const RESTS: Readonly<Partial<Record<EventStatus, string>>> = {
  delayed: 'delayed',
  interrupted: 'interrupted',
}

/** What changes on a living event besides its prices. */
export function presentEventState(event: BookEvent, texts: CatalogueTexts, locale: Locale): EventState {
  const rest = RESTS[event.status] ?? null
  return {
    id: event.id,
    results: presentResults(event, texts, locale),
    kind: event.live === null ? null : texts.period(rest ?? event.live.period, locale),
    status: rest ?? event.live?.period ?? 'not_started',
    paused: event.isPaused,
    marketCount: event.openCount,
    ...(event.status === 'ended' || event.status === 'abandoned' ? { ended: true as const } : {}),
  }
}

/** The time line of a match that began. */
export function presentIncidents(event: BookEvent, texts: CatalogueTexts, locale: Locale): Incident[] | null {
  const { live } = event
  if (live === null || live.status === 'prematch' || live.status === 'delayed') return null
  return presentMarks(live.incidents, (side) => teamOf(event, side, locale), texts, locale)
}

/** The same of marks alone: `teamOf` names the side that one is told of. */
export function presentMarks(
  marks: readonly MatchIncident[],
  nameOf: (side: MatchIncident['side']) => string | null,
  texts: Pick<CatalogueTexts, 'incident'>,
  locale: Locale,
): Incident[] {
  return marks.map(({ kind, side, score, played, ...minute }) => ({
    kind,
    side,
    minute: formatMinute(minute),
    text: texts.incident(kind, nameOf(side), locale),
    score: score && { ...score },
    played,
  }))
}
