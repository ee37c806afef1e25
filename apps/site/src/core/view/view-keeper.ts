import { accountView, accountViewChange, ViewChoice } from '@xezer/contract/view'
import type { Random } from '@xezer/std/random'
import type { ApiClient } from '../../platform/api-client.ts'
import type { PageTimers } from '../../platform/page-timers.ts'
import { createTabStorage, type TabStorage } from '../../platform/storage.ts'
import { pollDelayMs } from '../live/poll-delay.ts'
import type { Session } from '../session/session.ts'
import { followView, readChoice, takeChoice, VIEW_KEYS } from './choose-view.ts'
import { findViewChange, takeOverView } from './view-change.ts'

export interface ViewKeeperParts {
  session: Session
  api: ApiClient
  /** What the account said last, and whose that is: the same in every tab. */
  kept: TabStorage
  readChoice: () => ViewChoice
  takeChoice: (choice: ViewChoice) => Promise<void>
  /** Whether somebody sees the page: nobody else tells. */
  isVisible: () => boolean
  random: Random
  timers: PageTimers
}

/** A choice is told so soon; another one made meanwhile goes with it. */
export const TELL_MS = 1000

/**
 * Keeps ways of seeing with the account of whoever is logged in. What the account has is shown from the log-in on; an
 * account that has none gets the browser's. Afterwards it hears what changes, never what is, as favourites are told
 * (decision 79, favourites are told to the account as changes). What a player leaves behind at the log-out goes on being shown: it tells nothing of anybody.
 */
export function keepViewWith(parts: ViewKeeperParts): void {
  const { session, api, isVisible, random, timers } = parts
  let playerId: number | undefined
  let known = parseKept(parts.kept.read())
  /** Of this visit: whether the account was asked at all. */
  let isTold = false
  let failures = 0

  const remember = (next: Kept) => {
    known = next
    parts.kept.write(next.owner === undefined ? undefined : JSON.stringify(next))
  }
  const ask = async (sent: ViewChoice, said: ViewChoice | null) => {
    const change = findViewChange(sent, said)
    // Nothing is known of the account at the log-in: it is asked before it is told.
    const answer = said === null || change === null ? await api.call(accountView, {}) : undefined
    if (answer !== undefined && (!answer.ok || answer.value.view !== null)) return answer
    return api.call(accountViewChange, change ?? {})
  }
  const tell = async (): Promise<boolean> => {
    if (playerId === undefined) return true
    const asker = playerId
    const sent = parts.readChoice()
    const said = known.owner === asker ? known.said : null
    if (isTold && said !== null && findViewChange(sent, said) === null) return true
    const answer = await ask(sent, said)
    // Somebody else is here by now.
    if (playerId !== asker) return true
    if (!answer.ok || answer.value.view === null) return false
    isTold = true
    const { view } = answer.value
    const now = parts.readChoice()
    const next = takeOverView(view, sent, now)
    if (findViewChange(next, now) !== null) await parts.takeChoice(next)
    remember({ owner: asker, said: view })
    return true
  }
  const followPlayer = () => {
    const next = session.read()?.user.id
    isTold &&= next === playerId
    playerId = next
    if (known.owner !== undefined && known.owner !== next) remember(NOTHING)
  }
  const look = async () => {
    if (isVisible()) failures = (await tell()) ? 0 : failures + 1
    timers.after(pollDelayMs(TELL_MS, failures, random), () => void look())
  }
  parts.kept.onChange(() => {
    known = parseKept(parts.kept.read())
  })
  session.subscribe(followPlayer)
  followPlayer()
  void look()
}

/** In a browser, where the tabs follow each other as well. */
export function keepView(outside: Pick<ViewKeeperParts, 'session' | 'api' | 'random' | 'timers'>): void {
  for (const name of VIEW_KEYS) createTabStorage(name).onChange(() => void followView())
  void followView()
  keepViewWith({
    ...outside,
    kept: createTabStorage('view-kept'),
    readChoice,
    takeChoice,
    isVisible: () => document.visibilityState === 'visible',
  })
}

interface Kept {
  readonly owner: number | undefined
  readonly said: ViewChoice | null
}

const NOTHING: Kept = { owner: undefined, said: null }

function parseKept(text: string | undefined): Kept {
  try {
    const { owner, said } = JSON.parse(text ?? '') as Kept
    return { owner, said: ViewChoice.parse(said) }
  } catch {
    return NOTHING
  }
}
