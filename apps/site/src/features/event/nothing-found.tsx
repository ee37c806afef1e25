import { Chip } from '@xezer/ui/chip'
import { EmptyState } from '@xezer/ui/empty-state'
import { useText } from '@xezer/ui/text-provider'
import styles from './event-markets.module.css'
import { FILTER_NAMES } from './filter-names.ts'
import type { HiddenMatches, SectionCount } from './market-filter.ts'

interface NothingFoundProps {
  hidden: readonly HiddenMatches[]
  sections: readonly SectionCount[]
  onChoose: (tab: HiddenMatches) => void
}

/** No market fits; where another tab has some, it is a press away. */
export function NothingFound({ hidden, sections, onChoose }: NothingFoundProps) {
  const text = useText()
  const nameOf = ({ section, filter }: HiddenMatches) =>
    sections.find(({ key }) => key === section)?.name ?? text(FILTER_NAMES[filter])
  return (
    <EmptyState
      title={text(hidden.length === 0 ? 'event.no_markets' : 'event.hidden_markets')}
      action={
        hidden.length > 0 && (
          <div className={styles.hidden}>
            {hidden.map((tab) => (
              <Chip key={`${tab.filter} ${tab.section}`} isOn={false} onClick={() => onChoose(tab)}>
                {text('event.hidden_in', { tab: nameOf(tab), n: tab.count })}
              </Chip>
            ))}
          </div>
        )
      }
    />
  )
}
