import type { Odds } from '@xezer/money/odds'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import { oddsText } from '../../core/view/view.ts'
import styles from './position-card.module.css'

interface CardOddsProps {
  agreed: Odds | null
  now: Odds | null
  isChanged: boolean
}

/** The price; when it moved the old one stands struck below it, with an arrow: it takes no room of its own. */
export function CardOdds({ agreed, now, isChanged }: CardOddsProps) {
  const text = useText()
  if (now === null) return <span className={styles.noOdds}>--</span>
  const hasMoved = agreed !== null && agreed !== now
  if (!hasMoved) return <span className={styles.odds}>{oddsText(now)}</span>
  const direction = now > agreed ? 'up' : 'down'
  return (
    <span className={styles.odds} data-move={direction} data-changed={isChanged || undefined}>
      <VisuallyHidden>
        {text('slip.odds_changed_from_to', { from: oddsText(agreed), to: oddsText(now) })}
      </VisuallyHidden>
      <span aria-hidden="true">{oddsText(now)}</span>
      <span className={styles.former} aria-hidden="true">
        <span className={styles.arrow} />
        <s className={styles.old}>{oddsText(agreed)}</s>
      </span>
    </span>
  )
}
