import { findFigures } from '@xezer/game-catalogue/figures/find-figures'
import { LISTINGS } from '@xezer/game-catalogue/find-listing'
import type { OfferedGame } from './offered-game.ts'

const percent = (share: number) => Math.round(share * 10_000) / 100

/** Every game that the house has, with the figures that its mathematics has. */
export const LISTED_GAMES: readonly OfferedGame[] = LISTINGS.map((listing) => {
  const { id, name, provider, kind, engine, addedOn, hasDemo, src } = listing
  const { rtpLeast, rtpMost, volatilityLeast, volatilityMost } = findFigures(listing)
  return {
    ...{ id, name, provider, kind, engine, addedOn, hasDemo, src, volatilityLeast, volatilityMost },
    ...{ rtpLeast: percent(rtpLeast), rtpMost: percent(rtpMost) },
  }
})
