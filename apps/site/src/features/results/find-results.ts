import type { CallOutput } from '@xezer/contract/call'
import type { ResultEvent, resultsOverview } from '@xezer/contract/results'
import { foldMarks } from '../../core/text/fold-marks.ts'

type Sports = CallOutput<typeof resultsOverview>['sports']
export type LeagueResults = Sports[number]['leagues'][number]

/** The results whose sides or league hold all words; of a league that does all of them. */
export function findResults(leagues: readonly LeagueResults[], query: string): readonly LeagueResults[] {
  const words = foldMarks(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return leagues
  const holds = (text: string) => words.every((word) => text.includes(word))
  return leagues.flatMap((league) => {
    const names = [league.country.name, league.name, league.name_az, league.name_ru, league.name_en]
    const name = foldMarks(names.join(' '))
    if (holds(name)) return league
    const events = league.events.filter(({ home, away }: ResultEvent) =>
      holds(foldMarks(`${home} ${away} ${name}`)),
    )
    return events.length === 0 ? [] : { ...league, events }
  })
}

/** The first of them, league by league: what the document shows until the rest follows. */
export function firstResults(leagues: readonly LeagueResults[], most: number): readonly LeagueResults[] {
  let left = most
  return leagues.flatMap((league) => {
    if (left <= 0) return []
    const events = league.events.slice(0, left)
    left -= events.length
    return { ...league, events }
  })
}
