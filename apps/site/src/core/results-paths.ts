/** Addresses of results: pages of their own code, so they stand apart from those of the first script. */
export const RESULTS_LIVE_PATH = '/resultslive'

export interface ResultsPlace {
  sport?: number | undefined
  league?: number | undefined
}

/** Results of a day, of a sport or a league where one is named. */
export function resultsPath(date: string, { sport, league }: ResultsPlace = {}): string {
  const ofSport = sport === undefined ? '' : `/sport/${sport}`
  return `/results/date/${date}${ofSport}${league === undefined ? '' : `/league/${league}`}`
}

export const liveResultsPath = (league: number) => `${RESULTS_LIVE_PATH}/league/${league}`

/** The day of an address of results; undefined where it is none. */
export function resultsDateOf(path: string): string | undefined {
  return /^\/results\/date\/([\d-]+)(\/|$)/.exec(path)?.[1]
}
