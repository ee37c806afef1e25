import { prematchHighlights } from '@xezer/contract/highlights'
import { prematchPopular } from '@xezer/contract/popular'
import { prematchList, prematchMatches } from '@xezer/contract/prematch'
import { prematchEvent } from '@xezer/contract/prematch-event'
import { formatTopic } from '@xezer/sport/topic'
import { answerEvent, type LiveOptions, whenTold } from '../features/live/live-answers.ts'
import { answerHighlights, type HighlightOptions } from '../features/prematch/answer-highlights.ts'
import { answerPopular } from '../features/prematch/answer-popular.ts'
import {
  answerPrematchList,
  answerPrematchMatches,
  type PrematchOptions,
} from '../features/prematch/prematch-answers.ts'
import type { SharedCall } from '../platform/http/shared-answers.ts'
import { shareCall } from './shared-call.ts'

export function prematchCalls(options: PrematchOptions & LiveOptions & HighlightOptions): SharedCall[] {
  return [
    shareCall(prematchList, (input, _id, locale) =>
      whenTold(options, () => answerPrematchList(options, input, locale)),
    ),
    shareCall(prematchMatches, (input, _id, locale) =>
      whenTold(options, () => answerPrematchMatches(options, input, locale)),
    ),
    shareCall(prematchPopular, (input, _id, locale) =>
      whenTold(options, () => answerPopular(options, input, locale)),
    ),
    shareCall(prematchHighlights, (_input, _id, locale) =>
      whenTold(options, () => answerHighlights(options, locale)),
    ),
    {
      ...shareCall(prematchEvent, (_input, id, locale) => answerEvent(options, id, {}, locale)),
      prepare: (id) => options.topics.want(formatTopic({ kind: 'event', eventId: id })),
    },
  ]
}
