import { accountSetting } from '@xezer/contract/account'
import { QUOTE_CHANGES } from '@xezer/contract/identity'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { IconButton } from '@xezer/ui/icon-button'
import { IconSettings } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { useEffect, useRef, useState } from 'react'
import { areShortcutsOn, setShortcuts } from '../../core/chrome/shortcuts.ts'
import { useServices } from '../../core/services.tsx'
import type { Player } from '../../core/session/session.ts'
import styles from './slip-settings.module.css'

type QuoteChanges = (typeof QUOTE_CHANGES)[number]

const names: Record<QuoteChanges, PlainMessageId> = {
  1: 'slip.quote_always',
  2: 'slip.quote_lower',
  3: 'slip.quote_never',
}

/** The gear of the slip: changed odds, and keys. Closes on a click outside and on Escape (Spec §4). */
export function SlipSettings({ player }: { player: Player }) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const close = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false)
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A sheet around the slip would close as well.
      event.stopPropagation()
      setIsOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    const node = root.current
    document.addEventListener('pointerdown', close)
    node?.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', close)
      node?.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen])
  return (
    <div ref={root} className={styles.root}>
      <IconButton label={text('slip.settings')} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <IconSettings size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <div className={styles.panel}>
          <QuoteChangesChoice player={player} />
          <ShortcutsChoice />
        </div>
      )}
    </div>
  )
}

/** What happens when odds change; kept with the account. */
function QuoteChangesChoice({ player: { user } }: { player: Player }) {
  const text = useText()
  const { api, session, announcer } = useServices()
  const choose = async (quoteChanges: QuoteChanges) => {
    const before = user
    session.replaceUser({ ...user, settings: { ...user.settings, quoteChanges } })
    const answer = await api.call(accountSetting, { name: 'quoteChanges', value: quoteChanges })
    if (answer.ok) return
    session.replaceUser(before)
    announcer.alert(text('err.generic'))
  }
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{text('slip.quote_changes')}</legend>
      {QUOTE_CHANGES.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name="quote-changes"
            className={styles.mark}
            checked={user.settings.quoteChanges === value}
            onChange={() => void choose(value)}
          />
          {text(names[value])}
        </label>
      ))}
    </fieldset>
  )
}

/** Whether the page listens to `/` and Alt+K; kept in this browser. */
function ShortcutsChoice() {
  const text = useText()
  const [areOn, setAreOn] = useState(areShortcutsOn)
  return (
    <label className={styles.choice} data-apart="">
      <input
        type="checkbox"
        className={styles.mark}
        checked={areOn}
        onChange={() => {
          setShortcuts(!areOn)
          setAreOn(!areOn)
        }}
      />
      {text('slip.shortcuts')}
    </label>
  )
}
