import type { Event } from '@xezer/contract/sport-entities'
import { eventTitle } from '@xezer/i18n/event-title'
import { IconDotsVertical } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { Suspense, useRef, useState } from 'react'
import { late } from '../chrome/late.ts'
import styles from './match-card.module.css'

const MatchMenu = late(() => import('./match-menu.tsx'))

/** The windows of a match in play behind one press, where there is no room for three. */
export function MatchMore({ event }: { event: Event }) {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.dots}
        aria-label={[text('nav.more'), eventTitle(event)].join(': ')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconDotsVertical size={18} stroke={1.75} aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense>
          <MatchMenu event={event} button={button} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
