import type { SoldChance } from '@xezer/pricing/combination/price-combination'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { CombinationFault, CombinationLeg } from '@xezer/sport/combination'
import { readSpecifier } from '@xezer/sport/specifier'

/** Of each leg, 1 / its price; or which one is not on sale. */
export function priceChancesOf(
  offers: readonly Offer[],
  legs: readonly CombinationLeg[],
): readonly number[] | CombinationFault {
  const prices: number[] = []
  for (const [place, { type, specifier, outcome }] of legs.entries()) {
    const offer = offers.find((one) => one.type === type && one.specifier === specifier)
    const odds = offer?.outcomes.find(({ key }) => key === outcome)?.odds ?? null
    if (odds === null) return { kind: 'closed', leg: place }
    prices.push(1000 / odds)
  }
  return prices
}

/** Whether a line is a quarter. */
export function canWinByHalf({ specifier }: CombinationLeg): boolean {
  const { hcp = 0, total = 0 } = readSpecifier(specifier)
  return !Number.isInteger(2 * hcp) || !Number.isInteger(2 * total)
}

export function soldChancesOf(offers: readonly Offer[]): SoldChance[] {
  return offers.flatMap(({ outcomes }) =>
    outcomes.flatMap(({ probability, odds }) =>
      odds === null ? [] : [{ chance: probability, priceChance: 1000 / odds }],
    ),
  )
}
