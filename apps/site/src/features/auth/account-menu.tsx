import { formatMoney } from '@xezer/i18n/format-money'
import { IconUser } from '@xezer/ui/icons'
import { MenuButton } from '@xezer/ui/menu-button'
import { useText } from '@xezer/ui/text-provider'
import {
  ACCOUNT_BETS_PATH,
  ACCOUNT_NOTICES_PATH,
  ACCOUNT_PROFILE_PATH,
  ACCOUNT_SAFETY_PATH,
  ACCOUNT_SECURITY_PATH,
} from '../../core/paths.ts'
import type { Player } from '../../core/session/session.ts'
import { UnreadMark } from '../../core/session/unread-mark.tsx'
import { useAmounts } from '../../core/session/use-amounts.ts'
import { useIdentity } from '../../core/session/use-identity.ts'
import { useSettlementNews } from '../../core/session/use-settlement-news.ts'
import { useFastBetNews } from '../../core/slip/use-fast-bet-news.ts'
import { useRouter } from '../../platform/router-context.tsx'
import styles from './account-corner.module.css'

/** What a player has, and the ways to everything of theirs. */
export default function AccountMenu({ player }: { player: Player }) {
  const text = useText()
  const router = useRouter()
  const identity = useIdentity()
  const amounts = useAmounts()
  useSettlementNews()
  useFastBetNews()
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
            <span className={styles.unread}>
              <UnreadMark />
            </span>
            {amounts !== undefined && (
              <span className={styles.compact}>{formatMoney(amounts.shownMinor, currency)}</span>
            )}
          </>
        }
        className={styles.account ?? ''}
        items={[
          { key: 'bets', content: text('nav.my_bets'), onChoose: () => router.navigate(ACCOUNT_BETS_PATH) },
          {
            key: 'safety',
            content: text('nav.safety'),
            onChoose: () => router.navigate(ACCOUNT_SAFETY_PATH),
          },
          {
            key: 'profile',
            content: text('nav.profile'),
            onChoose: () => router.navigate(ACCOUNT_PROFILE_PATH),
          },
          {
            key: 'security',
            content: text('nav.security'),
            onChoose: () => router.navigate(ACCOUNT_SECURITY_PATH),
          },
          {
            key: 'notices',
            content: (
              <>
                {text('nav.notifications')}
                <UnreadMark />
              </>
            ),
            onChoose: () => router.navigate(ACCOUNT_NOTICES_PATH),
          },
          { key: 'logout', content: text('auth.logout'), onChoose: identity.logout },
        ]}
      />
    </div>
  )
}
