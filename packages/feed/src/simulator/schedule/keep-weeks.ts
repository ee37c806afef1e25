/** Matches of a few weeks, made when they are first asked for. */
export function keepWeeks<T>(make: (week: number) => T, count: number): (week: number) => T {
  const weeks = new Map<number, T>()
  return (week) => {
    const known = weeks.get(week)
    if (known !== undefined) return known
    const made = make(week)
    weeks.set(week, made)
    const [oldest] = weeks.keys()
    if (weeks.size > count && oldest !== undefined) weeks.delete(oldest)
    return made
  }
}
