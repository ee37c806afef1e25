import { accountTimeLimit, TIME_LIMIT_MINUTES_MAX } from '@xezer/contract/safety'
import { Chip } from '@xezer/ui/chip'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useState } from 'react'
import { focusInvalid } from '../../core/forms/focus-invalid.ts'
import { useTyped } from '../../core/forms/use-typed.ts'
import { LimitFoot } from './limit-foot.tsx'
import styles from './limits.module.css'
import card from './safety.module.css'
import { sayDuration } from './say-duration.ts'
import { useSafetyPress } from './use-safety.ts'

const USUAL_MINUTES = [30, 60, 120, 180] as const

/** Minutes of free text; less acts at once, more waits. */
export function TimeForm({ minutes, onClose }: { minutes: number | null; onClose: () => void }) {
  const text = useText()
  const state = useSafetyPress()
  const { press, forget } = state
  const [typed, setTyped] = useTyped<string>('limit time', minutes === null ? '' : String(minutes))
  const [isBad, setIsBad] = useState(false)
  const change = (next: string) => {
    setTyped(next)
    setIsBad(false)
    forget()
  }
  const close = () => {
    setTyped(undefined)
    onClose()
  }
  const say = async (next: number | null) => {
    const isLess = next !== null && (minutes === null || next <= minutes)
    const said = text(isLess ? 'safety.saved' : 'safety.return_asked')
    if (await press(accountTimeLimit, { minutes: next }, said)) close()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
    const isGood = next >= 1 && next <= TIME_LIMIT_MINUTES_MAX
    setIsBad(!isGood)
    if (!isGood) return focusInvalid(event.currentTarget)
    void say(next)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={text('safety.time_minutes')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        ending={<span className={styles.sign}>{text('safety.time_sign')}</span>}
        hint={text('safety.limit_hint')}
        {...(isBad ? { error: text('safety.bad_minutes', { n: TIME_LIMIT_MINUTES_MAX }) } : {})}
        onChange={(event) => change(event.target.value)}
      />
      <div className={card.chips}>
        {USUAL_MINUTES.map((one) => (
          <Chip key={one} isOn={typed === String(one)} onClick={() => change(String(one))}>
            {sayDuration(text, one)}
          </Chip>
        ))}
      </div>
      <LimitFoot
        state={state}
        onRemove={minutes === null ? undefined : () => void say(null)}
        onClose={close}
      />
    </form>
  )
}
