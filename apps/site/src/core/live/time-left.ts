/** A clock that runs down: seconds left at an instant of the server's clock, and how fast it runs. */
export interface ToldClock {
  readonly left: number
  readonly at: number
  readonly rate: number
}

/** `04:12`; a second that has begun is not over. */
export function formatTimeLeft({ left, at, rate }: ToldClock, nowMs: number): string {
  const passed = rate === 0 ? 0 : Math.max(0, ((nowMs - at) / 1000) * rate)
  const seconds = Math.ceil(Math.max(0, left - passed))
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
