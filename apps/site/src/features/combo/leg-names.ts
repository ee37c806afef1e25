import type { EventPage } from '@xezer/contract/live'
import type { Factor } from '@xezer/contract/sport-entities'
import { cellName } from '../../core/prices/cell-name.ts'

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
          outcome: outcomeOf(factor, event),
          market: kind === 'match' ? market.name : `${market.name} · ${name}`,
        }
    }
  }
  return null
}

/** Where nobody sees the column a side is called by its name. */
function outcomeOf(factor: Factor, { home, away }: EventPage['event']): string {
  const key = factor.h.slice(factor.h.lastIndexOf(':') + 1)
  const side = key === '1' ? home : key === '2' ? away : null
  if (side === null) return cellName(factor)
  return factor.pt === null ? side : `${side} ${factor.pt}`
}
