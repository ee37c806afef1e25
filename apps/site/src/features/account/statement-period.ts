import { STATEMENT_DAYS_MAX } from '@xezer/contract/statement'
import { calendarDay } from '@xezer/i18n/format-time'
import { type Days, readDays } from '../../core/forms/days.ts'

/** Periods that are a press away, in their order. */
export const STATEMENT_PERIODS = ['this_month', 'last_month', 'three_months', 'twelve_months'] as const
export type StatementPeriod = (typeof STATEMENT_PERIODS)[number]

/** The days of a period, today being one of them or behind them. */
export function daysOf(period: StatementPeriod, nowMs: number): Days {
  const today = calendarDay(new Date(nowMs))
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  switch (period) {
    case 'this_month':
      return { from: dayOf(year, month, 1), to: today }
    case 'last_month':
      return { from: dayOf(year, month - 1, 1), to: dayOf(year, month, 0) }
    case 'three_months':
      return { from: dayOf(year, month - 3, day + 1), to: today }
    case 'twelve_months':
      return { from: dayOf(year - 1, month, day + 1), to: today }
  }
}

/** The days of an address; this month where it names none. */
export function daysOfAddress(search: URLSearchParams, nowMs: number): Days {
  return readDays(search.get('from'), search.get('to'), STATEMENT_DAYS_MAX) ?? daysOf('this_month', nowMs)
}

/** What day a month and a day beyond their ends are. */
function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
