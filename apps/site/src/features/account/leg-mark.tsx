import {
  IconArrowBackUp,
  IconCheck,
  IconCircleDashed,
  IconClock,
  IconPlayerPlay,
  type IconProps,
  IconX,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import styles from './bets.module.css'
import type { StandingTone } from './leg-standing-text.ts'

export type LegTone = StandingTone | 'returned'

const icons: Record<Exclude<LegTone, 'plain'>, ComponentType<IconProps>> = {
  up: IconCheck,
  needs: IconCircleDashed,
  down: IconX,
  returned: IconArrowBackUp,
}

/** The state of a selection at a glance; words beside it say the same. */
export function LegMark({ tone, isPlayed }: { tone: LegTone; isPlayed: boolean }) {
  const Icon = tone !== 'plain' ? icons[tone] : isPlayed ? IconPlayerPlay : IconClock
  return (
    <span className={styles.mark} data-tone={tone} aria-hidden="true">
      <Icon size={18} stroke={1.75} />
    </span>
  )
}
