import type { EventPage } from '@xezer/contract/live'
import type { Factor, Market } from '@xezer/contract/sport-entities'
import { outcomeOfHandle } from '@xezer/sport/outcome-of-handle'
import { cellName } from './cell-name.ts'

export interface LegName {
  readonly outcome: string
  readonly market: string
}

/** What a cell of the page is called, away from its column and its market; null when it left the page. */
export function findLegName({ event, periods }: EventPage, handle: string): LegName | null {
  for (const { kind, name, markets } of periods) {
    for (const market of markets) {
      const factor = market.factors.find((one) => one?.h === handle)
      if (factor)
        return {
          outcome: nameOutcome(factor, market, event),
          market: kind === 'match' ? market.name : `${market.name} · ${name}`,
        }
    }
  }
  return null
}

/** What may stand beside a side: `1` and `2` beside other numbers are numbers themselves. */
const BESIDE_SIDES: ReadonlySet<string> = new Set(['1', 'x', 'none', '2'])

/** Where nobody sees the column a side is called by its name. */
function nameOutcome(factor: Factor, { factors }: Market, { home, away }: EventPage['event']): string {
  const key = outcomeOfHandle(factor.h)
  const side = key === '1' ? home : key === '2' ? away : null
  const isOfSides = factors.every((one) => one === null || BESIDE_SIDES.has(outcomeOfHandle(one.h)))
  if (side === null || !isOfSides) return cellName(factor)
  return factor.pt === null ? side : `${side} ${factor.pt}`
}
