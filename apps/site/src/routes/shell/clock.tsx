import { BAKU_AHEAD_MINUTES, chosenZone, formatClock, formatOffset } from '@xezer/i18n/format-time'
import { useText } from '@xezer/ui/text-provider'
import { useEffect, useState } from 'react'
import { useShownZone } from '../../core/drawn/use-shown-zone.ts'
import { useServices } from '../../core/services.tsx'
import { systemClock } from '../../platform/clock.ts'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'
import styles from './clock.module.css'

const BAKU_ZONE = 'Asia/Baku'

/** Whoever chose Baku's time, or lives by it. */
function isInBaku(): boolean {
  const zone = chosenZone()
  if (zone !== null) return zone === BAKU_AHEAD_MINUTES
  return Intl.DateTimeFormat().resolvedOptions().timeZone === BAKU_ZONE
}

/**
 * The visitor's time, each second, and the name of the zone that every time on the site is shown in; a whole clock says
 * the zone at any width.
 */
export function Clock({ isWhole = false }: { isWhole?: boolean }) {
  const text = useText()
  const { first } = useServices()
  const [nowMs, setNowMs] = useState(systemClock.nowMs)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(systemClock.nowMs()), 1000)
    return () => clearInterval(timer)
  }, [])
  const isDrawn = useIsDrawn()
  const drawnZone = useShownZone()
  const now = new Date(isDrawn ? first.atMs : nowMs)
  const isBaku = isDrawn || isInBaku()
  const zone = isBaku ? text('zone.baku') : formatOffset(now)
  return (
    <time className={styles.clock} data-whole={isWhole || undefined} dateTime={now.toISOString()}>
      {formatClock(now, drawnZone)} <span className={styles.zone}>· {zone}</span>
    </time>
  )
}
