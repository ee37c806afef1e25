import { liveEvent, liveList, liveListMenu, liveOverview } from '@xezer/contract/live'
import { liveUpcoming } from '@xezer/contract/upcoming'
import { liveListVideo } from '@xezer/contract/video'
import { formatTopic } from '@xezer/sport/topic'
import { answerUpcoming } from '../features/live/answer-upcoming.ts'
import {
  answerEvent,
  answerLiveList,
  answerLiveListVideo,
  answerLiveMenu,
  answerLiveOverview,
  type LiveOptions,
  whenTold,
} from '../features/live/live-answers.ts'
import type { SharedCall } from '../platform/http/shared-answers.ts'
import { shareCall } from './shared-call.ts'

export function liveCalls(live: LiveOptions): SharedCall[] {
  return [
    shareCall(liveList, (_input, _id, locale) => whenTold(live, () => answerLiveList(live, locale))),
    shareCall(liveListMenu, (_input, _id, locale) => whenTold(live, () => answerLiveMenu(live, locale))),
    shareCall(liveListVideo, (_input, _id, locale) =>
      whenTold(live, () => answerLiveListVideo(live, locale)),
    ),
    shareCall(liveUpcoming, (_input, _id, locale) => whenTold(live, () => answerUpcoming(live, locale))),
    shareCall(liveOverview, (input, _id, locale) =>
      whenTold(live, () => answerLiveOverview(live, input, locale)),
    ),
    {
      ...shareCall(liveEvent, (input, id, locale) => answerEvent(live, id, input, locale)),
      prepare: (id) => live.topics.want(formatTopic({ kind: 'event', eventId: id })),
    },
  ]
}
