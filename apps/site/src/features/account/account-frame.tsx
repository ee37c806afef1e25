import { accountGlance, type Glance } from '@xezer/contract/account-glance'
import { formatMoney } from '@xezer/i18n/format-money'
import { Button } from '@xezer/ui/button'
import { EmptyState } from '@xezer/ui/empty-state'
import { ProgressBar } from '@xezer/ui/progress-bar'
import { useText } from '@xezer/ui/text-provider'
import { Fragment, type ReactNode, useEffect } from 'react'
import { useCall } from '../../core/calls/use-call.ts'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { ACCOUNT_BONUSES_PATH } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import type { Player } from '../../core/session/session.ts'
import { useAmounts } from '../../core/session/use-amounts.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import { useReloadWithNews } from '../../core/session/use-reload-with-news.ts'
import { isPhone } from '../../platform/media.ts'
import { Link } from '../../platform/router-context.tsx'
import { useObservable } from '../../platform/use-observable.ts'
import styles from './account-frame.module.css'
import { AccountSections } from './account-sections.tsx'
import { bonusFigures, wageredText } from './bonus-figures.ts'

const TITLES = {
  bets: 'nav.my_bets',
  payments: 'nav.payments',
  bonuses: 'nav.bonuses',
  statement: 'nav.statement',
  rounds: 'nav.rounds',
  safety: 'nav.safety',
  identity: 'nav.identity',
  profile: 'nav.profile',
  security: 'nav.security',
  notices: 'nav.notifications',
  data: 'nav.my_data',
} as const

export type AccountScreen = keyof typeof TITLES

interface AccountFrameProps {
  screen: AccountScreen
  children: ReactNode
}

/**
 * Title and amounts around every screen of the account; its sections stand in the left menu, and above the screen where
 * there is none. A guest is asked to log in instead.
 */
export function AccountFrame({ screen, children }: AccountFrameProps) {
  const text = useText()
  const player = usePlayer()
  const isAlone = useObservable(isPhone)
  if (player === undefined) return <LoginWanted />
  return (
    <div className={styles.frame}>
      {/* They stay away from the bonuses (product §2, screens). */}
      {isAlone && screen !== 'bonuses' && <AccountSections form="row" />}
      <div className={styles.screen}>
        <h1 className={styles.title}>{text(TITLES[screen])}</h1>
        <AmountCards player={player} hasProgress={screen !== 'bonuses'} />
        {/* Another tab may log another player in: nothing of the last one stays. */}
        <Fragment key={player.user.id}>{children}</Fragment>
      </div>
    </div>
  )
}

/** The bonuses' own screen shows their progress larger. */
function AmountCards({ player, hasProgress }: { player: Player; hasProgress: boolean }) {
  const text = useText()
  const amounts = useAmounts()
  const { data: glance, reload } = useCall(accountGlance, {})
  useReloadWithNews(reload)
  const { currency } = player.user
  const show = (value: bigint | undefined) => (value === undefined ? '…' : formatMoney(value, currency))
  const bonus = hasProgress ? (glance?.bonus ?? null) : null
  const cards = [
    [
      'account.balance',
      amounts?.shownMinor,
      glance && <Withdrawable amount={show(readWireAmount(glance.withdrawable))} />,
    ],
    ['account.unplayed', amounts?.unplayedMinor, null],
    ['account.bonus', amounts?.bonusMinor, bonus && <BonusProgress bonus={bonus} />],
  ] as const
  return (
    <div className={styles.strip}>
      <dl className={styles.cards}>
        {cards.map(([name, value, aside]) => (
          <div key={name} className={styles.card}>
            <dt className={styles.name}>{text(name)}</dt>
            <dd className={styles.value}>{show(value)}</dd>
            {aside}
          </div>
        ))}
      </dl>
    </div>
  )
}

function Withdrawable({ amount }: { amount: string }) {
  const text = useText()
  return (
    <dd className={styles.aside} data-wide="">
      <span className={styles.name}>{text('account.withdrawable')}</span>
      <b>{amount}</b>
    </dd>
  )
}

/** How far the active bonus is, beside its amount; the way to the whole of it. */
function BonusProgress({ bonus }: { bonus: NonNullable<Glance['bonus']> }) {
  const text = useText()
  const { figures, share } = bonusFigures(bonus)
  return (
    <dd className={styles.aside}>
      <Link to={ACCOUNT_BONUSES_PATH} className={styles.way} aria-label={wageredText(text, bonus)}>
        {figures}
        <ProgressBar className={styles.bar} value={share} max={100} />
      </Link>
    </dd>
  )
}

function LoginWanted() {
  const text = useText()
  const { authPrompt } = useServices()
  useEffect(() => {
    // A session that expired here has asked already, and says why.
    if (authPrompt.read() === undefined) authPrompt.write('login')
  }, [authPrompt])
  return (
    <EmptyState
      title={text('err.login_required')}
      action={
        <Button look="main" onClick={() => authPrompt.write('login')}>
          {text('auth.login')}
        </Button>
      }
    />
  )
}
