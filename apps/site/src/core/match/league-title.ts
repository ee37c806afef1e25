import type { LeagueRef } from '@xezer/contract/sport-entities'

/**
 * A league with its country, which is said once: `Wales · Wales Premier League` and `ATP · ATP 500 Washington` begin
 * with it already.
 */
export function leagueTitle({ country, name }: Pick<LeagueRef, 'country' | 'name'>): string {
  const first = country.name.split(/[ ,]/, 1)[0] ?? country.name
  const isSaid = name === first || (name.startsWith(first) && /^[ .,]/.test(name.slice(first.length)))
  return isSaid ? name : `${country.name} · ${name}`
}
