import type { Market } from '@xezer/contract/sport-entities'
import { IconChevronDown } from '@xezer/ui/icons'
import { type CSSProperties, memo, useState } from 'react'
import { EmptyCell, OddsCell } from '../prices/odds-cell.tsx'
import styles from './market-card.module.css'

/**
 * One market in its layout: `common` rows of named cells, `grid` a line per row under column names, `score`
 * home against away, `specials` a list of one outcome per row.
 */
export const MarketCard = memo(function MarketCard({ market }: { market: Market }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <section className={styles.card} aria-label={market.name}>
      <h3>
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
    </section>
  )
})

function MarketTable({ market }: { market: Market }) {
  const { head, size, type } = market
  // In a grid the column says the outcome and the row says the line; elsewhere each cell names itself.
  const isGrid = type === 'grid' && head.length === size
  const lines = isGrid ? rowLines(market) : undefined
  return (
    <div
      className={lines === undefined ? styles.cells : styles.grid}
      style={{ '--columns': size } as CSSProperties}
      data-layout={type}
      data-cells=""
    >
      {head.length === size && head.some(Boolean) && (
        <>
          {lines !== undefined && <span aria-hidden="true" />}
          {head.map((name) => (
            <span key={name} className={styles.column} aria-hidden="true">
              {name}
            </span>
          ))}
        </>
      )}
      {market.factors.map((factor, position) => {
        const key = factor?.h ?? `empty ${position}`
        const isRowStart = position % size === 0
        return [
          lines !== undefined && isRowStart && (
            <span key={`line ${key}`} className={styles.line} aria-hidden="true">
              {lines[position / size]}
            </span>
          ),
          factor === null ? (
            <EmptyCell key={key} />
          ) : (
            <OddsCell
              key={key}
              factor={factor}
              market={market.name}
              label={cellLabel(market, factor, isGrid)}
            />
          ),
        ]
      })}
    </div>
  )
}

type Cell = NonNullable<Market['factors'][number]>

function cellLabel({ type }: Market, { n, pt }: Cell, isGrid: boolean): string | undefined {
  if (isGrid) return undefined
  if (type === 'grid' && pt !== null) return `${n} ${pt}`
  return n
}

/** The line of each row, when every cell of the row shares it. */
function rowLines({ factors, size, rows }: Market): string[] | undefined {
  const lines: string[] = []
  for (let row = 0; row < rows; row++) {
    const cells = factors.slice(row * size, (row + 1) * size).filter((cell) => cell !== null)
    const line = cells[0]?.pt ?? ''
    if (cells.some((cell) => cell.pt !== line && cell.pt !== null)) return undefined
    lines.push(line)
  }
  return lines.some(Boolean) ? lines : undefined
}
