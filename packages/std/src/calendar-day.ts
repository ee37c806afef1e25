/** A day of the calendar as text, `2026-11-21`: no instant and no zone. */
const CALENDAR_DAY = /^\d{4}-\d\d-\d\d$/

/** Whether the text is a day that exists: `2001-02-29` is none. */
export function isCalendarDay(text: string): boolean {
  if (!CALENDAR_DAY.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

/** Whole years of somebody's life on a day; born on 29 February, a year older on 1 March. Named, so that no two days are swapped. */
export function ageOn({ birthDay, today }: { readonly birthDay: string; readonly today: string }): number {
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4))
  return today.slice(5) >= birthDay.slice(5) ? years : years - 1
}
