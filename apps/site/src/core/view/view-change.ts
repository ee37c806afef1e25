import type { ViewChoice } from '@xezer/contract/view'

/** What the account has to hear so that it has what this browser has; null when it knows. `known` is what it said last. */
export function findViewChange(own: ViewChoice, known: ViewChoice | null): Partial<ViewChoice> | null {
  const change = Object.entries(own).filter(([name, value]) => known?.[name as keyof ViewChoice] !== value)
  return change.length > 0 ? Object.fromEntries(change) : null
}

/** What the account has, with what was changed here since it was told of `sent`. */
export function takeOverView(said: ViewChoice, sent: ViewChoice, now: ViewChoice): ViewChoice {
  return { ...said, ...findViewChange(now, sent) }
}
