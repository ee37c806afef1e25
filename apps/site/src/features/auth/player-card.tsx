import { IconShieldCheck, IconWallet } from '@tabler/icons-react'
import { formatMoney } from '@xezer/i18n/format-money'
import { IconChevronRight, IconTicket, IconUser } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import {
  ACCOUNT_BETS_PATH,
  ACCOUNT_PAYMENTS_PATH,
  ACCOUNT_PROFILE_PATH,
  ACCOUNT_SAFETY_PATH,
} from '../../core/paths.ts'
import type { Player } from '../../core/session/session.ts'
import { useAmounts } from '../../core/session/use-amounts.ts'
import { useIdentity } from '../../core/session/use-identity.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './account-card.module.css'

/** What a player has, and the ways to everything of theirs, on a phone. */
export default function PlayerCard({ player, onLeave }: { player: Player; onLeave: () => void }) {
  const text = useText()
  const identity = useIdentity()
  const amounts = useAmounts()
  const { number, currency } = player.user
  return (
    <div className={styles.card}>
      <dl className={styles.amounts}>
        <div>
          <dt className={styles.name}>
            {text('account.number')} {number}
          </dt>
          <dd className={styles.balance}>
            {amounts === undefined ? '…' : formatMoney(amounts.shownMinor, currency)}
          </dd>
        </div>
        <div>
          <dt className={styles.name}>{text('account.unplayed')}</dt>
          <dd className={styles.unplayed}>
            {amounts === undefined ? '…' : formatMoney(amounts.unplayedMinor, currency)}
          </dd>
        </div>
      </dl>
      <Link to={ACCOUNT_BETS_PATH} className={styles.entry} onClick={onLeave}>
        <IconTicket size={20} stroke={1.75} aria-hidden="true" />
        {text('nav.my_bets')}
        <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
      </Link>
      <Link to={ACCOUNT_PAYMENTS_PATH} className={styles.entry} onClick={onLeave}>
        <IconWallet size={20} stroke={1.75} aria-hidden="true" />
        {text('nav.payments')}
        <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
      </Link>
      <Link to={ACCOUNT_PROFILE_PATH} className={styles.entry} onClick={onLeave}>
        <IconUser size={20} stroke={1.75} aria-hidden="true" />
        {text('nav.profile')}
        <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
      </Link>
      <Link to={ACCOUNT_SAFETY_PATH} className={styles.entry} onClick={onLeave}>
        <IconShieldCheck size={20} stroke={1.75} aria-hidden="true" />
        {text('nav.safety')}
        <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
      </Link>
      <button
        type="button"
        className={styles.entry}
        onClick={() => {
          onLeave()
          identity.logout()
        }}
      >
        <span aria-hidden="true" />
        {text('auth.logout')}
      </button>
    </div>
  )
}
