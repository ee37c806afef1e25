import type { PlainMessageId } from '@xezer/i18n/translator'
import { IconButton } from '@xezer/ui/icon-button'
import { IconSearch, IconX } from '@xezer/ui/icons'
import { Tabs } from '@xezer/ui/tabs'
import { useText } from '@xezer/ui/text-provider'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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

/** The filters and a search; where both do not fit, the search is an icon that opens over the filters. */
export function MarketFilterBar({ filter, onFilter, query, onQuery }: MarketFilterBarProps) {
  const text = useText()
  const [isOpened, setIsOpened] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLDivElement>(null)
  // What was typed is never hidden: it is why markets are missing.
  const isOpen = isOpened || query !== ''
  const open = () => {
    // The field is there before the tap is over, or no phone would bring its keyboard.
    flushSync(() => setIsOpened(true))
    input.current?.focus()
  }
  const close = () => {
    onQuery('')
    flushSync(() => setIsOpened(false))
    opener.current?.querySelector('button')?.focus()
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    close()
  }
  return (
    <div className={styles.bar} data-search={isOpen || undefined}>
      <div ref={opener} className={styles.opener}>
        <IconButton label={text('market.search')} aria-expanded={isOpen} onClick={open}>
          <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.filters}>
        <Tabs
          label={text('event.filters')}
          tabs={MARKET_FILTERS.map((key) => ({ key, label: text(LABELS[key]) }))}
          selected={filter}
          onSelect={onFilter}
        />
      </div>
      <label className={styles.search}>
        <IconSearch size={16} stroke={1.75} aria-hidden="true" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          maxLength={40}
          className={styles.input}
          aria-label={text('market.search')}
          placeholder={text('market.search')}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={closeByKey}
        />
      </label>
      <div className={styles.closer}>
        <IconButton label={text('nav.close')} onClick={close}>
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}
