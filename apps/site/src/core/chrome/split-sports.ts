import type { Locale } from '@xezer/std/locale'

/** Sports that stand in the menu themselves; the list of any more is looked through by name. */
const FIRST_MAX = 9

/** The first sports, that of the page among them, and the rest from A to Z. One alone is not worth a line of its own. */
export function splitSports<Sport extends { name: string }>(
  sports: readonly Sport[],
  own: Sport | undefined,
  locale: Locale,
): { first: Sport[]; rest: Sport[] } {
  if (sports.length <= FIRST_MAX + 1) return { first: [...sports], rest: [] }
  const first = sports.slice(0, FIRST_MAX)
  if (own !== undefined && !first.includes(own)) first[FIRST_MAX - 1] = own
  const byName = new Intl.Collator(locale).compare
  const rest = sports.filter((sport) => !first.includes(sport))
  return { first, rest: rest.sort((left, right) => byName(left.name, right.name)) }
}
