import { resultsDays } from '@xezer/contract/results'
import { formatDay } from '@xezer/i18n/format-day'
import { formatMonth, SHORT_WEEKDAYS } from '@xezer/i18n/format-month'
import { IconButton } from '@xezer/ui/icon-button'
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@xezer/ui/icons'
import { useLocale, useText } from '@xezer/ui/text-provider'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useCall } from '../../core/calls/use-call.ts'
import { presentDay } from '../../core/forms/date-text.ts'
import { useRouter } from '../../platform/router-context.tsx'
import { monthOf, moveDay, shiftDay, shiftMonth, weeksOf } from './calendar-days.ts'
import styles from './day-picker.module.css'

interface DayPickerProps {
  date: string
  today: string
  pathOf: (date: string) => string
}

/** The day before and after, today, and a calendar of the days that have results. */
export function DayPicker({ date, today, pathOf }: DayPickerProps) {
  const text = useText()
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const show = (day: string) => router.navigate(pathOf(day))
  const close = () => {
    setIsOpen(false)
    opener.current?.focus()
  }
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const
  return (
    <div ref={root} className={styles.picker}>
      <IconButton label={text('results.day_before')} onClick={() => show(shiftDay(date, -1))}>
        <IconChevronLeft {...icon} />
      </IconButton>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${text('results.date')}: ${presentDay(date)}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconCalendar {...icon} />
        {presentDay(date)}
      </button>
      <IconButton
        label={text('results.day_after')}
        disabled={date >= today}
        onClick={() => show(shiftDay(date, 1))}
      >
        <IconChevronRight {...icon} />
      </IconButton>
      {date !== today && (
        <button type="button" className={styles.today} onClick={() => show(today)}>
          {text('results.today')}
        </button>
      )}
      {isOpen && (
        <Calendar
          date={date}
          onClose={close}
          onChoose={(day) => {
            close()
            show(day)
          }}
        />
      )}
    </div>
  )
}

interface CalendarProps {
  date: string
  onChoose: (date: string) => void
  onClose: () => void
}

function Calendar({ date, onChoose, onClose }: CalendarProps) {
  const text = useText()
  const locale = useLocale()
  const [month, setMonth] = useState(monthOf(date))
  const { data } = useCall(resultsDays, { month })
  const counts = new Map(data?.days.map((day) => [day.date, day.count]))
  const offered = [...counts.keys()]
  const grid = useRef<HTMLTableElement>(null)
  const box = useRef<HTMLDivElement>(null)
  // One day is in the order of Tab: the chosen one, or the nearest that is offered.
  const stop = offered.includes(date) ? date : offered.at(-1)
  const focusDay = (day: string | undefined) =>
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  const hasDays = data !== undefined
  useEffect(() => {
    if (hasDays && box.current?.contains(document.activeElement) !== true) {
      const first = grid.current?.querySelector<HTMLElement>('[tabindex="0"]')
      ;(first ?? box.current)?.focus()
    }
  }, [hasDays])
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose()
    const here = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault()
      setMonth(shiftMonth(month, event.key === 'PageUp' ? -1 : 1))
      return box.current?.focus()
    }
    const next = here === undefined ? undefined : moveDay(offered, here, event.key)
    if (next === undefined) return
    event.preventDefault()
    focusDay(next)
  }
  const isFirst = data?.first === null || (data?.first ?? '') >= `${month}-01`
  const isLast = (data?.last ?? '') < shiftMonth(month, 1)
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const
  return (
    <div
      ref={box}
      role="dialog"
      tabIndex={-1}
      aria-label={text('results.calendar')}
      className={styles.calendar}
      onKeyDown={press}
    >
      <div className={styles.head}>
        <IconButton
          label={text('results.month_before')}
          disabled={isFirst}
          onClick={() => setMonth(shiftMonth(month, -1))}
        >
          <IconChevronLeft {...icon} />
        </IconButton>
        <span className={styles.month} aria-live="polite">
          {formatMonth(month, locale)}
        </span>
        <IconButton
          label={text('results.month_after')}
          disabled={isLast}
          onClick={() => setMonth(shiftMonth(month, 1))}
        >
          <IconChevronRight {...icon} />
        </IconButton>
      </div>
      <table ref={grid} className={styles.days}>
        <thead>
          <tr>
            {SHORT_WEEKDAYS[locale].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, place) => (
                <td key={day ?? place}>
                  {day !== null && (
                    <Day
                      day={day}
                      count={counts.get(day)}
                      isChosen={day === date}
                      isStop={day === stop}
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface DayProps {
  day: string
  count: number | undefined
  isChosen: boolean
  isStop: boolean
  onChoose: (date: string) => void
}

/** A day without results is not offered. */
function Day({ day, count, isChosen, isStop, onChoose }: DayProps) {
  const text = useText()
  const date = formatDay(day, useLocale())
  const number = Number(day.slice(8))
  if (count === undefined) return <span className={styles.none}>{number}</span>
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      className={styles.day}
      aria-label={text('results.day_count', { date, n: count })}
      aria-current={isChosen ? 'date' : undefined}
      onClick={() => onChoose(day)}
    >
      {number}
    </button>
  )
}
