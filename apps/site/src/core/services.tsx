import { assert } from '@xezer/std/assert'
import { createContext, useContext } from 'react'
import type { ApiClient } from '../platform/api-client.ts'
import type { LiveConnection } from '../platform/live-connection.ts'
import type { CallCache } from './calls/call-cache.ts'
import type { Announcer } from './chrome/announcer.ts'
import type { FirstAnswers } from './drawn/first-answers.ts'
import type { Favourites } from './favourites/favourites.ts'
import type { EventStates } from './live/event-states.ts'
import type { TopicHub } from './live/topic-hub.ts'
import type { PageMemory } from './place/page-memory.ts'
import type { Picks } from './prices/picks.ts'
import type { PriceStore } from './prices/price-store.ts'
import type { AccountWatch } from './session/account-watch.ts'
import type { AuthPrompt } from './session/auth-prompt.ts'
import type { Session } from './session/session.ts'
import type { Slip } from './slip/slip.ts'
import type { Language } from './text/language.ts'

/** What the composition root built, for every component below it. */
export interface Services {
  api: ApiClient
  connection: LiveConnection
  prices: PriceStore
  picks: Picks
  eventStates: EventStates
  first: FirstAnswers
  topics: TopicHub
  calls: CallCache
  language: Language
  announcer: Announcer
  favourites: Favourites
  pageMemory: PageMemory
  session: Session
  account: AccountWatch
  authPrompt: AuthPrompt
  slip: Slip
}

export const ServicesContext = createContext<Services | undefined>(undefined)

export function useServices(): Services {
  const services = useContext(ServicesContext)
  assert(services !== undefined, 'a component that needs services stands outside the ServicesContext')
  return services
}
