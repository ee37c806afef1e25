import type { NamedLeague, NamedSport } from '@xezer/contract/sport-entities'
import type { Category, Sport, Tournament } from '@xezer/odds-book/messages'
import type { Locale, LocalizedName } from '@xezer/std/locale'
import type * as z from 'zod/mini'
import { presentLeagueRef } from './present-event.ts'

/** As lists call it: in the reader's language, and in all of them (agreement 26, names). */
export function presentNames(name: LocalizedName, locale: Locale) {
  return { name: name[locale], name_az: name.az, name_ru: name.ru, name_en: name.en }
}

/** A sport as lists have it. */
export function presentNamedSport({ id, alias, name }: Sport, locale: Locale): NamedSport {
  return { id, alias, ...presentNames(name, locale) }
}

/** A league as lists have it. */
export function presentNamedLeague(
  tournament: Pick<Tournament, 'id' | 'name'>,
  category: Pick<Category, 'id' | 'code' | 'name'>,
  locale: Locale,
): z.output<typeof NamedLeague> {
  return {
    ...presentLeagueRef(tournament, category, locale),
    ...presentNames(tournament.name, locale),
  }
}
