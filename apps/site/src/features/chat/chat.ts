import { chatMessages, chatSend } from '@xezer/contract/chat'
import type { ApiClient } from '../../platform/api-client.ts'
import { createCell, type Observable } from '../../platform/observable.ts'
import type { PageTimers } from '../../platform/page-timers.ts'
import {
  type ChatView,
  type Draft,
  markDraft,
  mergeMessages,
  NOTHING,
  takeAnswer,
  takeSent,
} from './chat-view.ts'

/** The conversation with support, for as long as a page shows or watches it. */
export interface Chat {
  view: Observable<ChatView>
  /** Asks often while it is open, and then what is shown counts as seen. */
  watch: (isOpen: boolean) => void
  /** Something was written, as the player's topic says, or the stream came or went: asks at once. */
  hear: () => void
  /** Somebody logged in or out: the conversation is another one. */
  changeOwner: () => void
  send: (text: string) => void
  sendAgain: (key: string) => void
  loadOlder: () => Promise<void>
  stop: () => void
}

interface ChatParts {
  api: ApiClient
  timers: PageTimers
  newKey: () => string
  isPlayer: () => boolean
  /** Whether the player's topic tells of what is written, as it does to a page whose stream speaks. */
  isTold: () => boolean
  /** What the browser keeps: the secret of a guest, or that a player has a conversation. */
  readKept: () => string | undefined
  keep: (kept: string | undefined) => void
}

export const OPEN_POLL_MS = 3000
export const CLOSED_POLL_MS = 30_000
/** Beside a stream that speaks, so that one lost message leaves no answer unread. */
export const TOLD_POLL_MS = 30_000
const SLOWNESS_MAX = 8
export const OF_PLAYER = 'player'

const tokenOf = (kept: string | undefined) =>
  kept === undefined || kept === OF_PLAYER ? {} : { token: kept }

export function createChat({ api, timers, newKey, isPlayer, isTold, readKept, keep }: ChatParts): Chat {
  const view = createCell(NOTHING)
  const put = (change: Partial<ChatView>) => view.write({ ...view.read(), ...change })
  let isOpen = false
  let cancel = () => {}
  let failures = 0
  /** What was asked for an owner before this one is let go. */
  let owner = 0
  const token = () => tokenOf(readKept())
  const ask = async () => {
    const asked = owner
    const newest = view.read().messages.at(-1)?.id
    const answer = await api.call(chatMessages, {
      ...token(),
      ...(isOpen && newest !== undefined ? { read: newest } : {}),
    })
    if (asked !== owner) return
    failures = answer.ok ? 0 : failures + 1
    if (!answer.ok) {
      put({ isSilent: true })
      return
    }
    view.write(takeAnswer(view.read(), answer.value, isOpen))
    const isBegun = answer.value.messages.length > 0
    if (isPlayer()) keep(isBegun ? OF_PLAYER : undefined)
    else if (!isBegun && readKept() === OF_PLAYER) keep(undefined)
  }
  const plan = () => {
    cancel()
    const usualMs = !isOpen ? CLOSED_POLL_MS : isPlayer() && isTold() ? TOLD_POLL_MS : OPEN_POLL_MS
    cancel = timers.after(usualMs * Math.min(SLOWNESS_MAX, 2 ** failures), run)
  }
  const run = () => {
    cancel()
    const asked = owner
    void ask().finally(() => asked === owner && plan())
  }
  const sendDraft = async ({ key, text }: Draft) => {
    const asked = owner
    const answer = await api.call(chatSend, { ...token(), key, text })
    if (asked !== owner) return
    if (!answer.ok) {
      view.write(markDraft(view.read(), key, true))
      return
    }
    const { message, token: secret } = answer.value
    keep(isPlayer() ? OF_PLAYER : (secret ?? readKept()))
    view.write(takeSent(view.read(), key, message))
  }
  return {
    view,
    watch(next) {
      isOpen = next
      run()
    },
    hear() {
      if (isOpen || readKept() !== undefined) run()
    },
    changeOwner() {
      owner += 1
      view.write(NOTHING)
      run()
    },
    send(text) {
      const draft = { key: newKey(), text, isFailed: false }
      put({ drafts: [...view.read().drafts, draft] })
      void sendDraft(draft)
    },
    sendAgain(key) {
      const draft = view.read().drafts.find((one) => one.key === key)
      if (draft === undefined) return
      view.write(markDraft(view.read(), key, false))
      void sendDraft(draft)
    },
    async loadOlder() {
      const asked = owner
      const [oldest] = view.read().messages
      if (oldest === undefined) return
      const answer = await api.call(chatMessages, { ...token(), before: oldest.id })
      if (asked !== owner || !answer.ok) return
      const { messages, hasOlder } = answer.value
      put({ messages: mergeMessages(view.read().messages, messages), hasOlder })
    },
    stop() {
      owner += 1
      cancel()
    },
  }
}
