import type { Event } from '@xezer/contract/sport-entities'
import { IconBroadcast, IconChartBar, IconPlayerPlay } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import type { MouseEvent, ReactNode } from 'react'
import { openInWindow, openStatistics } from '../open-window.ts'
import { statisticsEventPath } from '../paths.ts'
import styles from './match-links.module.css'

/** Pixels of the windows (product §9, constants); a broadcast's is ours. */
const ANIMATION = { width: 450, height: 350 } as const
const STREAM = { width: 960, height: 680 } as const

/** The windows of a match in play: its animation and its broadcast, where there are any. */
export function MatchLinks({
  event,
  isNamed,
}: {
  event: Pick<Event, 'animation' | 'stream'>
  isNamed?: boolean
}) {
  const text = useText()
  return (
    <>
      {event.animation !== null && (
        <WindowLink
          href={event.animation}
          name={text('event.animation')}
          isNamed={isNamed}
          onOpen={(press, path) => openInWindow(press, path, ANIMATION)}
        >
          <IconPlayerPlay size={18} stroke={1.75} aria-hidden="true" />
        </WindowLink>
      )}
      {event.stream !== null && (
        <WindowLink
          href={event.stream}
          name={text('event.stream')}
          isNamed={isNamed}
          onOpen={(press, path) => openInWindow(press, path, STREAM)}
        >
          <IconBroadcast size={18} stroke={1.75} aria-hidden="true" />
        </WindowLink>
      )}
    </>
  )
}

/** The statistics of a match: both sides, their table, their meetings, its odds so far. */
export function StatisticsLink({ event, isNamed }: { event: Pick<Event, 'id'>; isNamed?: boolean }) {
  const text = useText()
  return (
    <WindowLink
      href={statisticsEventPath(event.id)}
      name={text('nav.statistics')}
      isNamed={isNamed}
      onOpen={openStatistics}
    >
      <IconChartBar size={18} stroke={1.75} aria-hidden="true" />
    </WindowLink>
  )
}

interface WindowLinkProps {
  href: string
  name: string
  /** Whether its name stands beside the icon. */
  isNamed: boolean | undefined
  onOpen: (press: MouseEvent, path: string) => void
  children: ReactNode
}

function WindowLink({ href, name, isNamed, onOpen, children }: WindowLinkProps) {
  return (
    <a
      className={isNamed ? styles.named : styles.link}
      href={href}
      target="_blank"
      rel="noopener"
      title={name}
      aria-label={name}
      onClick={(press) => onOpen(press, href)}
    >
      {children}
      {isNamed && name}
    </a>
  )
}
