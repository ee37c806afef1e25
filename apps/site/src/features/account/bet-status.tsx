import {
  IconArrowBackUp,
  IconBan,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconCrown,
  type IconProps,
} from '@tabler/icons-react'
import type { AccountBet } from '@xezer/contract/account-news'
import type { ComponentType, CSSProperties } from 'react'
import styles from './bets.module.css'

const icons: Record<AccountBet['status'], ComponentType<IconProps>> = {
  placed: IconClock,
  won: IconCircleCheck,
  lost: IconCircleX,
  refunded: IconArrowBackUp,
  vip: IconCrown,
  rejected: IconBan,
}

/** The custom property that holds a colour of the wire. */
export function colourOf(token: AccountBet['statusColor']): CSSProperties {
  return { color: `var(--${token})` }
}

/** Always an icon plus the word: colour alone says nothing to many readers (design §2, colour). */
export function BetStatus({ bet }: { bet: AccountBet }) {
  const Icon = icons[bet.status]
  return (
    <span className={styles.status} style={colourOf(bet.statusColor)} data-status={bet.status}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      {bet.statusName}
    </span>
  )
}
