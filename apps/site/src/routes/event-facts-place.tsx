import type { Event } from '@xezer/contract/sport-entities'
import { Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { late } from '../core/chrome/late.ts'
import { withPageWords } from '../core/text/with-late-words.ts'
import { isSlipFolded } from '../platform/media.ts'
import { pageTimers } from '../platform/page-timers.ts'
import { useComesNear } from '../platform/use-comes-near.ts'
import { useObservable } from '../platform/use-observable.ts'
import styles from './event-facts-place.module.css'

const EventFacts = late(
  withPageWords(() => import('../features/statistics/event-facts.tsx')),
  () => null,
)

/** Prices first: what else comes to the first screen is here by then, and is not moved. */
const AFTER_MS = 1500

/** What both sides did before: below the slip where that has a column, else folded at the end of the page. */
export function EventFactsPlace({ event }: { event: Event }) {
  const isFolded = useObservable(isSlipFolded)
  const [isTime, setIsTime] = useState(false)
  useEffect(() => pageTimers.after(AFTER_MS, () => setIsTime(true)), [])
  if (!isTime) return null
  const column = isFolded ? null : document.getElementById('slip')
  const place = <Place event={event} isFolded={column === null} />
  return column === null ? place : createPortal(place, column)
}

function Place({ event, isFolded }: { event: Event; isFolded: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useComesNear(place)
  return (
    <div ref={place} className={styles.place}>
      {isSeen && (
        <Suspense>
          <EventFacts event={event.id} isFolded={isFolded} />
        </Suspense>
      )}
    </div>
  )
}
