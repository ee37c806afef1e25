import type { ExchangeRate } from '@xezer/money/exchange'
import { type Minor, minor } from '@xezer/money/minor'
import { floorProduct, rational } from '@xezer/money/rational'
import type { Award, Wagering } from './campaign.ts'

/**
 * What is given in a player's currency, rounded down; null where the deposit is worth less than the campaign asks for, or the
 * gift would be nothing. `paid` is null where nothing was paid in.
 */
export function awardOf(award: Award, paid: Minor | null, manatPerUnit: ExchangeRate): Minor | null {
  const unitPerManat = rational(manatPerUnit.denominator, manatPerUnit.numerator)
  const given = award.kind === 'fixed' ? floorProduct(award.manat, unitPerManat) : partOf(award, paid ?? 0n)
  return given > 0n ? minor(given) : null

  function partOf({ percent, minManat, maxManat }: Award & { kind: 'percent' }, amount: bigint): bigint {
    // Held against each other exactly: nothing is rounded before it is compared.
    if (amount * manatPerUnit.numerator < minManat * manatPerUnit.denominator) return 0n
    const part = (amount * BigInt(percent)) / 100n
    const most = maxManat === null ? part : floorProduct(maxManat, unitPerManat)
    return part < most ? part : most
  }
}

/** How much of its unit a grant is to be played: bets, or minor units of stakes. */
export function neededOf(wagering: Wagering, amount: Minor): bigint {
  return wagering.unit === 'bets' ? BigInt(wagering.count) : amount * BigInt(wagering.times)
}
