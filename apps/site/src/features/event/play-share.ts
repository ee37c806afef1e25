const REGULAR_MINUTES = 90
const MINUTE_PATTERN = /^(\d+)/

/** The share of regular play that is over, 0 to 1; added time stands at the end of its half. */
export function playShare(status: string, minute: string | null): number {
  if (status === 'finished') return 1
  if (status === 'half_time') return 0.5
  const started = Number(MINUTE_PATTERN.exec(minute ?? '')?.[1] ?? 0)
  const limit = status === 'half1' ? REGULAR_MINUTES / 2 : REGULAR_MINUTES
  return Math.min(started, limit) / REGULAR_MINUTES
}
