import { Suspense } from 'react'
import { isChatOpen } from '../../core/chrome/chat-prompt.ts'
import { late } from '../../core/chrome/late.ts'
import { UnreachedOver } from '../../core/chrome/unreached.tsx'
import { withLateWords } from '../../core/text/with-late-words.ts'
import { findStored } from '../../platform/storage.ts'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'
import { useObservable } from '../../platform/use-observable.ts'

const ChatCorner = late(
  withLateWords(() => import('./chat-corner.tsx')),
  UnreachedOver,
)

/** Stands once in the shell: the chat that was asked for, and the watch over answers where something was written before. */
export function ChatDoor() {
  const isDrawn = useIsDrawn()
  const isOpen = useObservable(isChatOpen)
  if (!isOpen && (isDrawn || findStored('chat') === undefined)) return null
  return (
    <Suspense>
      <ChatCorner />
    </Suspense>
  )
}
