import type { Sides } from '@xezer/sport/side'
import { createFormWalk, type FormWalk } from '@xezer/sports/outrights/form-walk'
import type { ScheduledMatch } from './schedule/scheduled-match.ts'
import { createWorldCalendar, weekOf } from './schedule/world-calendar.ts'

/**
 * Clubs are as their tables say up to here: what was announced before is played as it was priced.
 */
const SINCE_MS = Date.UTC(2026, 10, 23)

/** Form in a world. */
export interface ClubForm extends FormWalk {
  /** The week of an instant. A match is played in the form of the week in which it was announced: prices know it all along. */
  weekAt(atMs: number): number
}

/** Weeks go by as fast as the matches are played; at normal speed, and where the calendar is a real one, by the clock. */
export function createClubForm(seed: string, speed: number, perWeek: number): ClubForm {
  const { toWorldMs } = createWorldCalendar(speed)
  const weekAt = (atMs: number): number => weekOf(toWorldMs(atMs))
  // The last week in which nobody had any.
  return { ...createFormWalk(seed, weekAt(SINCE_MS) - 1, perWeek), weekAt }
}

/** The forms in which a match is played. */
export function formsIn({ fixture, announcedAtMs }: ScheduledMatch, form: ClubForm): Sides<number> {
  const week = form.weekAt(announcedAtMs)
  return { home: form.at(fixture.homeId, week), away: form.at(fixture.awayId, week) }
}
