import type { Period } from '@xezer/contract/sport-entities'
import { IconChevronDown } from '@xezer/ui/icons'
import { memo } from 'react'
import { useKept } from '../../core/place/use-kept.ts'
import { MarketCard } from './market-card.tsx'
import styles from './period-group.module.css'

interface PeriodGroupProps {
  period: Period
  isFirstOpen: boolean
  isOnlyOne: boolean
  hasTwoColumns: boolean
  /** While the page has only begun: so many of the first markets are drawn. */
  marketsMax: number | undefined
}

/** The markets of one part of play; its heading opens and closes them. */
export const PeriodGroup = memo(function PeriodGroup(props: PeriodGroupProps) {
  const { period, isFirstOpen, isOnlyOne, hasTwoColumns, marketsMax } = props
  const name = `${period.kind} ${period.number}`
  const [isOpen, setIsOpen] = useKept(`period ${name}`, isFirstOpen)
  const markets = period.markets.slice(0, marketsMax)
  const columns = hasTwoColumns ? splitColumns(markets) : [markets]
  return (
    <section aria-label={period.name}>
      {!(isOnlyOne && isFirstOpen) && (
        <h2 className={styles.heading}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {period.name}
            <span className={styles.count}>{period.markets.length}</span>
            <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
          </button>
        </h2>
      )}
      {isOpen && (
        <div className={styles.columns} data-two={hasTwoColumns || undefined}>
          {columns.map((column, position) => (
            <div key={position === 0 ? 'left' : 'right'} className={styles.column}>
              {column.map((market) => (
                <MarketCard key={market.id} market={market} name={`market ${name} ${market.id}`} />
              ))}
            </div>
          ))}
        </div>
      )}
    </section>
  )
})

/** Two columns of about the same height, each market into the shorter one, so that their order is kept. */
function splitColumns(markets: Period['markets']): [Period['markets'], Period['markets']] {
  const columns: [Period['markets'], Period['markets']] = [[], []]
  const rows = [0, 0]
  for (const market of markets) {
    const target = (rows[0] ?? 0) <= (rows[1] ?? 0) ? 0 : 1
    columns[target].push(market)
    rows[target] = (rows[target] ?? 0) + 1.4 + market.rows
  }
  return columns
}
