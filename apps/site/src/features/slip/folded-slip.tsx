import { Badge } from '@xezer/ui/badge'
import { IconChevronDown } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import type { useSlip } from '../../core/slip/use-slip.ts'
import { describePrice } from './describe-option.ts'
import styles from './folded-slip.module.css'

/** The slip beside a page of the account, folded to one bar: how many selections, at which odds; a tap opens it. */
export function FoldedSlip({ view, onOpen }: { view: ReturnType<typeof useSlip>; onOpen: () => void }) {
  const text = useText()
  const { positions } = view.slip
  const combined = view.summary.options.find(({ type }) => type === 'accumulator')
  const odds = combined?.odds ?? positions[0]?.odds
  return (
    <button type="button" className={styles.bar} aria-expanded={false} onClick={onOpen}>
      <span className={styles.title}>{text('slip.title')}</span>
      {positions.length > 0 && <Badge>{positions.length}</Badge>}
      {positions.length > 0 && odds !== undefined && <b className={styles.odds}>{describePrice(odds)}</b>}
      <IconChevronDown className={styles.chevron} size={20} stroke={1.75} aria-hidden="true" />
    </button>
  )
}
