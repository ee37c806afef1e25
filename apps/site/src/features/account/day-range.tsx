import { isCalendarDay } from '@xezer/std/calendar-day'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useState } from 'react'
import { DateField } from '../../core/forms/date-field.tsx'
import { parseDays } from './bet-period.ts'
import styles from './bets.module.css'

export interface Days {
  readonly from: string
  readonly to: string
}

/** First and last day of what is listed, each `YYYY-MM-DD`. */
export function DayRange({ days, onShow }: { days: Days; onShow: (days: Days) => void }) {
  const text = useText()
  const [from, setFrom] = useState(days.from)
  const [to, setTo] = useState(days.to)
  const [isRefused, setIsRefused] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = parseDays(from, to)
    setIsRefused(next === undefined)
    if (next !== undefined) onShow(next)
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
