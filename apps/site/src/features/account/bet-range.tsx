import { calendarDay } from '@xezer/i18n/format-time'
import { isCalendarDay } from '@xezer/std/calendar-day'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useState } from 'react'
import { DateField } from '../../core/forms/date-field.tsx'
import { accountBetsRangePath } from '../../core/paths.ts'
import { systemClock } from '../../platform/clock.ts'
import { useRouter } from '../../platform/router-context.tsx'
import { DEFAULT_REACH_MS, parseDays } from './bet-period.ts'
import styles from './bets.module.css'
import type { BetFilter } from './merge-bets.ts'

interface BetRangeProps {
  days: { from: string; to: string } | undefined
  filter: BetFilter
}

/** First and last day of the list; the address carries them. */
export function BetRange({ days, filter }: BetRangeProps) {
  const text = useText()
  const router = useRouter()
  const nowMs = systemClock.nowMs()
  const [from, setFrom] = useState(days?.from ?? calendarDay(new Date(nowMs - DEFAULT_REACH_MS)))
  const [to, setTo] = useState(days?.to ?? calendarDay(new Date(nowMs)))
  const [isRefused, setIsRefused] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = parseDays(from, to)
    setIsRefused(next === undefined)
    if (next === undefined) return
    const path = accountBetsRangePath(next.from, next.to)
    router.navigate(filter === 'all' ? path : `${path}?filter=${filter}`)
  }
  const findFault = (day: string) =>
    isRefused && !isCalendarDay(day) ? text('field.date_invalid') : undefined
  const isReversed = isRefused && isCalendarDay(from) && isCalendarDay(to)
  return (
    <form className={styles.range} onSubmit={submit} onChange={() => setIsRefused(false)} noValidate>
      <DateField
        label={text('bet.from')}
        value={from}
        onChange={setFrom}
        error={isReversed ? text('bet.range_invalid') : findFault(from)}
      />
      <DateField label={text('bet.to')} value={to} onChange={setTo} error={findFault(to)} />
      <Button type="submit" className={styles.show}>
        {text('bet.show')}
      </Button>
    </form>
  )
}
