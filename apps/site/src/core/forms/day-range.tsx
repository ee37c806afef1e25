import { isCalendarDay } from '@xezer/std/calendar-day'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useState } from 'react'
import { DateField } from './date-field.tsx'
import styles from './day-range.module.css'
import { type Days, type DaysFault, findDaysFault } from './days.ts'

interface DayRangeProps {
  days: Days
  /** How many are asked for at once, where that is limited. */
  daysMax?: number
  onShow: (days: Days) => void
}

/** First and last day of what is listed. */
export function DayRange({ days, daysMax, onShow }: DayRangeProps) {
  const text = useText()
  const [from, setFrom] = useState(days.from)
  const [to, setTo] = useState(days.to)
  const [fault, setFault] = useState<DaysFault | undefined>(undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findDaysFault({ from, to }, daysMax)
    setFault(found)
    if (found === undefined) onShow({ from, to })
  }
  const dayFault = (day: string) =>
    fault === 'date_invalid' && !isCalendarDay(day) ? text('field.date_invalid') : undefined
  return (
    <form className={styles.range} onSubmit={submit} onChange={() => setFault(undefined)} noValidate>
      <DateField
        label={text('bet.from')}
        value={from}
        onChange={setFrom}
        error={
          fault === 'range_invalid'
            ? text('bet.range_invalid')
            : fault === 'range_long'
              ? text('bet.range_long', { n: daysMax ?? 0 })
              : dayFault(from)
        }
      />
      <DateField label={text('bet.to')} value={to} onChange={setTo} error={dayFault(to)} />
      <Button type="submit" className={styles.show}>
        {text('bet.show')}
      </Button>
    </form>
  )
}
