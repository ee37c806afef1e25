/** By the year; split seasons change in July. */
export function seasonOf(atMs: number, isSplit: boolean): string {
  const date = new Date(atMs)
  const year = date.getUTCFullYear()
  if (!isSplit) return `${year}`
  const first = date.getUTCMonth() >= 6 ? year : year - 1
  return `${first}/${`${first + 1}`.slice(2)}`
}

/** `08.2026`: a season that is generated is named by the month in which it ends, as its outright is. */
export function monthName(dateMs: number): string {
  return new Date(dateMs).toISOString().slice(0, 7).split('-').reverse().join('.')
}

/** Whether a season that is named by its year is under way, as far as its name tells. */
export function isYearUnderWay({ season }: { readonly season: string }, atMs: number): boolean {
  return season === seasonOf(atMs, season.includes('/'))
}
