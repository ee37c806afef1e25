import { accountMethods, accountNotPaymentWithdrawal, type OpenWithdrawals } from '@xezer/contract/payments'
import { formatMoney } from '@xezer/i18n/format-money'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { RulesWanted } from '../../core/agreement/rules-wanted.tsx'
import { useCall } from '../../core/calls/use-call.ts'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { ACCOUNT_IDENTITY_PATH } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import { ConfirmEmail } from '../../core/session/confirm-email.tsx'
import type { Player } from '../../core/session/session.ts'
import { useReloadWithNews } from '../../core/session/use-reload-with-news.ts'
import { Link } from '../../platform/router-context.tsx'
import { useChosenMethod } from './choose-method.ts'
import { isShutBy } from './judge-sum.ts'
import { MethodTiles } from './method-tiles.tsx'
import { OrderForm } from './order-form.tsx'
import styles from './payments-screen.module.css'
import { RunningWithdrawals } from './running-withdrawals.tsx'
import { useAmount } from './use-amount.ts'
import { useOrder } from './use-order.ts'

/** States of withdrawals change by themselves: they are asked for again this often. */
const REFRESH_MS = 10_000

type Need = OpenWithdrawals['needs'][number]
/** The code has a field of the order. */
const isOfThePlayer = (need: Need): need is Exclude<Need, 'code'> => need !== 'code'

/** Pays out: what runs, what may be withdrawn, and the order. */
export function WithdrawalScreen({ player }: { player: Player }) {
  const text = useText()
  const { announcer } = useServices()
  const { currency } = player.user
  const amount = useAmount('out')
  const order = useOrder('out')
  const methods = useCall(accountMethods, {})
  const open = useCall(accountNotPaymentWithdrawal, {}, { refreshMs: REFRESH_MS })
  const { chosen, choose } = useChosenMethod(methods.data?.out ?? [])
  const { reload } = open
  // Whatever moved the balance may have moved a withdrawal.
  useReloadWithNews(reload)
  const error = methods.error ?? open.error
  if (methods.data === undefined || open.data === undefined) {
    if (error === undefined) return <Skeleton rows={6} rowHeight={52} />
    const again = () => {
      methods.reload()
      reload()
    }
    return <ErrorState onRetry={again} />
  }
  const { payments, available, held, needs } = open.data
  const show = (amount: number) => formatMoney(readWireAmount(amount), currency)
  const sums = [
    ['account.withdrawable', available],
    ['payments.held', held],
  ] as const
  return (
    <>
      <dl className={styles.sums}>
        {sums.map(([name, amount]) => (
          <div key={name} className={styles.sum}>
            <dt>{text(name)}</dt>
            <dd>{show(amount)}</dd>
          </div>
        ))}
      </dl>
      {needs.filter(isOfThePlayer).map((need) => (
        <div key={need} className={styles.notice}>
          {text(`payments.need.${need}`)} {need === 'email' && <ConfirmEmail isBare />}
          {need === 'rules' && <RulesWanted isPressed={false} isBare onAgreed={reload} />}
          {need === 'identity' && (
            <Link to={ACCOUNT_IDENTITY_PATH} className={styles.needLink}>
              {text('nav.identity')}
            </Link>
          )}
        </div>
      ))}
      <RunningWithdrawals payments={payments} onChanged={reload} />
      {chosen === undefined ? (
        <EmptyState title={text('payments.no_methods')} />
      ) : (
        <>
          <div inert={order.isBusy}>
            <MethodTiles
              type="out"
              methods={methods.data.out}
              currency={currency}
              chosen={chosen}
              onChoose={choose}
            />
          </div>
          <OrderForm
            key={chosen.method}
            type="out"
            methods={methods.data}
            terms={chosen}
            currency={currency}
            amount={amount}
            order={order}
            availableMinor={readWireAmount(available)}
            needsCode={needs.includes('code')}
            isShut={isShutBy(needs)}
            onSent={() => {
              announcer.say(text('payments.ordered'))
              reload()
            }}
          />
        </>
      )}
    </>
  )
}
