import { accountLimit, accountLimitsDecline } from '@xezer/contract/safety'
import { currencySign } from '@xezer/i18n/format-money'
import { parseTypedAmount } from '@xezer/money/parse-amount'
import { presentWireAmount } from '@xezer/money/wire-amount'
import { LIMIT_DAYS, type LimitDays } from '@xezer/sport/limit-kind'
import { Button } from '@xezer/ui/button'
import { Chip } from '@xezer/ui/chip'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { focusInvalid } from '../../core/forms/focus-invalid.ts'
import { useTyped } from '../../core/forms/use-typed.ts'
import { SPAN_NAMES } from '../../core/protection/limit-names.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import styles from './limits.module.css'
import card from './safety.module.css'
import { useSafety, useSafetyPress } from './use-safety.ts'

/** Who has not answered yet is asked for a limit where he pays in. */
export function LimitPrompt() {
  const { data } = useSafety()
  return data === undefined || data.hasAnswered || data.break !== null ? null : <Question />
}

/** Setting one is what stands there; to do without is a press of its own. */
function Question() {
  const text = useText()
  const currency = usePlayer()?.user.currency ?? 'AZN'
  const { press, isBusy, error, forget } = useSafetyPress()
  const [days, setDays] = useState<LimitDays>(30)
  const [typed, setTyped] = useTyped<string>('limit prompt', '')
  const [isBad, setIsBad] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parsed = parseTypedAmount(typed)
    const isGood = parsed.ok && parsed.value > 0n
    setIsBad(!isGood)
    if (!isGood) return focusInvalid(event.currentTarget)
    const limit = { kind: 'deposit', days, amount: presentWireAmount(parsed.value) } as const
    void press(accountLimit, limit, text('safety.saved')).then((isSaved) => isSaved && setTyped(undefined))
  }
  return (
    <section className={card.card} aria-labelledby="limit-prompt">
      <div>
        <h2 id="limit-prompt" className={card.title}>
          {text('safety.prompt')}
        </h2>
        <p className={card.about}>{text('safety.prompt_about')}</p>
      </div>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={text('safety.limit.deposit')}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          ending={<span className={styles.sign}>{currencySign(currency)}</span>}
          {...(isBad ? { error: text('safety.bad_amount') } : {})}
          onChange={(event) => {
            setTyped(event.target.value)
            setIsBad(false)
            forget()
          }}
        />
        <fieldset className={`${card.chips} ${styles.spans}`}>
          <legend className={card.legend}>{text('safety.for_how_long')}</legend>
          {LIMIT_DAYS.map((one) => (
            <Chip key={one} isOn={one === days} onClick={() => setDays(one)}>
              {text(SPAN_NAMES[one])}
            </Chip>
          ))}
        </fieldset>
        <ApiErrorText error={error} />
        <div className={card.buttons}>
          <Button type="submit" look="main" isBusy={isBusy}>
            {text('safety.set')}
          </Button>
          <Button
            look="quiet"
            disabled={isBusy}
            onClick={() => void press(accountLimitsDecline, {}, text('safety.saved'))}
          >
            {text('safety.without')}
          </Button>
        </div>
      </form>
    </section>
  )
}
