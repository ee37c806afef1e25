import { Button } from '@xezer/ui/button'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useState } from 'react'
import { accountBetsRangePath } from '../../core/paths.ts'
import { systemClock } from '../../platform/clock.ts'
import { useRouter } from '../../platform/router-context.tsx'
import { calendarDay, defaultReachMs, parseDays } from './bet-period.ts'
import styles from './bets.module.css'
import type { BetFilter } from './merge-bets.ts'

type BetRangeProps = { days: { from: string; to: string } | undefined; filter: BetFilter }

/** First and last day of the list; the address carries them. */
export function BetRange({ days, filter }: BetRangeProps) {
  const text = useText()
  const router = useRouter()
  const nowMs = systemClock.nowMs()
  const [from, setFrom] = useState(days?.from ?? calendarDay(new Date(nowMs - defaultReachMs)))
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
  return (
    <form className={styles.range} onSubmit={submit} onChange={() => setIsRefused(false)}>
      <TextField
        label={text('bet.from')}
        type="date"
        required
        value={from}
        onChange={(event) => setFrom(event.target.value)}
        {...(isRefused ? { error: text('bet.range_invalid') } : {})}
      />
      <TextField
        label={text('bet.to')}
        type="date"
        required
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" className={styles.show}>
        {text('bet.show')}
      </Button>
    </form>
  )
}
