const DAY_MS = 86_400_000

const dayOf = (instantMs: number) => new Date(instantMs).toISOString().slice(0, 10)
const instantOf = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** The day so many days later, earlier where the number is below zero. */
export function shiftDay(date: string, days: number): string {
  return dayOf(instantOf(date) + days * DAY_MS)
}

export const monthOf = (date: string) => date.slice(0, 7)

/** The month so many months later. */
export function shiftMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The weeks of a month, from Monday; null before its first and after its last day. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const before = (new Date(instantOf(first)).getUTCDay() + 6) % 7
  const weeks: (string | null)[][] = []
  for (let week = 0; week < 6; week++) {
    const days = Array.from({ length: 7 }, (_, day) => {
      const date = shiftDay(first, week * 7 + day - before)
      return monthOf(date) === month ? date : null
    })
    if (days.some((day) => day !== null)) weeks.push(days)
  }
  return weeks
}

/**
 * Where a key leads among the days that are offered (ascending): by a day or a week, or on to the next one that is offered
 * in that direction; to the ends of the month. Undefined: it stays, or leaves the month.
 */
export function moveDay(offered: readonly string[], from: string, key: string): string | undefined {
  const after = (date: string) => offered.find((day) => day >= date)
  const before = (date: string) => offered.filter((day) => day <= date).at(-1)
  switch (key) {
    case 'ArrowRight':
      return after(shiftDay(from, 1))
    case 'ArrowLeft':
      return before(shiftDay(from, -1))
    case 'ArrowDown':
      return after(shiftDay(from, 7))
    case 'ArrowUp':
      return before(shiftDay(from, -7))
    case 'Home':
      return offered.at(0)
    case 'End':
      return offered.at(-1)
    default:
      return undefined
  }
}
