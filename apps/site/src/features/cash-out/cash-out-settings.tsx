import type { AccountBet } from '@xezer/contract/account-news'
import { type CashOutOffer, cashOutRule } from '@xezer/contract/cash-out'
import { currencySign, formatMoney } from '@xezer/i18n/format-money'
import { type Minor, minor } from '@xezer/money/minor'
import { parseTypedAmount } from '@xezer/money/parse-amount'
import { presentWireAmount } from '@xezer/money/wire-amount'
import { Button } from '@xezer/ui/button'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { RuleLink } from '../../core/chrome/rule-link.tsx'
import { useServices } from '../../core/services.tsx'
import { errorSentence } from '../../core/text/error-sentence.ts'
import { plainText } from '../../core/text/plain-text.ts'
import styles from './cash-out.module.css'
import type { CashOutWatch } from './cash-out-watch.ts'

interface CashOutSettingsProps {
  bet: AccountBet
  offer: CashOutOffer
  watch: CashOutWatch
  /** What of the stake is open. */
  stake: Minor
  /** The part that a press takes; undefined for all of it. */
  part: Minor | undefined
  onPart: (part: Minor | undefined) => void
}

/** How much of the bet a press takes, and when it is taken by itself. */
export function CashOutSettings({ bet, offer, watch, stake, part, onPart }: CashOutSettingsProps) {
  return (
    <>
      <PartSlider {...{ bet, stake, part, onPart }} />
      <RuleForm {...{ bet, offer, watch }} />
      <RuleLink rule="cashOut" />
    </>
  )
}

/** In hundredths of the open stake, down to the coin. */
const PARTS = 100n

function PartSlider({
  bet,
  stake,
  part,
  onPart,
}: Pick<CashOutSettingsProps, 'bet' | 'stake' | 'part' | 'onPart'>) {
  const text = useText()
  const share = part === undefined ? PARTS : (part * PARTS + stake - 1n) / stake
  const words = text('cashout.part_of', {
    part: formatMoney(part ?? stake, bet.currency),
    stake: formatMoney(stake, bet.currency),
  })
  const choose = (value: string) => {
    const next = minor((stake * BigInt(value)) / PARTS)
    onPart(value === String(PARTS) ? undefined : next > 0n ? next : minor(1n))
  }
  return (
    <label className={styles.part}>
      <span className={styles.partName}>
        {text('cashout.part')} <b>{words}</b>
      </span>
      <input
        type="range"
        className={styles.slider}
        min={1}
        max={Number(PARTS)}
        value={Number(share)}
        aria-valuetext={words}
        onChange={(event) => choose(event.target.value)}
      />
    </label>
  )
}

type Field = 'above' | 'below'

function RuleForm({ bet, offer, watch }: Pick<CashOutSettingsProps, 'bet' | 'offer' | 'watch'>) {
  const text = useText()
  const { api, announcer } = useServices()
  const { rule } = offer
  const [typed, setTyped] = useState<Record<Field, string>>({
    above: wordOf(rule?.above),
    below: wordOf(rule?.below),
  })
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({})
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // What is wrong has the focus, so that it is read out.
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])
  const save = async (above: number | null, below: number | null) => {
    setIsBusy(true)
    const answer = await api.call(cashOutRule, { bet: bet.id, above, below })
    setIsBusy(false)
    if (!answer.ok) {
      const { text: words, code } = answer.error
      if (code === 'cash_out_rule_met' && words !== undefined) {
        const isAbove = above !== null && offer.value !== null && offer.value >= above
        return setFaults({ [isAbove ? 'above' : 'below']: plainText(words) })
      }
      announcer.alert(errorSentence(text, answer.error))
      return watch.ask()
    }
    watch.put({ ...offer, rule: answer.value.rule })
    announcer.say(text(answer.value.rule === null ? 'cashout.removed' : 'cashout.saved'))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const above = readField(typed.above)
    const below = readField(typed.below)
    const found: Partial<Record<Field, string>> = {
      ...(above === 'invalid' ? { above: text('cashout.invalid') } : {}),
      ...(below === 'invalid' ? { below: text('cashout.invalid') } : {}),
    }
    setFaults(found)
    if (above !== 'invalid' && below !== 'invalid') void save(above, below)
  }
  const remove = () => {
    if (isBusy) return
    // The button goes away with the rule.
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    setTyped({ above: '', below: '' })
    setFaults({})
    void save(null, null)
  }
  const field = (name: Field) => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 20,
    placeholder: '0.00',
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    ending: <span className={styles.sign}>{currencySign(bet.currency)}</span>,
    ...(faults[name] === undefined ? {} : { error: faults[name] }),
  })
  return (
    <form ref={form} className={styles.rule} onSubmit={submit} noValidate>
      <p className={styles.ruleName}>
        <b>{text('cashout.auto')}</b> {text('cashout.auto_hint')}
      </p>
      <div className={styles.fields}>
        <TextField label={text('cashout.above')} {...field('above')} />
        <TextField label={text('cashout.below')} {...field('below')} />
      </div>
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy}>
          {text('cashout.save')}
        </Button>
        {rule !== null && (
          <Button look="quiet" onClick={remove}>
            {text('cashout.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}

function wordOf(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? '' : amount.toFixed(2)
}

/** Nothing typed is no threshold. */
function readField(typed: string): number | null | 'invalid' {
  if (typed.trim() === '') return null
  const parsed = parseTypedAmount(typed)
  return parsed.ok && parsed.value > 0n ? presentWireAmount(parsed.value) : 'invalid'
}
