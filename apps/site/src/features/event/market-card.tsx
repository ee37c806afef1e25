import type { Market } from '@xezer/contract/sport-entities'
import { IconChevronDown } from '@xezer/ui/icons'
import { type CSSProperties, memo } from 'react'
import { useKept } from '../../core/place/use-kept.ts'
import { EmptyCell, OddsCell } from '../../core/prices/odds-cell.tsx'
import styles from './market-card.module.css'
import { decideMarketLayout } from './market-layout.ts'

interface MarketCardProps {
  market: Market
  /** Its own on the page: a market is sold on several parts of play. */
  name: string
}

/**
 * One market in its layout: `common` rows of named cells, `grid` a line per row under column names, `score`
 * home against away, `specials` a list of one outcome per row.
 */
export const MarketCard = memo(function MarketCard({ market, name }: MarketCardProps) {
  const [isOpen, setIsOpen] = useKept<boolean>(name, true)
  return (
    <div className={styles.card} data-anchor={name}>
      <h3 className={styles.title}>
        <button
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {market.name}
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </button>
      </h3>
      {isOpen && <MarketTable market={market} />}
    </div>
  )
})

function MarketTable({ market }: { market: Market }) {
  const { columns, head, lines, labelOf } = decideMarketLayout(market)
  return (
    <div
      className={lines === undefined ? styles.cells : styles.grid}
      style={{ '--columns': columns } as CSSProperties}
      data-layout={market.type}
      data-single={columns === 1 || undefined}
      data-cells=""
    >
      {lines !== undefined && head.length > 0 && <span aria-hidden="true" />}
      {head.map((name) => (
        <span key={name} className={styles.column} aria-hidden="true">
          {name}
        </span>
      ))}
      {market.factors.map((factor, position) => {
        const key = factor?.h ?? `empty ${position}`
        return [
          lines !== undefined && position % columns === 0 && (
            <span key={`line ${key}`} className={styles.line} aria-hidden="true">
              {lines[position / columns]}
            </span>
          ),
          factor === null ? (
            <EmptyCell key={key} />
          ) : (
            <OddsCell key={key} factor={factor} market={market.name} label={labelOf(factor)} />
          ),
        ]
      })}
    </div>
  )
}
