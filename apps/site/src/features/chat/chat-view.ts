import type { CallOutput } from '@xezer/contract/call'
import type { ChatMessage, chatMessages } from '@xezer/contract/chat'

/** What was written here and not taken yet. */
export interface Draft {
  key: string
  text: string
  /** It did not arrive, as far as is known: it can be sent again and stays one message. */
  isFailed: boolean
}

export interface ChatView {
  /** The oldest first. */
  messages: readonly ChatMessage[]
  hasOlder: boolean
  unread: number
  drafts: readonly Draft[]
  isLoaded: boolean
  /** The last question had no answer: what is shown may be old. */
  isSilent: boolean
}

export const NOTHING: ChatView = {
  ...{ messages: [], hasOlder: false, unread: 0, drafts: [] },
  ...{ isLoaded: false, isSilent: false },
}

/** The newest messages came. What is shown on an open page is seen. */
export function takeAnswer(
  view: ChatView,
  { messages, hasOlder, unread }: CallOutput<typeof chatMessages>,
  isOpen: boolean,
): ChatView {
  return {
    ...view,
    messages: mergeMessages(view.messages, messages),
    hasOlder: view.messages.length === 0 ? hasOlder : view.hasOlder,
    unread: isOpen ? 0 : unread,
    isLoaded: true,
    isSilent: false,
  }
}

/** What was written has arrived. */
export function takeSent(view: ChatView, key: string, message: ChatMessage): ChatView {
  return {
    ...view,
    messages: mergeMessages(view.messages, [message]),
    drafts: view.drafts.filter((draft) => draft.key !== key),
    isLoaded: true,
  }
}

/** What was written did not arrive, or is sent once more. */
export function markDraft(view: ChatView, key: string, isFailed: boolean): ChatView {
  return { ...view, drafts: view.drafts.map((draft) => (draft.key === key ? { ...draft, isFailed } : draft)) }
}

/** Each message once, in the order of writing. */
export function mergeMessages(
  known: readonly ChatMessage[],
  heard: readonly ChatMessage[],
): readonly ChatMessage[] {
  const fresh = heard.filter(({ id }) => !known.some((one) => one.id === id))
  return fresh.length === 0 ? known : [...known, ...fresh].sort((one, other) => one.id - other.id)
}
