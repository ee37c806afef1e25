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
}

/** The markets of one part of play; its heading opens and closes them. */
export const PeriodGroup = memo(function PeriodGroup({ period, isFirstOpen, isOnlyOne }: PeriodGroupProps) {
  const [isOpen, setIsOpen] = useKept(`period ${period.kind} ${period.number}`, isFirstOpen)
  const columns = isOpen ? splitColumns(period) : []
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
        <div className={styles.columns}>
          {columns.map((markets, position) => (
            <div key={position === 0 ? 'left' : 'right'} className={styles.column}>
              {markets.map((market) => (
                <MarketCard key={market.id} market={market} />
              ))}
            </div>
          ))}
        </div>
      )}
    </section>
  )
})

/** Two columns of about the same height, each market into the shorter one, so that their order is kept. */
function splitColumns(period: Period): [Period['markets'], Period['markets']] {
  const columns: [Period['markets'], Period['markets']] = [[], []]
  const rows = [0, 0]
  for (const market of period.markets) {
    const target = (rows[0] ?? 0) <= (rows[1] ?? 0) ? 0 : 1
    columns[target].push(market)
    rows[target] = (rows[target] ?? 0) + 1.4 + market.rows
  }
  return columns
}
