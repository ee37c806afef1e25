import { resultsDays, resultsLive, resultsMenu, resultsOverview } from '@xezer/contract/results'
import { type LiveOptions, whenTold } from '../features/live/live-answers.ts'
import type { ResultsAnswers } from '../features/results/results-answers.ts'
import type { SharedCall } from '../platform/http/shared-answers.ts'
import { shareCall } from './shared-call.ts'

export function resultsCalls(results: ResultsAnswers, live: Pick<LiveOptions, 'isOfferTold'>): SharedCall[] {
  return [
    shareCall(resultsMenu, (input, _id, locale) => results.menu(input, locale)),
    shareCall(resultsDays, (input) => results.days(input)),
    shareCall(resultsOverview, (input, _id, locale) => results.overview(input, locale)),
    shareCall(resultsLive, (input, _id, locale) => whenTold(live, () => results.live(input, locale))),
  ]
}
