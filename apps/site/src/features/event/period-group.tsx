import type { Period } from '@xezer/contract/sport-entities'
import { IconChevronDown } from '@xezer/ui/icons'
import { memo } from 'react'
import { useKept } from '../../core/place/use-kept.ts'
import { MarketColumns } from './market-columns.tsx'
import { pinOf } from './market-pins.ts'
import styles from './period-group.module.css'

interface PeriodGroupProps {
  sport: number
  period: Period
  isFirstOpen: boolean
  /** Under a choice of markets it is folded apart from the whole list. */
  isNarrowed: boolean
  /**
   * While it is open: `none` where nothing stands beside it that it has to be told from, `corner` an arrow at the end of
   * the filters, where a line of its own would push the first price down.
   */
  openHeading: 'line' | 'corner' | 'none'
  hasTwoColumns: boolean
  /** While the page has only begun: so many of the first markets are drawn. */
  marketsMax: number | undefined
}

/** The markets of one part of play; its heading opens and closes them. */
export const PeriodGroup = memo(function PeriodGroup(props: PeriodGroupProps) {
  const { sport, period, isFirstOpen, isNarrowed, openHeading, hasTwoColumns, marketsMax } = props
  const name = `${period.kind} ${period.number}`
  const [isOpen, setIsOpen] = useKept(`period ${name}${isNarrowed ? ' narrowed' : ''}`, isFirstOpen)
  const heading = isFirstOpen && isOpen ? openHeading : 'line'
  return (
    <section className={styles.group} aria-label={period.name}>
      {heading !== 'none' && (
        <h2 className={heading === 'line' ? styles.heading : styles.corner}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span className={styles.name}>{period.name}</span>
            <span className={styles.count}>{period.markets.length}</span>
            <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
          </button>
        </h2>
      )}
      {isOpen && (
        <MarketColumns
          hasTwoColumns={hasTwoColumns}
          markets={period.markets.slice(0, marketsMax).map((market) => ({
            market,
            name: `market ${name} ${market.id}`,
            pin: pinOf(sport, period.kind, market.id),
            isPinned: false,
            part: undefined,
          }))}
        />
      )}
    </section>
  )
})
