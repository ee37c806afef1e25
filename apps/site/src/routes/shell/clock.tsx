import { formatClock, formatOffset } from '@xezer/i18n/format-time'
import { useText } from '@xezer/ui/text-provider'
import { useEffect, useState } from 'react'
import { systemClock } from '../../platform/clock.ts'
import styles from './clock.module.css'

const BAKU_ZONE = 'Asia/Baku'

/** The visitor's time, each second, and the name of the zone that every time on the site is shown in. */
export function Clock() {
  const text = useText()
  const [nowMs, setNowMs] = useState(systemClock.nowMs)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(systemClock.nowMs()), 1000)
    return () => clearInterval(timer)
  }, [])
  const now = new Date(nowMs)
  const isBaku = Intl.DateTimeFormat().resolvedOptions().timeZone === BAKU_ZONE
  const zone = isBaku ? text('zone.baku') : formatOffset(now)
  return (
    <time className={styles.clock} dateTime={now.toISOString()}>
      {formatClock(now)} <span className={styles.zone}>· {zone}</span>
    </time>
  )
}
