import { isCalendarDay } from '@xezer/std/calendar-day'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useState } from 'react'
import { DateField } from '../../core/forms/date-field.tsx'
import { paymentHistoryPath } from '../../core/paths.ts'
import { useRouter } from '../../platform/router-context.tsx'
import styles from './payment-history.module.css'
import { type Days, findRangeFault, type RangeFault } from './payment-range.ts'

/** First and last day of the history; the address carries them. */
export function PaymentRangeForm({ days, query }: { days: Days; query: string }) {
  const text = useText()
  const router = useRouter()
  const [from, setFrom] = useState(days.from)
  const [to, setTo] = useState(days.to)
  const [fault, setFault] = useState<RangeFault | undefined>(undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findRangeFault({ from, to })
    setFault(found)
    if (found === undefined) router.navigate(`${paymentHistoryPath(from, to)}${query}`)
  }
  const dayFault = (day: string) =>
    fault === 'date_invalid' && !isCalendarDay(day) ? text('field.date_invalid') : undefined
  const ofBoth =
    fault === 'range_invalid'
      ? text('payments.range_invalid')
      : fault === 'range_long'
        ? text('payments.range_long')
        : undefined
  return (
    <form className={styles.range} onSubmit={submit} onChange={() => setFault(undefined)} noValidate>
      <DateField
        label={text('payments.from')}
        value={from}
        onChange={setFrom}
        error={ofBoth ?? dayFault(from)}
      />
      <DateField label={text('payments.to')} value={to} onChange={setTo} error={dayFault(to)} />
      <Button type="submit" className={styles.show}>
        {text('payments.show')}
      </Button>
    </form>
  )
}
