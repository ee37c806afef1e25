import { accountLimit, type OwnLimit } from '@xezer/contract/safety'
import { parseTypedAmount } from '@xezer/money/parse-amount'
import { presentWireAmount } from '@xezer/money/wire-amount'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useState } from 'react'
import { focusInvalid } from '../../core/forms/focus-invalid.ts'
import { useTyped } from '../../core/forms/use-typed.ts'
import { LimitFoot } from './limit-foot.tsx'
import styles from './limits.module.css'
import { useSafetyPress } from './use-safety.ts'

interface LimitFormProps {
  limit: OwnLimit
  label: string
  ending: string
  onClose: () => void
}

/** An amount of free text; less acts at once, more waits. */
export function LimitForm({ limit: { kind, days, amount }, label, ending, onClose }: LimitFormProps) {
  const text = useText()
  const state = useSafetyPress()
  const { press, forget } = state
  const [typed, setTyped] = useTyped<string>(`limit ${kind} ${days}`, amount === null ? '' : String(amount))
  const [isBad, setIsBad] = useState(false)
  const close = () => {
    setTyped(undefined)
    onClose()
  }
  const say = async (next: number | null) => {
    const isLess = next !== null && (amount === null || next <= amount)
    const said = text(isLess ? 'safety.saved' : 'safety.return_asked')
    if (await press(accountLimit, { kind, days, amount: next }, said)) close()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parsed = parseTypedAmount(typed)
    const isGood = parsed.ok && parsed.value > 0n
    setIsBad(!isGood)
    if (!parsed.ok || !isGood) return focusInvalid(event.currentTarget)
    void say(presentWireAmount(parsed.value))
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={label}
        isLabelHidden
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        ending={<span className={styles.sign}>{ending}</span>}
        hint={text('safety.limit_hint')}
        {...(isBad ? { error: text('safety.bad_amount') } : {})}
        onChange={(event) => {
          setTyped(event.target.value)
          setIsBad(false)
          forget()
        }}
      />
      <LimitFoot
        state={state}
        onRemove={amount === null ? undefined : () => void say(null)}
        onClose={close}
      />
    </form>
  )
}
