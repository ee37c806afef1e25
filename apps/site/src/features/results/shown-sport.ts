import type { CallOutput } from '@xezer/contract/call'
import type { resultsMenu } from '@xezer/contract/results'
import type { ResultsPlace } from '../../core/paths.ts'

/** The sport of the address, that of its league, or the first of the day; undefined where the day has none. */
export function shownSport(
  { sports }: CallOutput<typeof resultsMenu>,
  { sport, league }: ResultsPlace,
): number | undefined {
  if (sport !== undefined) return sport
  const own =
    league === undefined ? sports[0] : sports.find(({ leagues }) => leagues.some(({ id }) => id === league))
  return own?.id
}

/** What of a day is asked for. */
export function overviewQuestion(date: string, sport: number, league: number | undefined) {
  return { date, sport, ...(league === undefined ? {} : { league }) }
}
