import { formatMoney } from '@xezer/i18n/format-money'
import { Button } from '@xezer/ui/button'
import { EmptyState } from '@xezer/ui/empty-state'
import { useText } from '@xezer/ui/text-provider'
import { Fragment, type ReactNode, useEffect } from 'react'
import { useServices } from '../../core/services.tsx'
import type { Player } from '../../core/session/session.ts'
import { useAmounts } from '../../core/session/use-amounts.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import { isPhone } from '../../platform/media.ts'
import { useObservable } from '../../platform/use-observable.ts'
import styles from './account-frame.module.css'
import { AccountSections } from './account-sections.tsx'
import { BonusProgress } from './bonus-progress.tsx'

const TITLES = {
  bets: 'nav.my_bets',
  payments: 'nav.payments',
  bonuses: 'nav.bonuses',
  statement: 'nav.statement',
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
  const { currency } = player.user
  const show = (value: bigint | undefined) => (value === undefined ? '…' : formatMoney(value, currency))
  const cards = [
    ['account.balance', amounts?.shownMinor],
    ['account.unplayed', amounts?.unplayedMinor],
    ['account.bonus', amounts?.bonusMinor],
  ] as const
  return (
    <dl className={styles.cards}>
      {cards.map(([name, value]) => (
        <div key={name} className={styles.card}>
          <dt className={styles.name}>{text(name)}</dt>
          <dd className={styles.value}>{show(value)}</dd>
          {name === 'account.bonus' && hasProgress && value !== undefined && value > 0n && <BonusProgress />}
        </div>
      ))}
    </dl>
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
