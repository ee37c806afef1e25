/** The house's own country: its leagues stand first everywhere. */
export const HOME_COUNTRY = 'az'

/** Whose competitions the players of the house follow, in their order; cups of the world and of Europe are among them. */
const FOLLOWED: readonly string[] = ['un', 'eu', 'gb-eng', 'es', 'it', 'de', 'fr', 'tr', 'us']

/** More than there are places in `FOLLOWED`. */
const TIER_STEP = 100

/** Home first, then better leagues, and of those as good the followed ones: the lower number stands first. */
export function leagueOrder(country: string, tier: number): number {
  return country === HOME_COUNTRY ? tier : tier * TIER_STEP + followedPlace(country)
}

export function isFollowed(country: string): boolean {
  return country === HOME_COUNTRY || FOLLOWED.includes(country)
}

function followedPlace(country: string): number {
  const place = FOLLOWED.indexOf(country)
  return place < 0 ? FOLLOWED.length : place
}
