import { isCalendarDay } from '@xezer/std/calendar-day'

const CALENDAR_DAY = /^(\d{4})-(\d\d)-(\d\d)$/
const TYPED_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
/** Digits of day, month and year. */
const WIDTHS = [2, 2, 4] as const

/** `2026-11-21` as it is read in all three languages: `21.11.2026`. What is no such day stays as it is. */
export function presentDay(value: string): string {
  const [, year, month, day] = CALENDAR_DAY.exec(value) ?? []
  return year === undefined ? value : `${day}.${month}.${year}`
}

/** A day as it is typed, with or without the dots, or pasted as `2026-11-21`: always `DD.MM.YYYY`, so far. */
export function maskDay(typed: string): string {
  const text = presentDay(typed.trim())
  const groups = ['']
  for (const letter of text) {
    const last = groups.length - 1
    const group = groups[last] ?? ''
    if (/\d/.test(letter)) {
      if (group.length < (WIDTHS[last] ?? 0)) groups[last] = group + letter
      else if (groups.length < WIDTHS.length) groups.push(letter)
    } else if (group !== '' && groups.length < WIDTHS.length) {
      groups.push('')
    }
  }
  return groups.join('.')
}

/** `21.11.2026` as the calendar day `2026-11-21`; what is no day yet, or never was one, stays as it is typed. */
export function readDay(shown: string): string {
  const [, day = '', month = '', year = ''] = TYPED_DAY.exec(shown) ?? []
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(value) ? value : shown
}
