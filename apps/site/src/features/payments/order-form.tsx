import { IconLock } from '@tabler/icons-react'
import type { MethodTerms, PaymentMethods, PaymentType } from '@xezer/contract/payments'
import { formatMoney } from '@xezer/i18n/format-money'
import type { Translate } from '@xezer/i18n/translator'
import type { Currency, Minor } from '@xezer/money/minor'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { focusInvalid } from '../../core/forms/focus-invalid.ts'
import { useTyped } from '../../core/forms/use-typed.ts'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { momentText } from '../../core/text/moment-text.ts'
import { plainText } from '../../core/text/plain-text.ts'
import { AccountField } from './account-field.tsx'
import { AmountField } from './amount-field.tsx'
import { BonusChoice, findGift } from './bonus-choice.tsx'
import { CodeField, wantsCode } from './code-field.tsx'
import { type OrderFaults, orderFaultText } from './decide-order.ts'
import type { Rooms, WantedRoom } from './deposit-room.ts'
import { judgeSum } from './judge-sum.ts'
import styles from './order-form.module.css'
import { isForfeiting, OrderSend, wouldLose } from './order-send.tsx'
import { OrderSummary } from './order-summary.tsx'
import { quoteTerms } from './quote-terms.ts'
import type { SentOrder } from './send-order.ts'
import type { TypedAmount } from './use-amount.ts'
import { chosenBonus, type DepositBonus } from './use-deposit-bonus.ts'
import type { Order } from './use-order.ts'

interface OrderFormProps {
  type: PaymentType
  methods: PaymentMethods
  terms: MethodTerms
  currency: Currency
  amount: TypedAmount
  order: Order
  /** What may be withdrawn; null for a deposit. */
  availableMinor: Minor | null
  /** Of a deposit: what the player's own limits leave. */
  rooms?: Rooms
  /** Of a deposit: his time of play is used up until then. */
  timeOpens?: string | null
  /** Of a deposit. */
  bonus?: DepositBonus
  /** Of a withdrawal: two-step log-in is on. */
  needsCode?: boolean
  /** Of a withdrawal: something is wanted first, which is said above. */
  isShut?: boolean
  onSent: (sent: SentOrder) => void
}

/** Amount, account and what they come to. */
export function OrderForm({
  type,
  methods,
  terms,
  currency,
  amount: { amount, typedMinor, setAmount },
  order: { isBusy, clearError, send, errorOf, unanswered },
  availableMinor,
  bonus,
  rooms = [],
  timeOpens = null,
  ...props
}: OrderFormProps) {
  const text = useText()
  const field = terms.fields[0]
  // The number of a card stays in this form.
  const accountName = field === undefined || field.kind === 'card' ? null : `account ${type} ${terms.method}`
  const [account, setAccount] = useTyped<string>(accountName, '')
  const [code, setCode] = useState('')
  const [isCodeMissing, setIsCodeMissing] = useState(false)
  const [faults, setFaults] = useState<OrderFaults>({})
  const [wasLeft, setWasLeft] = useState(false)
  const error = errorOf(terms)
  const needsCode = props.needsCode === true || wantsCode(error)
  const sum = judgeSum({
    ...{ rules: { terms, type, currency, availableMinor }, typed: { amount, account }, typedMinor },
    ...{ rooms, unanswered, besides: chosenBonus(bonus) },
    isClosed: props.isShut === true || timeOpens !== null,
  })
  const amountMinor = sum.promisedMinor
  const show = (minor: Minor) => formatMoney(minor, currency)
  const change = (next: { amount?: string; account?: string; code?: string }) => {
    if (next.amount !== undefined) setAmount(next.amount)
    if (next.account !== undefined) setAccount(next.account)
    if (next.code !== undefined) setCode(next.code)
    setFaults({})
    setIsCodeMissing(false)
    clearError()
  }
  const faultOf = (fault: OrderFault, refusal: string | undefined, otherwise?: string) =>
    refusedBy(orderFaultText(text, currency, fault), refusal, otherwise)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    if (wouldLose(error) && !isForfeiting(event.nativeEvent)) return clearError()
    const form = event.currentTarget
    const { decided } = sum
    setFaults(decided.ok ? {} : decided.error)
    const hasNoCode = needsCode && code.trim() === ''
    setIsCodeMissing(hasNoCode)
    if (!decided.ok || hasNoCode) return focusInvalid(form)
    const sent = await send(terms, {
      ...decided.value,
      ...chosenBonus(bonus),
      ...(needsCode ? { code } : {}),
      ...(isForfeiting(event.nativeEvent) ? { forfeitBonus: true } : {}),
    })
    if (sent === null) return focusInvalid(form)
    if (type === 'out') setAmount('')
    setAccount(undefined)
    setCode('')
    props.onSent(sent)
  }
  const overRoom = sum.tooMuch && roomText(text, currency, typedMinor, sum.tooMuch)
  // Of a sum that is still being typed nobody is told that it is too little.
  const seen = sum.fault?.code === 'amount_below' && !wasLeft ? undefined : sum.fault
  // A browser sends no form whose button is off.
  const explain = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !sum.isOff || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (!sum.decided.ok) setFaults(sum.decided.error)
    focusInvalid(event.currentTarget)
  }
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={explain} noValidate inert={isBusy}>
      <div className={styles.fields}>
        <AmountField
          {...{ type, terms, currency, availableMinor, amount, takes: sum.takes }}
          refused={faultOf(faults.amount ?? seen, error?.fields.amount, overRoom)}
          onChange={(next) => change({ amount: next })}
          onLeave={() => setWasLeft(true)}
        />
        {field !== undefined && (
          <AccountField
            {...{ field, account }}
            refused={faultOf(faults.account, error?.fields[field.name])}
            onChange={(next) => change({ account: next })}
          />
        )}
        {needsCode && (
          <CodeField
            {...{ code, error }}
            isMissing={isCodeMissing}
            onChange={(next) => change({ code: next })}
          />
        )}
        {bonus !== undefined && (
          <BonusChoice {...{ bonus, currency, amountMinor }} methodMinor={readWireAmount(terms.min)} />
        )}
        {type === 'in' && (
          <p className={styles.safe}>
            <IconLock size={16} stroke={1.75} aria-hidden="true" />
            {text('payments.confirmed_there')}
          </p>
        )}
      </div>
      <OrderSummary
        {...{ type, methods, terms, currency, amountMinor }}
        giftMinor={findGift(bonus, amountMinor)}
      >
        <OrderSend
          {...{ type, error, isBusy, amountMinor, terms, currency, amount: show(amountMinor) }}
          {...{ noRoom: sum.noRoom, isOff: sum.isOff }}
          timeOpens={sum.isRepeated ? null : timeOpens}
          payMinor={quoteTerms(methods, type, terms, amountMinor).payMinor}
        />
      </OrderSummary>
    </form>
  )
}

type OrderFault = OrderFaults[keyof OrderFaults]

/** Under a field: what the page sees for itself, what the server said, or what a limit leaves. */
function refusedBy(
  seen: string | undefined,
  refusal: string | undefined,
  otherwise: string | undefined,
): { error?: string } {
  const sentence = seen || (refusal && plainText(refusal)) || otherwise
  return sentence ? { error: sentence } : {}
}

/** Beside an amount that is more than the player's own limit leaves. */
function roomText(
  text: Translate,
  currency: Currency,
  amountMinor: Minor,
  { leftMinor, from }: WantedRoom,
): string {
  const left = formatMoney(leftMinor, currency)
  const amount = formatMoney(amountMinor, currency)
  return text('payments.room', { left, amount, from: from === null ? 'never' : momentText(from) })
}
