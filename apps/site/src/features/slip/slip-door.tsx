import { formatOdds } from '@xezer/i18n/format-odds'
import { IconTicket } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import { areShortcutsOn } from '../../core/chrome/shortcuts.ts'
import { useServices } from '../../core/services.tsx'
import { usePlayer } from '../../core/session/use-player.ts'
import { plainText } from '../../core/text/plain-text.ts'
import { useObservable } from '../../platform/use-observable.ts'
import { formatStake } from './format-stake.ts'
import styles from './slip-door.module.css'

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
  const text = useText()
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
  const { slip: actions } = useServices()
  const player = usePlayer()
  const { slip, lastStake } = useObservable(actions)
  const last = slip.positions.at(-1)
  const openWithStake = () => {
    actions.repeatStake()
    onOpen()
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">{useNews()}</span>
      </VisuallyHidden>
      {hasPill && last !== undefined && (
        <div className={styles.anchor}>
          <button
            type="button"
            className={styles.pill}
            aria-label={`${text('slip.open_slip')}: ${text('slip.selections_n', { n: slip.positions.length })}`}
            onClick={onOpen}
          >
            <IconTicket size={20} stroke={1.75} aria-hidden="true" />
            <span className={styles.count}>{slip.positions.length}</span>
            <span className={styles.name}>{last.eventName}</span>
            <b>{last.odds === null ? '--' : formatOdds(last.odds)}</b>
          </button>
          {lastStake !== undefined && player !== undefined && (
            <button type="button" className={styles.stake} onClick={openWithStake}>
              {text('slip.last_stake', { amount: formatStake(lastStake, player.user.currency) })}
            </button>
          )}
        </div>
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
    () =>
      slip.onRefusal((refusal) => {
        if (refusal.text !== undefined) announcer.alert(plainText(refusal.text))
        else announcer.alert(text(refusal.code === 'network' ? 'err.network' : 'err.generic'))
      }),
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
      added: () => text('slip.added_a11y', { name, odds: odds === null ? '--' : formatOdds(odds) }),
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
