import { statisticsEvent, statisticsLeague, statisticsMenu } from '@xezer/contract/statistics'
import type { StatisticsAnswers } from '../features/statistics/statistics-answers.ts'
import type { SharedCall } from '../platform/http/shared-answers.ts'
import { shareCall } from './shared-call.ts'

export function statisticsCalls(statistics: StatisticsAnswers): SharedCall[] {
  return [
    shareCall(statisticsMenu, (_input, _id, locale) => statistics.menu(locale)),
    shareCall(statisticsLeague, (input, _id, locale) => statistics.league(input, locale)),
    shareCall(statisticsEvent, (input, _id, locale) => statistics.event(input, locale)),
  ]
}
