import '@xezer/ui/tokens.css'
import './fonts.css'
import './document.css'
import { seededRandom } from '@xezer/std/random'
import { composeOffer, composeServices } from './compose-services.ts'
import { createSession } from './core/session/session.ts'
import { loadLanguage, shownLocale } from './core/text/language.ts'
import { createLateView } from './core/view/late-view.ts'
import { findView, shownView, showView } from './core/view/view.ts'
import { findDrawn } from './find-drawn.ts'
import { createApiClient } from './platform/api-client.ts'
import { systemClock } from './platform/clock.ts'
import { createLiveConnection } from './platform/live-connection.ts'
import { openSocket } from './platform/open-socket.ts'
import { pageTimers } from './platform/page-timers.ts'
import { pagePresses, watchPresses } from './platform/presses.ts'
import { createRouter } from './platform/router.ts'
import { createTabStorage } from './platform/storage.ts'
import { preloadPlayer } from './routes/preload-player.ts'
import { findRoute, watchFirst } from './routes/route-table.ts'
import { takeOver } from './take-over.tsx'

const API_BASE = '/api/'
/** Nothing of a first visit waits for what an offline page needs. */
const WORKER_MS = 15_000

async function start(): Promise<void> {
  const router = createRouter()
  const { path, search } = router.place.read()
  const { route, params } = findRoute(path)
  const drawn = findDrawn()
  watchPresses(pagePresses)
  const view = showView(findView())
  const session = createSession(createTabStorage('session'))
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
  // The network is back, or somebody looks again: a phone that was in a pocket has been failing for long.
  addEventListener('online', connection.tryNow)
  document.addEventListener('visibilitychange', connection.tryNow)
  const outside = { session, api, connection, first: drawn.first, random, timers: pageTimers }
  const offer = composeOffer(outside)
  shownView.subscribe(offer.prices.repaint)
  // What the document shows stands still until it is taken over: the script begins with the same.
  if (drawn.form === undefined && route !== undefined) watchFirst(offer.topics, route, params, search)
  const player = session.read() === undefined ? undefined : preloadPlayer()
  // Without a document the shell stands first, and says itself when the page's code does not come.
  const page = route?.preload()
  const [language] = await Promise.all([loadLanguage(), drawn.form && page, player, view])
  takeOver({ drawn, services: composeServices(outside, offer, language), router })
  createLateView(outside)
  // Where the site was not built there is none.
  if (import.meta.env.PROD)
    pageTimers.after(WORKER_MS, () => void navigator.serviceWorker?.register('/worker.js').catch(() => {}))
}

void start()
