import type { PageParams } from '@xezer/contract/page-routes'
import { prematchList, prematchMatches } from '@xezer/contract/prematch'
import { readHours } from '../core/chrome/hours.ts'
import type { Asked, FirstAnswers } from '../core/drawn/first-answers.ts'
import { MENU_TOPIC } from '../core/live/topic-names.ts'
import { topicQuestion } from '../core/live/topic-question.ts'
import { firstQuestion, matchPlace } from '../features/prematch/prematch-matches.ts'

export interface AskingPlace {
  params: PageParams
  search: URLSearchParams
  first: FirstAnswers
}

const id = (param: string | undefined) => (param === undefined ? undefined : Number(param))

export function menuQuestions(section: string, search: URLSearchParams): Asked[] {
  if (section === 'prematch') return [{ call: prematchList.name, input: { hours: readHours(search) } }]
  const menu = topicQuestion('menu', MENU_TOPIC)
  return menu === undefined ? [] : [menu]
}

export function prematchListQuestions({ params, search }: AskingPlace): Asked[] {
  const place = matchPlace({
    sport: Number(params.sport),
    country: id(params.country),
    league: id(params.league),
  })
  return [{ call: prematchMatches.name, input: firstQuestion(place, readHours(search)) }]
}

/** The first sport's matches: which one it is, the menu says. */
export function prematchHomeQuestions({ search, first }: AskingPlace): Asked[] {
  const sport = first.find(prematchList, { hours: readHours(search) })?.sports[0]?.id
  return sport === undefined ? [] : prematchListQuestions({ params: { sport: String(sport) }, search, first })
}
