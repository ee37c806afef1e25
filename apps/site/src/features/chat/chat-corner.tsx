import { useEffect, useState } from 'react'
import { chatUnread, isChatOpen } from '../../core/chrome/chat-prompt.ts'
import { useServices } from '../../core/services.tsx'
import { pageTimers } from '../../platform/page-timers.ts'
import { randomKey } from '../../platform/random-key.ts'
import { findStored, store } from '../../platform/storage.ts'
import { useObservable } from '../../platform/use-observable.ts'
import { createChat } from './chat.ts'
import { ChatPanel } from './chat-panel.tsx'

/** Watches the conversation while the page stands, and shows it while it is open. */
export default function ChatCorner() {
  const { api, session, connection } = useServices()
  const isOpen = useObservable(isChatOpen)
  const [chat] = useState(() =>
    createChat({
      api,
      timers: pageTimers,
      newKey: randomKey,
      isPlayer: () => session.findToken() !== undefined,
      isTold: () => connection.state.read() === 'live',
      readKept: () => findStored('chat'),
      keep: (kept) => store('chat', kept),
    }),
  )
  useEffect(() => chat.watch(isOpen), [chat, isOpen])
  useEffect(() => {
    const showUnread = () => chatUnread.write(chat.view.read().unread)
    const ends = [
      chat.view.subscribe(showUnread),
      session.subscribe(chat.changeOwner),
      connection.onAccount(chat.hear),
      connection.state.subscribe(chat.hear),
    ]
    return () => {
      for (const end of ends) end()
      chat.stop()
    }
  }, [chat, session, connection])
  return isOpen ? <ChatPanel chat={chat} onClose={() => isChatOpen.write(false)} /> : null
}
