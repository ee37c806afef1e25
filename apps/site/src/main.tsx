import '@xezer/ui/tokens.css'
import './fonts.css'
import { seededRandom } from '@xezer/std/random'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createCallCache } from './core/calls/call-cache.ts'
import { createAnnouncer } from './core/chrome/announcer.ts'
import { createEventStates } from './core/live/event-states.ts'
import { createTopicPoll } from './core/live/poll-topic.ts'
import { createTopicHub } from './core/live/topic-hub.ts'
import { createPageMemory } from './core/place/page-memory.ts'
import { createPlayerServices } from './core/player-services.ts'
import { createPicks } from './core/prices/picks.ts'
import { createPriceStore } from './core/prices/price-store.ts'
import type { Services } from './core/services.tsx'
import { createSession, createTabKeeper } from './core/session/session.ts'
import { loadLanguage, shownLocale } from './core/text/language.ts'
import { createApiClient } from './platform/api-client.ts'
import { steadyClock, systemClock } from './platform/clock.ts'
import { createLiveConnection } from './platform/live-connection.ts'
import { openSocket } from './platform/open-socket.ts'
import { pageTimers } from './platform/page-timers.ts'
import { randomKey } from './platform/random-key.ts'
import { createRouter } from './platform/router.ts'
import { createVisitStorage } from './platform/visit-storage.ts'
import { App } from './routes/app.tsx'
import { findRoute } from './routes/route-table.ts'

const API_BASE = '/api/'
/** The first page takes its topics over within this time. */
const FIRST_WATCH_MS = 10_000

async function start(): Promise<void> {
  const router = createRouter()
  const { route, params } = findRoute(router.place.read().path)
  route?.preload()
  const session = createSession(createTabKeeper())
  const api = createApiClient({
    baseUrl: API_BASE,
    fetch: (input, init) => fetch(input, init),
    findToken: session.findToken,
    onSessionEnd: () => session.end('expired'),
    timers: pageTimers,
  })
  const random = seededRandom(String(systemClock.nowMs()))
  const connection = createLiveConnection({
    open: () => openSocket(API_BASE),
    greeting: () => ({ locale: shownLocale(), token: session.findToken() }),
    random,
    timers: pageTimers,
    clock: systemClock,
  })
  const prices = createPriceStore({ clock: steadyClock, timers: pageTimers })
  const eventStates = createEventStates(prices.setPaused)
  const topics = createTopicHub({
    connection,
    prices,
    eventStates,
    poll: createTopicPoll(api),
    random,
    timers: pageTimers,
  })
  for (const [kind, name] of route?.topics?.(params) ?? []) {
    pageTimers.after(
      FIRST_WATCH_MS,
      topics.observe(kind, name).subscribe(() => {}),
    )
  }
  const language = await loadLanguage()
  const calls = createCallCache(api)
  // Names come from the server in the visitor's language: with another one every answer is out of date.
  language.subscribe(() => {
    calls.renew()
    topics.forgetUnwatched()
    connection.greetAgain()
  })
  const picks = createPicks()
  const services: Services = {
    api,
    connection,
    prices,
    picks,
    eventStates,
    topics,
    calls,
    language,
    announcer: createAnnouncer(pageTimers),
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
      timers: pageTimers,
      newKey: randomKey,
      onPlayerChange: calls.clear,
    }),
  }
  const root = document.getElementById('root')
  if (root === null) return
  createRoot(root).render(
    <StrictMode>
      <App services={services} router={router} />
    </StrictMode>,
  )
}

void start()
