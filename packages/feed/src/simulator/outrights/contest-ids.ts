import { LOCALES, type LocalizedName } from '@xezer/std/locale'
import { WORLD_SPAN } from '../schedule/event-worlds.ts'

/** Behind all matches of a world: a hundred seasons for each competition of a sport. */
const FIRST_POSITION = WORLD_SPAN - 50_000_000
const SEASONS = 100
/** Competitions of a sport are numbered from its own million on. */
const COMPETITION_SPAN = 1_000_000
/** Printed numbers of a sport's matches stay below. */
const NUMBER_SPAN = 100_000
const FIRST_NUMBER = 90_000

/** The place of a contest in the event ids of its sport. */
export function contestPosition(competitionId: number, year: number): number {
  return FIRST_POSITION + (competitionId % COMPETITION_SPAN) * SEASONS + (year % SEASONS)
}

/** Whether an event of a world is how a season ends, and not a match. */
export function isContest(eventId: number): boolean {
  return eventId % WORLD_SPAN >= FIRST_POSITION
}

/** Seasons that are generated follow each other within weeks: they have numbers of their own. */
const FIRST_GENERATED = WORLD_SPAN - 20_000_000
const GENERATED_SEASONS = 10_000

export function generatedPosition(competitionId: number, season: number): number {
  return (
    FIRST_GENERATED + (competitionId % COMPETITION_SPAN) * GENERATED_SEASONS + (season % GENERATED_SEASONS)
  )
}

/** One of a competition is open at a time. */
export function contestNumber(sportId: number, competitionId: number): number {
  return sportId * NUMBER_SPAN + FIRST_NUMBER + (competitionId % COMPETITION_SPAN)
}

/** `LaLiga 2026/27`. */
export function seasonName(name: LocalizedName, season: string): LocalizedName {
  const named = LOCALES.map((locale) => [locale, `${name[locale]} ${season}`] as const)
  return Object.fromEntries(named) as unknown as LocalizedName
}

/** `NBA 2026/27, regular season`. */
export function regularSeasonName(name: LocalizedName, season: string): LocalizedName {
  const { az, ru, en } = seasonName(name, season)
  return { az: `${az}, müntəzəm mövsüm`, ru: `${ru}, регулярный сезон`, en: `${en}, regular season` }
}
