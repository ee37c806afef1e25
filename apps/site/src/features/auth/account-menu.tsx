import { formatMoney } from '@xezer/i18n/format-money'
import { IconUser } from '@xezer/ui/icons'
import { MenuButton } from '@xezer/ui/menu-button'
import { useText } from '@xezer/ui/text-provider'
import {
  ACCOUNT_BETS_PATH,
  ACCOUNT_BONUSES_PATH,
  ACCOUNT_IDENTITY_PATH,
  ACCOUNT_NOTICES_PATH,
  ACCOUNT_PAYMENTS_PATH,
  ACCOUNT_PROFILE_PATH,
  ACCOUNT_SAFETY_PATH,
  ACCOUNT_SECURITY_PATH,
  ACCOUNT_STATEMENT_PATH,
} from '../../core/paths.ts'
import type { Player } from '../../core/session/session.ts'
import { UnreadMark } from '../../core/session/unread-mark.tsx'
import { useAmounts } from '../../core/session/use-amounts.ts'
import { useIdentity } from '../../core/session/use-identity.ts'
import { useSettlementNews } from '../../core/session/use-settlement-news.ts'
import { useFastBetNews } from '../../core/slip/use-fast-bet-news.ts'
import { useRouter } from '../../platform/router-context.tsx'
import styles from './account-corner.module.css'

/** In the order of the account's own sections. */
const WAYS = [
  { to: ACCOUNT_BETS_PATH, name: 'nav.my_bets' },
  { to: ACCOUNT_PAYMENTS_PATH, name: 'nav.payments' },
  { to: ACCOUNT_BONUSES_PATH, name: 'nav.bonuses' },
  { to: ACCOUNT_STATEMENT_PATH, name: 'nav.statement' },
  { to: ACCOUNT_SAFETY_PATH, name: 'nav.safety' },
  { to: ACCOUNT_PROFILE_PATH, name: 'nav.profile' },
  { to: ACCOUNT_IDENTITY_PATH, name: 'nav.identity' },
  { to: ACCOUNT_SECURITY_PATH, name: 'nav.security' },
  { to: ACCOUNT_NOTICES_PATH, name: 'nav.notifications' },
] as const

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
          ...WAYS.map(({ to, name }) => ({
            key: name,
            content: (
              <>
                {text(name)}
                {to === ACCOUNT_NOTICES_PATH && <UnreadMark />}
              </>
            ),
            onChoose: () => router.navigate(to),
          })),
          { key: 'logout', content: text('auth.logout'), onChoose: identity.logout },
        ]}
      />
    </div>
  )
}
