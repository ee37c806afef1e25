import { CHAT_DAYS, CHAT_TEXT_MAX, type ChatMessage } from '@xezer/contract/chat'
import { parseWireTime } from '@xezer/contract/wire-time'
import { formatEventTime } from '@xezer/i18n/format-time'
import { Button } from '@xezer/ui/button'
import { IconButton } from '@xezer/ui/icon-button'
import { IconX } from '@xezer/ui/icons'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useShownZone } from '../../core/drawn/use-shown-zone.ts'
import { useObservable } from '../../platform/use-observable.ts'
import type { Chat } from './chat.ts'
import styles from './chat-panel.module.css'
import type { Draft } from './chat-view.ts'

/** The conversation with support, beside the page: what is written stays, and so do the answers. */
export function ChatPanel({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const text = useText()
  const titleId = useId()
  const { messages, hasOlder, drafts, isLoaded, isSilent } = useObservable(chat.view)
  const field = useFocusThatReturns()
  const list = useNewestInView(messages.length + drafts.length)
  const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
  return (
    <section className={styles.panel} role="dialog" aria-labelledby={titleId} onKeyDown={closeByKey}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {text('nav.chat')}
        </h2>
        <IconButton label={text('nav.close')} onClick={onClose}>
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard */}
      <div ref={list} className={styles.list} role="log" aria-labelledby={titleId} tabIndex={0}>
        <p className={styles.note}>{text('chat.greeting')}</p>
        {hasOlder && (
          <Button size="small" onClick={() => void chat.loadOlder()}>
            {text('chat.older')}
          </Button>
        )}
        {!isLoaded && !isSilent && <Skeleton rows={2} rowHeight={40} />}
        {messages.map((message) => (
          <Bubble key={message.id} message={message} />
        ))}
        {drafts.map((draft) => (
          <DraftBubble key={draft.key} draft={draft} onAgain={() => chat.sendAgain(draft.key)} />
        ))}
      </div>
      {isSilent && (
        <p className={styles.silent} role="status">
          {text('chat.silent')}
        </p>
      )}
      <Composer field={field} onSend={chat.send} />
      <p className={styles.kept}>{text('chat.kept', { days: CHAT_DAYS })}</p>
    </section>
  )
}

function Bubble({ message }: { message: ChatMessage }) {
  const words = useText()
  const zone = useShownZone()
  const { author, text, time } = message
  const sent = new Date(parseWireTime(time))
  return (
    <div className={styles.bubble} data-author={author}>
      <VisuallyHidden>{words(author === 'house' ? 'chat.house' : 'chat.you')}</VisuallyHidden>
      <p className={styles.text}>{text}</p>
      <time className={styles.time} dateTime={sent.toISOString()}>
        {formatEventTime(sent, zone)}
      </time>
    </div>
  )
}

function DraftBubble({ draft, onAgain }: { draft: Draft; onAgain: () => void }) {
  const words = useText()
  return (
    <div className={styles.bubble} data-author="visitor" data-failed={draft.isFailed || undefined}>
      <p className={styles.text}>{draft.text}</p>
      {draft.isFailed ? (
        <p className={styles.failed} role="alert">
          {words('chat.not_sent')}{' '}
          <button type="button" className={styles.again} onClick={onAgain}>
            {words('chat.send_again')}
          </button>
        </p>
      ) : (
        <p className={styles.time}>{words('chat.sending')}</p>
      )}
    </div>
  )
}

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>
  onSend: (text: string) => void
}

/** Enter sends, with Shift it is a new line. */
function Composer({ field, onSend }: ComposerProps) {
  const text = useText()
  const [written, setWritten] = useState('')
  const send = () => {
    if (written.trim() === '') return
    onSend(written.trim())
    setWritten('')
    field.current?.focus()
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={field}
        className={styles.field}
        rows={2}
        maxLength={CHAT_TEXT_MAX}
        aria-label={text('chat.message')}
        placeholder={text('chat.message')}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
        onKeyDown={sendByKey}
      />
      <Button type="submit" look="main" size="small" disabled={written.trim() === ''}>
        {text('chat.send')}
      </Button>
    </form>
  )
}

/** The field has the focus while the panel stands; then whoever had it before gets it back. */
function useFocusThatReturns() {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const before = document.activeElement
    field.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return field
}

/** What was said last is in view, unless older messages came above. */
function useNewestInView(count: number) {
  const list = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what was added
  useEffect(() => {
    const view = list.current
    if (view === null) return
    const wasAtTop = view.scrollTop === 0 && height.current > view.clientHeight
    view.scrollTop = wasAtTop ? view.scrollHeight - height.current : view.scrollHeight
    height.current = view.scrollHeight
  }, [count])
  return list
}
