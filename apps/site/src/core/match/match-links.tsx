import type { Event } from '@xezer/contract/sport-entities'
import { IconBroadcast, IconChartBar, IconPlayerPlay } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import type { MouseEvent, ReactNode } from 'react'
import { openStatistics } from '../open-statistics.ts'
import { statisticsEventPath } from '../statistics-paths.ts'
import styles from './match-links.module.css'

/** Pixels of the windows (product §9, constants); a broadcast's is ours. */
const ANIMATION = { width: 450, height: 350 } as const
const STREAM = { width: 960, height: 680 } as const

/** The windows of a match in play: its animation and its broadcast, where there are any. */
export function MatchLinks({ event }: { event: Pick<Event, 'animation' | 'stream'> }) {
  const text = useText()
  return (
    <>
      {event.animation !== null && (
        <WindowLink href={event.animation} size={ANIMATION} name={text('event.animation')}>
          <IconPlayerPlay size={18} stroke={1.75} aria-hidden="true" />
        </WindowLink>
      )}
      {event.stream !== null && (
        <WindowLink href={event.stream} size={STREAM} name={text('event.stream')}>
          <IconBroadcast size={18} stroke={1.75} aria-hidden="true" />
        </WindowLink>
      )}
    </>
  )
}

/** The statistics of a match: both sides, their table, their meetings, its odds so far. */
export function StatisticsLink({ event }: { event: Pick<Event, 'id'> }) {
  const name = useText()('nav.statistics')
  const path = statisticsEventPath(event.id)
  return (
    <a
      className={styles.link}
      href={path}
      target="_blank"
      rel="noopener"
      title={name}
      aria-label={name}
      onClick={(press) => openStatistics(press, path)}
    >
      <IconChartBar size={18} stroke={1.75} aria-hidden="true" />
    </a>
  )
}

interface WindowLinkProps {
  href: string
  size: { width: number; height: number }
  name: string
  children: ReactNode
}

/** A link whose plain click opens a small window without bars; where none can be opened it is a link to a new tab. */
function WindowLink({ href, size, name, children }: WindowLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const bars = 'menubar=no,toolbar=no,location=no,status=no'
    const opened = window.open(href, '_blank', `popup,width=${size.width},height=${size.height},${bars}`)
    if (opened !== null) event.preventDefault()
  }
  return (
    <a
      className={styles.link}
      href={href}
      target="_blank"
      rel="noopener"
      title={name}
      aria-label={name}
      onClick={open}
    >
      {children}
    </a>
  )
}
