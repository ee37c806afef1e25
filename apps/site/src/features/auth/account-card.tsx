import { formatMoney } from '@xezer/i18n/format-money'
import { Button } from '@xezer/ui/button'
import { IconChevronRight, IconTicket, IconUser } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { ACCOUNT_BETS_PATH, ACCOUNT_PROFILE_PATH } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import type { Player } from '../../core/session/session.ts'
import { useAmounts } from '../../core/session/use-amounts.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './account-card.module.css'

/** The head of the phone's menu: what the player has and where it is told, or the two ways in. */
export function AccountCard({ onLeave }: { onLeave: () => void }) {
  const text = useText()
  const player = usePlayer()
  const { authPrompt } = useServices()
  if (player !== undefined) return <PlayerCard player={player} onLeave={onLeave} />
  const ask = (dialog: 'login' | 'register') => {
    onLeave()
    authPrompt.write(dialog)
  }
  return (
    <div className={styles.ways}>
      <Button look="main" isWide onClick={() => ask('register')}>
        {text('auth.register')}
      </Button>
      <Button isWide onClick={() => ask('login')}>
        {text('auth.login')}
      </Button>
    </div>
  )
}

function PlayerCard({ player, onLeave }: { player: Player; onLeave: () => void }) {
  const text = useText()
  const { identity } = useServices()
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
      <Link to={ACCOUNT_PROFILE_PATH} className={styles.entry} onClick={onLeave}>
        <IconUser size={20} stroke={1.75} aria-hidden="true" />
        {text('nav.profile')}
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
