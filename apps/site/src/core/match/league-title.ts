import type { LeagueRef } from '@xezer/contract/sport-entities'

/**
 * A league with its country, which is said once: `Wales Premier League`, `ATP 500 Washington` and
 * `Кубок Англии` have it already.
 */
export function leagueTitle({ country, name }: Pick<LeagueRef, 'country' | 'name'>): string {
  return saysCountry(name, country.name) ? name : `${country.name} · ${name}`
}

/** Whether a league's name has its country already. */
export function saysCountry(name: string, country: string): boolean {
  const first = country.split(/[ ,]/, 1)[0] ?? country
  return name.split(/[ .,]+/).some((word) => word === first || isCaseOf(word, first))
}

/** A Russian word in another case, or made of it: `Англии` of `Англия`, `Уэльса` of `Уэльс`. */
function isCaseOf(word: string, country: string): boolean {
  if (!/^[А-ЯЁ][а-яё-]{3,}/i.test(country)) return false
  const stem = country.slice(0, country.length > 5 || country.endsWith('ая') ? -2 : -1).toLowerCase()
  return word.toLowerCase().startsWith(stem)
}
