import { homeOfBonus } from '@xezer/bonuses/grant-states'
import type { Minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import type { Grant } from './grant.ts'

/** Where the bonus part of a bet comes back to, as its grant stands. Of a bet without such a part it does not matter. */
export function homeOf(
  { grantId, bonusMinor }: { readonly grantId: number | null; readonly bonusMinor: Minor },
  grants: ReadonlyMap<number, Pick<Grant, 'status'>>,
): ReturnType<typeof homeOfBonus> {
  if (grantId === null || bonusMinor === 0n) return 'bonus'
  return homeOfBonus(must(grants.get(grantId), `grant ${grantId} was not read`).status)
}
