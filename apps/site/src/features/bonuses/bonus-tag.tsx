import { IconCheck, IconClock, IconGift, IconX } from '@tabler/icons-react'
import type { Bonus, BonusStatus } from '@xezer/contract/bonuses'
import { Tag } from '@xezer/ui/tag'

const LOOKS = {
  active: ['brand', IconGift],
  queued: ['info', IconClock],
  done: ['up', IconCheck],
  forfeited: ['plain', IconX],
  expired: ['plain', IconX],
  cancelled: ['plain', IconX],
} as const satisfies Record<BonusStatus, unknown>

/** A bonus's state in a word, with a sign beside the colour. */
export function BonusTag({ bonus }: { bonus: Bonus }) {
  const [color, Icon] = LOOKS[bonus.status]
  return (
    <Tag color={color}>
      <Icon size={12} stroke={2} aria-hidden="true" />
      {bonus.statusName}
    </Tag>
  )
}
