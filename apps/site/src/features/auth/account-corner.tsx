import { formatMoney } from '@xezer/i18n/format-money'
import { Button } from '@xezer/ui/button'
import { IconUser } from '@xezer/ui/icons'
import { MenuButton } from '@xezer/ui/menu-button'
import { useText } from '@xezer/ui/text-provider'
import { ACCOUNT_BETS_PATH, ACCOUNT_PROFILE_PATH } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import type { Player } from '../../core/session/session.ts'
import { useAmounts } from '../../core/session/use-amounts.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import { useSettlementNews } from '../../core/session/use-settlement-news.ts'
import { useRouter } from '../../platform/router-context.tsx'
import styles from './account-corner.module.css'

/** The right end of the top bar: amounts and account menu, or the two ways in. */
export function AccountCorner() {
  const player = usePlayer()
  return player === undefined ? <WaysIn /> : <AccountMenu player={player} />
}

function WaysIn() {
  const text = useText()
  const { authPrompt } = useServices()
  return (
    <div className={styles.corner} data-for="guest">
      <Button size="small" className={styles.first} onClick={() => authPrompt.write('login')}>
        {text('auth.login')}
      </Button>
      <Button size="small" look="main" onClick={() => authPrompt.write('register')}>
        {text('auth.register')}
      </Button>
    </div>
  )
}

function AccountMenu({ player }: { player: Player }) {
  const text = useText()
  const router = useRouter()
  const { identity } = useServices()
  const amounts = useAmounts()
  useSettlementNews()
  const { number, currency } = player.user
  return (
    <div className={styles.corner}>
      {amounts !== undefined && (
        <dl className={styles.amounts}>
          <div>
            <dt className={styles.name}>{text('account.balance')}</dt>
            <dd className={styles.balance} data-testid="balance">
              {formatMoney(amounts.shownMinor, currency)}
            </dd>
          </div>
          <div className={styles.wide}>
            <dt className={styles.name}>{text('account.unplayed')}</dt>
            <dd className={styles.unplayed} data-testid="unplayed">
              {formatMoney(amounts.unplayedMinor, currency)}
            </dd>
          </div>
        </dl>
      )}
      <MenuButton
        label={`${text('nav.account')}, ${text('account.number')} ${number}`}
        button={
          <>
            <IconUser size={20} stroke={1.75} aria-hidden="true" />
            <span className={styles.number}>{number}</span>
            {amounts !== undefined && (
              <span className={styles.compact}>{formatMoney(amounts.shownMinor, currency)}</span>
            )}
          </>
        }
        className={styles.account ?? ''}
        items={[
          { key: 'bets', content: text('nav.my_bets'), onChoose: () => router.navigate(ACCOUNT_BETS_PATH) },
          {
            key: 'profile',
            content: text('nav.profile'),
            onChoose: () => router.navigate(ACCOUNT_PROFILE_PATH),
          },
          { key: 'logout', content: text('auth.logout'), onChoose: identity.logout },
        ]}
      />
    </div>
  )
}
