import type { Random } from '@xezer/std/random'
import { createCallCache } from './core/calls/call-cache.ts'
import { createAnnouncer } from './core/chrome/announcer.ts'
import type { FirstAnswers } from './core/drawn/first-answers.ts'
import { createLateFavourites } from './core/favourites/late-favourites.ts'
import { createEventStates } from './core/live/event-states.ts'
import { createTopicPoll } from './core/live/poll-topic.ts'
import { createTopicHub, type TopicHub } from './core/live/topic-hub.ts'
import { createPageMemory } from './core/place/page-memory.ts'
import { createPlayerServices } from './core/player-services.ts'
import { createPicks } from './core/prices/picks.ts'
import { createPriceStore, type PriceStore } from './core/prices/price-store.ts'
import type { Services } from './core/services.tsx'
import type { Session } from './core/session/session.ts'
import type { Language } from './core/text/language.ts'
import type { ApiClient } from './platform/api-client.ts'
import { steadyClock } from './platform/clock.ts'
import type { LiveConnection } from './platform/live-connection.ts'
import type { PageTimers } from './platform/page-timers.ts'
import { randomKey } from './platform/random-key.ts'
import { createVisitStorage } from './platform/visit-storage.ts'

interface Outside {
  session: Session
  api: ApiClient
  connection: LiveConnection
  first: FirstAnswers
  random: Random
  timers: PageTimers
}

/** What may begin before the words are here: the stores of what the server offers. */
export type Offer = Pick<Services, 'prices' | 'eventStates' | 'topics'>

export function composeOffer({ api, connection, first, random, timers }: Outside): Offer {
  const prices: PriceStore = createPriceStore({ clock: steadyClock, timers })
  const eventStates = createEventStates(prices.setPaused, timers)
  const poll = createTopicPoll(api)
  const topics: TopicHub = createTopicHub({ connection, prices, eventStates, poll, first, random, timers })
  return { prices, eventStates, topics }
}

/** Everything that components are given, in the browser and where the server draws. */
export function composeServices(outside: Outside, offer: Offer, language: Language): Services {
  const { session, api, connection, first, random, timers } = outside
  const { prices, topics } = offer
  const calls = createCallCache(api, first)
  // Names come from the server in the visitor's language: with another one every answer is out of date.
  language.subscribe(() => {
    calls.renew()
    topics.forgetUnwatched()
    connection.greetAgain()
  })
  const picks = createPicks()
  const announcer = createAnnouncer(timers)
  return {
    ...offer,
    api,
    connection,
    first,
    picks,
    calls,
    language,
    announcer,
    favourites: createLateFavourites({ session, api, announcer, language, random, timers }),
    pageMemory: createPageMemory(createVisitStorage('pages')),
    ...createPlayerServices({
      session,
      api,
      connection,
      prices,
      topics,
      picks,
      language,
      random,
      timers,
      newKey: randomKey,
      onPlayerChange: calls.clear,
    }),
  }
}
