import { DAY_HEAD_HEIGHT } from '@xezer/contract/row-layout'
import { formatDay } from '@xezer/i18n/format-day'
import { useLocale, useText } from '@xezer/ui/text-provider'
import { systemClock } from '../../platform/clock.ts'
import styles from './day-head.module.css'

const DAY_MS = 86_400_000

/** The day above the first of its leagues: `Bu gün, bazar, 22 noyabr`. */
export function DayHead({ day }: { day: string }) {
  const text = useText()
  const locale = useLocale()
  const nowMs = systemClock.nowMs()
  const name = formatDay(day, locale)
  const near =
    day === localDay(nowMs) ? 'time.today' : day === localDay(nowMs + DAY_MS) ? 'time.tomorrow' : undefined
  return (
    <h2 className={styles.day} style={{ height: DAY_HEAD_HEIGHT }}>
      {near === undefined ? name : text('time.near_day', { near: text(near), day: name })}
    </h2>
  )
}

/** The visitor's own day at an instant. */
function localDay(nowMs: number): string {
  const now = new Date(nowMs)
  return new Date(nowMs - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
