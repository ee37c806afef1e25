import type { PlainMessageId } from '@xezer/i18n/translator'
import { IconSearch } from '@xezer/ui/icons'
import { Tabs } from '@xezer/ui/tabs'
import { useText } from '@xezer/ui/text-provider'
import { MARKET_FILTERS, type MarketFilter } from './market-filter.ts'
import styles from './market-filter-bar.module.css'

const LABELS: Record<MarketFilter, PlainMessageId> = {
  a: 'ui.all',
  m: 'market.main',
  h: 'market.handicaps',
  t: 'market.totals',
  o: 'market.other',
}

interface MarketFilterBarProps {
  filter: MarketFilter
  onFilter: (filter: MarketFilter) => void
  query: string
  onQuery: (query: string) => void
}

export function MarketFilterBar({ filter, onFilter, query, onQuery }: MarketFilterBarProps) {
  const text = useText()
  return (
    <div className={styles.bar}>
      <Tabs
        label={text('event.filters')}
        tabs={MARKET_FILTERS.map((key) => ({ key, label: text(LABELS[key]) }))}
        selected={filter}
        onSelect={onFilter}
      />
      <label className={styles.search}>
        <IconSearch size={16} stroke={1.75} aria-hidden="true" />
        <input
          type="text"
          inputMode="search"
          maxLength={40}
          className={styles.input}
          aria-label={text('market.search')}
          placeholder={text('market.search')}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </label>
    </div>
  )
}
