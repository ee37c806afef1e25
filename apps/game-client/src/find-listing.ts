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
  {
    id: 'ng4_nar',
    engine: 'slot-lines',
    variant: null,
    version: 1,
    theme: 'nar',
    name: { az: 'Nar bağı', ru: 'Nar bağı', en: 'Nar bağı' },
    provider: 'Nar 4',
    returnsBp: [9658, 9658],
    symbols: {},
  },
  {
    id: 'rg3_simurq',
    engine: 'slot-book',
    variant: null,
    version: 1,
    theme: 'simurq',
    name: { az: 'Simurq', ru: 'Simurq', en: 'Simurq' },
    provider: 'Üçrəng',
    returnsBp: [9598, 9598],
    symbols: {},
  },
  {
    id: 'rg3_xalca',
    engine: 'slot-cascade',
    variant: null,
    version: 1,
    theme: 'xalca',
    name: { az: 'Xalça ilməsi', ru: 'Xalça ilməsi', en: 'Xalça ilməsi' },
    provider: 'Üçrəng',
    returnsBp: [9628, 9628],
    symbols: {},
  },
  {
    id: 'x_gece',
    engine: 'slot-hold',
    variant: null,
    version: 1,
    theme: 'gece',
    name: { az: 'Xəzər gecəsi', ru: 'Xəzər gecəsi', en: 'Xəzər gecəsi' },
    provider: 'Xəzər Özü',
    returnsBp: [9593, 9593],
    symbols: {},
  },
]

export const findListing = (id: string) => LISTINGS.find((listing) => listing.id === id) ?? null
