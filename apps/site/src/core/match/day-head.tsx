import { DAY_HEAD_HEIGHT } from '@xezer/contract/row-layout'
import { formatDay } from '@xezer/i18n/format-day'
import { calendarDay } from '@xezer/i18n/format-time'
import { useLocale, useText } from '@xezer/ui/text-provider'
import { systemClock } from '../../platform/clock.ts'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'
import { useShownZone } from '../drawn/use-shown-zone.ts'
import { useServices } from '../services.tsx'
import styles from './day-head.module.css'

const DAY_MS = 86_400_000

/** The day above the first of its leagues: `Bu gün, bazar, 22 noyabr`. */
export function DayHead({ day }: { day: string }) {
  const text = useText()
  const locale = useLocale()
  const { first } = useServices()
  const zone = useShownZone()
  const nowMs = useIsDrawn() ? first.atMs : systemClock.nowMs()
  const isDayOf = (instantMs: number) => day === calendarDay(new Date(instantMs), zone)
  const near = isDayOf(nowMs) ? 'time.today' : isDayOf(nowMs + DAY_MS) ? 'time.tomorrow' : undefined
  const name = formatDay(day, locale)
  return (
    <h2 className={styles.day} style={{ height: DAY_HEAD_HEIGHT }}>
      {near === undefined ? name : text('time.near_day', { near: text(near), day: name })}
    </h2>
  )
}
