import type { Market } from '@xezer/contract/sport-entities'
import { MarketCard } from './market-card.tsx'
import styles from './market-columns.module.css'
import { shownRows } from './market-lines.ts'

export interface PlacedMarket {
  market: Market
  /** Its own on the page: a market is sold on several parts of play. */
  name: string
  pin: string
  isPinned: boolean
  /** The part of play, where its heading does not stand above. */
  part: string | undefined
}

/** Cards of markets in their order of importance, side by side where two columns fit. */
export function MarketColumns({
  markets,
  hasTwoColumns,
}: {
  markets: readonly PlacedMarket[]
  hasTwoColumns: boolean
}) {
  const columns = hasTwoColumns ? splitColumns(markets) : [markets]
  return (
    <div className={styles.columns} data-two={hasTwoColumns || undefined}>
      {columns.map((column, position) => (
        <div key={position === 0 ? 'left' : 'right'} className={styles.column}>
          {column.map((placed) => (
            <MarketCard key={placed.name} {...placed} order={hasTwoColumns ? markets.indexOf(placed) : 0} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Two columns of about the same height, each market into the shorter one, so that their order is kept. */
function splitColumns(markets: readonly PlacedMarket[]): [PlacedMarket[], PlacedMarket[]] {
  const columns: [PlacedMarket[], PlacedMarket[]] = [[], []]
  const rows = [0, 0]
  for (const placed of markets) {
    const target = (rows[0] ?? 0) <= (rows[1] ?? 0) ? 0 : 1
    columns[target].push(placed)
    rows[target] = (rows[target] ?? 0) + 1.4 + shownRows(placed.market)
  }
  return columns
}
