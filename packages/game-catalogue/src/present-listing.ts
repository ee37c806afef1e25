import { findFigures, modelOf } from './figures/find-figures.ts'
import { findListing, LISTINGS, listSameMathematics } from './find-listing.ts'
import type { FrameListing } from './frame-listing.ts'
import type { Listing } from './listing.ts'
import { PROVIDERS } from './providers.ts'

/** A game of the catalogue as its frame names it; null where there is none of this id. */
export function presentListing(id: string): FrameListing | null {
  const listing = findListing(id)
  return listing === null ? null : present(listing)
}

export const presentListings = (): readonly FrameListing[] => LISTINGS.map(present)

function present(listing: Listing): FrameListing {
  const { id, engine, variant, theme, name, kind, symbols = {} } = listing
  const { rtpLeast, rtpMost, hitLeast, hitMost } = findFigures(listing)
  return {
    id,
    engine,
    variant,
    theme,
    name,
    kind,
    symbols,
    provider: PROVIDERS.find(({ code }) => code === listing.provider)?.name ?? listing.provider,
    model: modelOf(listing),
    rtp: formatShares(rtpLeast, rtpMost),
    hitRate: formatShares(hitLeast, hitMost),
    sameMathematics: listSameMathematics(listing).map((same) => same.name),
  }
}

/** `96.58%`, or from the least to the most where choices differ. */
function formatShares(least: number, most: number): string {
  const [from, to] = [least, most].map((share) => (share * 100).toFixed(2))
  return from === to ? `${from}%` : `${from}–${to}%`
}
