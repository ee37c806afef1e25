import { type Margins, marginsOf } from '@xezer/pricing/margins'
import { must } from '@xezer/std/assert'
import { findSportByKey } from '../registry.ts'

const MIDDLE_TIER = 2

/** What the prices of a sport carry in a usual competition, as its row of the registry says. */
export function marginsIn({ key }: { readonly key: string }, isLive: boolean): Margins {
  return marginsOf(must(findSportByKey(key), `no sport ${key}`).margins, MIDDLE_TIER, isLive)
}
