import type { Listing } from './kit/listing.ts'

/** Games that this client knows, by id. */
const LISTINGS: readonly Listing[] = [
  {
    id: 'ib_zer',
    engine: 'dice',
    variant: null,
    version: 1,
    theme: 'zer',
    name: { az: 'Zər', ru: 'Кости', en: 'Dice' },
    provider: 'İçəri Bazar',
    returnsBp: [9899, 9900],
    symbols: {},
  },
]

export const findListing = (id: string) => LISTINGS.find((listing) => listing.id === id) ?? null
