import { loadPlayTranslator } from '@xezer/i18n/load-play-translator'
import type { Locale } from '@xezer/std/locale'
import { readAddress, readRoundName } from './address.ts'
import { browserMachine } from './browser-machine.ts'
import { findEntry } from './engines/find-entry.ts'
import { findTheme } from './find-theme.ts'
import { createBridge } from './kit/bridge.ts'
import { make, makeButton } from './kit/dom.ts'
import type { GameText } from './kit/game-text.ts'
import { createMemory } from './kit/kept.ts'
import { noticeOf } from './kit/notices.ts'
import { OpenGame } from './kit/open-game.ts'
import { createCall } from './kit/play-calls.ts'
import { readListing } from './read-listing.ts'
import { readOrigins } from './site-origins.ts'

const address = readAddress(location.pathname)
const origins = readOrigins()
const roundName = readRoundName(location.hash)
let session: string | null = null
let game: OpenGame | null = null
let isHeld = false

const bridge = createBridge(window as never, origins, (message) => {
  if (message.type === 'theme') document.documentElement.dataset.theme = message.value
  if (message.type === 'mute') game?.mute(message.value)
  if (message.type === 'locale') changeLocale(message.value)
  if (message.type === 'pause' || message.type === 'resume') {
    isHeld = message.type === 'pause'
    game?.hold(isHeld)
  }
})
void start()

async function start(): Promise<void> {
  const { locale, id, token, forget } = address
  document.documentElement.lang = locale
  const memory = createMemory(id, storages())
  // The token is needed once, and is not left where others may read it: the address, the history, a picture of the screen.
  if (token !== null) memory.writeToken(token)
  history.replaceState(null, '', forget)
  const known = token ?? memory.readToken()
  const call = createCall(fetch.bind(window), () => session)
  const opening = call('open', { game: id, token: known === 'demo' ? null : known, locale })
  const words = loadPlayTranslator(locale)
  const listing = readListing()
  const stage = listing === null ? null : findEntry(listing.engine)?.()
  const wear = listing === null ? null : findTheme(listing.theme)?.()
  const text = await words
  document.body.replaceChildren(make('p', { class: 'waiting', role: 'status' }, text('play.loading')))
  if (listing === null || !stage || !wear) return fail(text, 'GAME_DISABLED')
  document.title = listing.name[locale]
  const [opened, { entry }, { theme }] = await Promise.all([opening, stage, wear])
  if (!opened.ok) return fail(text, opened.error.code, opened.error.reason)
  session = opened.value.session
  game = new OpenGame({
    opened: opened.value,
    entry,
    listing,
    theme,
    text,
    locale,
    bridge,
    memory,
    machine: browserMachine(call, opened.value.nowMs),
    view: window,
  })
  document.body.replaceChildren(game.root)
  if (isHeld) game.hold(true)
  bridge.send({ type: 'ready' })
  if (roundName !== null) await showAgain(game, id)
}

/** One round of the past, where the account led here; another player's is not found. */
async function showAgain(shown: OpenGame, id: string): Promise<void> {
  const call = createCall(fetch.bind(window), () => session)
  const answer = await call('round', { round: roundName ?? '' })
  if (answer.ok && answer.value.round.game === id) shown.replay(answer.value.round)
}

/** Nothing can be played: why, and a way to try again. */
function fail(text: GameText, code: string, reason?: string): void {
  const notice = noticeOf({ code: code as 'INTERNAL', ...(reason === undefined ? {} : { reason }) })
  bridge.send({ type: 'error', code })
  document.body.replaceChildren(
    make(
      'div',
      { class: 'waiting', role: 'alert' },
      make('p', {}, text(code === 'OFFLINE' ? 'play.failed' : notice.title)),
      makeButton('plain', () => location.reload(), {}, text('play.again')),
    ),
  )
}

/** The page is drawn in one language: another one is another page, and its session goes along. */
function changeLocale(locale: Locale): void {
  if (locale !== address.locale) location.replace(address.inLocale(locale))
}

function storages() {
  try {
    return { device: localStorage, tab: sessionStorage }
  } catch {
    return null
  }
}
