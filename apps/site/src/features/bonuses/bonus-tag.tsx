import { IconCheck, IconClock, IconGift, IconX } from '@tabler/icons-react'
import type { Bonus, BonusStatus } from '@xezer/contract/bonuses'
import styles from './bonuses.module.css'

const LOOKS = {
  active: ['brand', IconGift],
  queued: ['info', IconClock],
  done: ['up', IconCheck],
  forfeited: ['t3', IconX],
  expired: ['t3', IconX],
  cancelled: ['t3', IconX],
} as const satisfies Record<BonusStatus, unknown>

/** A bonus's state in a word, with a sign beside the colour. */
export function BonusTag({ bonus }: { bonus: Bonus }) {
  const [color, Icon] = LOOKS[bonus.status]
  return (
    <span className={styles.tag} data-color={color}>
      <Icon size={12} stroke={2} aria-hidden="true" />
      {bonus.statusName}
    </span>
  )
}
