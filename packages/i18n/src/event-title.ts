/** `Qarabağ – Neftçi`; an event of many competitors has a name of its own and nobody is away. */
export function eventTitle({ home, away }: { readonly home: string; readonly away: string }): string {
  return away === '' ? home : `${home} – ${away}`
}
