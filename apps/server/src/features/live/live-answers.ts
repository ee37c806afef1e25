import type { CallInput } from '@xezer/contract/call'
import type { liveEvent, liveOverview } from '@xezer/contract/live'
import type { OddsBook } from '@xezer/odds-book/book'
import { formatTopic } from '@xezer/sport/topic'
import { must } from '@xezer/std/assert'
import type { Clock } from '@xezer/std/clock'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from '../../core/offer-bytes/catalogue-texts.ts'
import type { ListMemory } from '../../core/offer-bytes/list-memory.ts'
import { hasBroadcast } from '../../core/offer-bytes/present-event.ts'
import { presentLiveList } from '../../core/offer-bytes/present-live-menu.ts'
import type { ShortRows } from '../../core/offer-bytes/short-rows.ts'
import type { TopicTexts } from '../../core/offer-bytes/topic-texts.ts'
import { type Refusal, refuse, refuseFor } from '../../platform/http/refusal.ts'

export interface LiveOptions {
  readonly book: OddsBook
  readonly topics: TopicTexts
  readonly answers: ListMemory<string>
  readonly texts: CatalogueTexts
  readonly shortRows: ShortRows
  readonly clock: Clock
  /** Until then an event that is not there may only not have been told yet. */
  readonly isOfferComplete: () => boolean
  /** Whether all that is on sale was told since the start: before that no list is whole. */
  readonly isOfferTold: () => boolean
}

/** Overview group 1 when none is asked for (product §9, constants). */
const GROUP_DEFAULT = 1
const NOT_READY_RETRY_SECONDS = 1

/** The answer of a list, once there can be one. */
export function whenTold<Answer>(
  { isOfferTold }: Pick<LiveOptions, 'isOfferTold'>,
  answer: () => Answer,
): Answer | Refusal<'unavailable'> {
  return isOfferTold() ? answer() : refuseFor('unavailable', NOT_READY_RETRY_SECONDS)
}

export function answerLiveList({ book, answers }: LiveOptions, locale: Locale): string {
  const events = book.liveEvents()
  return answers.get(events, `live/${locale}`, () => JSON.stringify(presentLiveList(events, locale)))
}

export function answerLiveListVideo({ book, answers }: LiveOptions, locale: Locale): string {
  const events = book.liveEvents()
  const make = () => JSON.stringify(presentLiveList(events.filter(hasBroadcast), locale))
  return answers.get(events, `video/${locale}`, make)
}

export function answerLiveMenu({ topics, clock }: LiveOptions, locale: Locale): Buffer {
  topics.watch('menu', clock.nowMs())
  return must(topics.image('menu', locale), 'the menu is always there')
}

/** Everything in play; a sport or group that does not exist has no rows. */
export function answerLiveOverview(
  { topics, clock }: LiveOptions,
  input: CallInput<typeof liveOverview>,
  locale: Locale,
): Buffer | Refusal<'not_found'> {
  const group = input.group ?? GROUP_DEFAULT
  const topic = formatTopic({ kind: 'overview', sportId: input.sport ?? 0, group })
  if (!topics.watch(topic, clock.nowMs())) return refuse('not_found')
  const image = topics.image(topic, locale, {
    since: topics.parseCursor(input.factors),
    window: input.screen ?? null,
    isVideo: input.video === 1,
  })
  return image ?? refuse('not_found')
}

/** One event with all its markets, before, in and right after play. */
export function answerEvent(
  { topics, clock, isOfferComplete }: LiveOptions,
  eventId: number,
  input: CallInput<typeof liveEvent>,
  locale: Locale,
): Buffer | Refusal<'event_not_found' | 'unavailable'> {
  const topic = formatTopic({ kind: 'event', eventId })
  const image = topics.watch(topic, clock.nowMs())
    ? topics.image(topic, locale, { since: topics.parseCursor(input.factors), window: null })
    : null
  if (image !== null) return image
  return isOfferComplete() ? refuse('event_not_found') : refuseFor('unavailable', NOT_READY_RETRY_SECONDS)
}
