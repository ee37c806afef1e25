import { IconButton } from '@xezer/ui/icon-button'
import { IconSearch, IconX } from '@xezer/ui/icons'
import { Tabs } from '@xezer/ui/tabs'
import { useText } from '@xezer/ui/text-provider'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FILTER_NAMES } from './filter-names.ts'
import { hasSections, MARKET_FILTERS, type MarketFilter, type SectionCount } from './market-filter.ts'
import styles from './market-filter-bar.module.css'

interface MarketFilterBarProps {
  /** The groups of the field that have markets; `total` counts all of them. */
  sections: readonly SectionCount[]
  section: string | null
  onSection: (section: string | null) => void
  total: number
  filter: MarketFilter
  onFilter: (filter: MarketFilter) => void
  query: string
  onQuery: (query: string) => void
  /** The arrow of the first group stands at the end of the filters. */
  hasFold: boolean
}

/** No key of a group. */
const ALL = '*'
/**
 * Groups of the field, the filters of the specification, and a search. What is first of them stays at the top; where the
 * search does not fit beside it, it is an icon that opens over it.
 */
export function MarketFilterBar(props: MarketFilterBarProps) {
  const { sections, section, onSection, total, filter, onFilter, query, onQuery, hasFold } = props
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
  const filters = (
    <Tabs
      label={text('event.filters')}
      tabs={MARKET_FILTERS.map((key) => ({ key, label: text(FILTER_NAMES[key]) }))}
      selected={filter}
      onSelect={onFilter}
    />
  )
  const isSplit = hasSections(sections)
  return (
    <>
      <div className={styles.bar} data-search={isOpen || undefined}>
        <div ref={opener} className={styles.opener}>
          <IconButton label={text('market.search')} aria-expanded={isOpen} onClick={open}>
            <IconSearch size={20} stroke={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        <div className={styles.filters}>
          {isSplit ? (
            <Tabs
              look="line"
              label={text('event.sections')}
              tabs={[
                { key: ALL, label: text('event.all_markets'), count: total },
                ...sections.map(({ key, name, count }) => ({ key, label: name, count })),
              ]}
              selected={section ?? ALL}
              onSelect={(key) => onSection(key === ALL ? null : key)}
            />
          ) : (
            filters
          )}
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
      {isSplit && (
        <div className={styles.second} data-fold={hasFold || undefined}>
          {filters}
        </div>
      )}
    </>
  )
}
