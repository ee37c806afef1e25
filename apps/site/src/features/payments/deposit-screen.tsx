import { accountMethods } from '@xezer/contract/payments'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../core/calls/use-call.ts'
import { PAYMENT_HISTORY_PATH } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import type { Player } from '../../core/session/session.ts'
import { useRouter } from '../../platform/router-context.tsx'
import { useChosenMethod } from './choose-method.ts'
import { useDepositRooms } from './deposit-room.ts'
import { MethodTiles } from './method-tiles.tsx'
import { OrderForm } from './order-form.tsx'
import styles from './payments-screen.module.css'
import type { SentOrder } from './send-order.ts'
import type { TypedAmount } from './use-amount.ts'
import { useDepositBonus } from './use-deposit-bonus.ts'
import type { Order } from './use-order.ts'
import { VoucherForm } from './voucher-form.tsx'

interface DepositScreenProps {
  player: Player
  amount: TypedAmount
  order: Order
}

/** Pays in: the method, the amount, and on to the payment system's own page. */
export function DepositScreen({ player, amount, order }: DepositScreenProps) {
  const text = useText()
  const router = useRouter()
  const { currency } = player.user
  const { data, error, reload } = useCall(accountMethods, {})
  const { chosen, choose } = useChosenMethod(data?.in ?? [])
  // It outlives the form: another method changes nothing of it.
  const bonus = useDepositBonus()
  const { rooms, timeOpens } = useDepositRooms()
  const isHere = useIsHere()
  const { announcer } = useServices()
  const [note, setNote] = useState<string | undefined>(undefined)
  if (data === undefined) {
    return error === undefined ? <Skeleton rows={6} rowHeight={52} /> : <ErrorState onRetry={reload} />
  }
  if (chosen === undefined) return <EmptyState title={text('payments.no_methods')} />
  const goOn = ({ redirect, text: said }: SentOrder) => {
    // Nobody is taken away from where he went meanwhile.
    if (!isHere()) announcer.say(text('payments.waits_in_history'))
    else if (redirect !== null) order.leave(redirect)
    else if (said === undefined) router.navigate(PAYMENT_HISTORY_PATH)
    else setNote(said)
  }
  return (
    <>
      <div inert={order.isBusy}>
        <MethodTiles type="in" methods={data.in} currency={currency} chosen={chosen} onChoose={choose} />
      </div>
      {note !== undefined && (
        <p className={styles.notice} role="status">
          {note}
        </p>
      )}
      <OrderForm
        key={chosen.method}
        type="in"
        methods={data}
        terms={chosen}
        currency={currency}
        amount={amount}
        order={order}
        availableMinor={null}
        bonus={bonus}
        rooms={rooms}
        timeOpens={timeOpens}
        onSent={goOn}
      />
      <VoucherForm bonus={bonus} />
    </>
  )
}

/** Whether the screen still stands when an answer comes. */
function useIsHere(): () => boolean {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return () => isHere.current
}
