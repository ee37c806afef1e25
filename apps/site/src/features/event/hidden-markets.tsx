import { Chip } from '@xezer/ui/chip'
import { EmptyState } from '@xezer/ui/empty-state'
import { useText } from '@xezer/ui/text-provider'
import styles from './event-markets.module.css'
import { FILTER_NAMES } from './filter-names.ts'
import type { HiddenMatches, SectionCount } from './market-filter.ts'

interface HiddenMarketsProps {
  /** Nothing that was searched for is to be seen. */
  isNothingShown: boolean
  hidden: readonly HiddenMatches[]
  sections: readonly SectionCount[]
  onChoose: (tab: HiddenMatches) => void
}

/** Where a search finds nothing, or a tab hides some of what it finds: which tab has it is said, and is a press away. */
export function HiddenMarkets({ isNothingShown, hidden, sections, onChoose }: HiddenMarketsProps) {
  const text = useText()
  const nameOf = ({ section, filter }: HiddenMatches) =>
    sections.find(({ key }) => key === section)?.name ?? text(FILTER_NAMES[filter])
  const tabs = hidden.map((tab) => (
    <Chip key={`${tab.filter} ${tab.section}`} isOn={false} onClick={() => onChoose(tab)}>
      {text('event.hidden_in', { tab: nameOf(tab), n: tab.count })}
    </Chip>
  ))
  if (!isNothingShown) {
    return (
      <p className={styles.more}>
        {text('event.more_hidden')} {tabs}
      </p>
    )
  }
  return (
    <EmptyState
      title={text(hidden.length === 0 ? 'event.no_markets' : 'event.hidden_markets')}
      action={hidden.length > 0 && <div className={styles.hidden}>{tabs}</div>}
    />
  )
}
