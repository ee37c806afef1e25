import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import { Suspense, useEffect, useRef, useState } from 'react'
import { late } from '../../core/chrome/late.ts'
import { areShortcutsOn } from '../../core/chrome/shortcuts.ts'
import { useServices } from '../../core/services.tsx'
import { errorSentence } from '../../core/text/error-sentence.ts'
import { withLateWords } from '../../core/text/with-late-words.ts'
import { oddsText } from '../../core/view/view.ts'
import { useObservable } from '../../platform/use-observable.ts'

// Nobody but a player has a pick in a slip.
const SlipPill = late(
  withLateWords(() => import('./slip-pill.tsx')),
  () => null,
)

/** A change is spoken when it has rested for a second: many taps make one sentence. */
const REST_MS = 1000

interface SlipDoorProps {
  /** Brings the slip on the screen, wherever the width puts it. */
  onOpen: () => void
  /** On phones the first pick shows a pill that opens the sheet. */
  hasPill: boolean
}

/** Stands once in the shell, whether or not the slip is on the screen: shortcut, spoken changes, pill. */
export function SlipDoor({ onOpen, hasPill }: SlipDoorProps) {
  useRefusals()
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyK' || !areShortcutsOn()) return
      event.preventDefault()
      onOpen()
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [onOpen])
  const last = useObservable(useServices().slip).slip.positions.at(-1)
  return (
    <>
      <VisuallyHidden>
        <span role="status">{useNews()}</span>
      </VisuallyHidden>
      {hasPill && last !== undefined && (
        <Suspense>
          <SlipPill last={last} onOpen={onOpen} />
        </Suspense>
      )}
    </>
  )
}

function useRefusals(): void {
  const text = useText()
  const { slip, announcer } = useServices()
  useEffect(
    () =>
      slip.onWaiting((news) => {
        if (news === 'kept') announcer.say(text('slip.waiting_kept'))
        else if (news === 'let_go') announcer.say(text('slip.waiting_let_go'))
        else announcer.alert(text('slip.waiting_full'))
      }),
    [slip, announcer, text],
  )
  useEffect(
    () => slip.onRefusal((refusal) => announcer.alert(errorSentence(text, refusal))),
    [slip, announcer, text],
  )
}

function useNews(): string {
  const text = useText()
  const { news } = useObservable(useServices().slip)
  const [spoken, setSpoken] = useState('')
  const last = useRef(news)
  useEffect(() => {
    // What was said is not said again in another language.
    if (news === undefined || news === last.current) return
    const { kind, name, odds } = news
    const sentence = {
      added: () => text('slip.added_a11y', { name, odds: odds === null ? '--' : oddsText(odds) }),
      replaced: () => text('slip.replaced'),
      removed: () => text('slip.removed_a11y', { name }),
    }[kind]
    const timer = setTimeout(() => {
      last.current = news
      setSpoken(sentence())
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [news, text])
  return spoken
}
