import type { SoldChance } from '@xezer/pricing/combination/price-combination'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { CombinationFault, CombinationLeg } from '@xezer/sport/combination'
import { readSpecifier } from '@xezer/sport/specifier'

/** Each leg as it is sold now; or which one is not. */
export function soldLegsOf(
  offers: readonly Offer[],
  legs: readonly CombinationLeg[],
): readonly SoldChance[] | CombinationFault {
  const sold: SoldChance[] = []
  for (const [place, { type, specifier, outcome }] of legs.entries()) {
    const offer = offers.find((one) => one.type === type && one.specifier === specifier)
    const found = offer?.outcomes.find(({ key }) => key === outcome)
    if (found === undefined || found.odds === null) return { kind: 'closed', leg: place }
    sold.push({ chance: found.probability, priceChance: 1000 / found.odds })
  }
  return sold
}

/** Of each leg, 1 / its price; or which one is not on sale. */
export function priceChancesOf(
  offers: readonly Offer[],
  legs: readonly CombinationLeg[],
): readonly number[] | CombinationFault {
  const sold = soldLegsOf(offers, legs)
  return 'kind' in sold ? sold : sold.map(({ priceChance }) => priceChance)
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
