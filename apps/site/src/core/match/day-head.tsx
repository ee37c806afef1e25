import { DAY_HEAD_HEIGHT } from '@xezer/contract/row-layout'
import { formatDay } from '@xezer/i18n/format-day'
import { aheadMinutes, BAKU_AHEAD_MINUTES, calendarDay } from '@xezer/i18n/format-time'
import { useLocale, useText } from '@xezer/ui/text-provider'
import { systemClock } from '../../platform/clock.ts'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'
import { useServices } from '../services.tsx'
import styles from './day-head.module.css'

const DAY_MS = 86_400_000

interface DayHeadProps {
  day: string
  /** A day of home, which is said where the visitor's own are others. */
  isHome?: boolean | undefined
}

/** The day above the first of its leagues: `Bu gün, bazar, 22 noyabr`. */
export function DayHead({ day, isHome }: DayHeadProps) {
  const text = useText()
  const locale = useLocale()
  const { first } = useServices()
  const isDrawn = useIsDrawn()
  const zone = isDrawn || isHome ? BAKU_AHEAD_MINUTES : null
  const nowMs = isDrawn ? first.atMs : systemClock.nowMs()
  const isDayOf = (instantMs: number) => day === calendarDay(new Date(instantMs), zone)
  const near = isDayOf(nowMs) ? 'time.today' : isDayOf(nowMs + DAY_MS) ? 'time.tomorrow' : undefined
  const name = formatDay(day, locale)
  return (
    <h2 className={styles.day} style={{ height: DAY_HEAD_HEIGHT }}>
      <span className={styles.name}>
        {near === undefined ? name : text('time.near_day', { near: text(near), day: name })}
      </span>
      {!isDrawn && isHome && aheadMinutes(new Date(nowMs)) !== BAKU_AHEAD_MINUTES && (
        <span className={styles.zone}>{text('zone.baku')}</span>
      )}
    </h2>
  )
}
