import type { LeagueRef } from '@xezer/contract/sport-entities'

/**
 * A league with its country, which is said once: `Wales Premier League`, `ATP 500 Washington` and
 * `Кубок Англии` have it already.
 */
export function leagueTitle({ country, name }: Pick<LeagueRef, 'country' | 'name'>): string {
  const first = country.name.split(/[ ,]/, 1)[0] ?? country.name
  const isSaid = name.split(/[ .,]+/).some((word) => word === first || isCaseOf(word, first))
  return isSaid ? name : `${country.name} · ${name}`
}

/** A Russian word in another case, or made of it: `Англии` of `Англия`, `Уэльса` of `Уэльс`. */
function isCaseOf(word: string, country: string): boolean {
  if (!/^[А-ЯЁ][а-яё-]{3,}/i.test(country)) return false
  const stem = country.slice(0, country.length > 5 || country.endsWith('ая') ? -2 : -1).toLowerCase()
  return word.toLowerCase().startsWith(stem)
}
