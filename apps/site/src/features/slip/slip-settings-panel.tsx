import { accountSetting } from '@xezer/contract/account'
import { QUOTE_CHANGES } from '@xezer/contract/user'
import { QUOTE_CHANGE_NAMES } from '@xezer/i18n/quote-change-names'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { RuleLink } from '../../core/chrome/rule-link.tsx'
import { areShortcutsOn, setShortcuts } from '../../core/chrome/shortcuts.ts'
import { useServices } from '../../core/services.tsx'
import type { Player } from '../../core/session/session.ts'
import { quickAmounts } from '../../core/slip/quick-amounts.ts'
import { isPhone } from '../../platform/media.ts'
import { useObservable } from '../../platform/use-observable.ts'
import styles from './slip-settings-panel.module.css'

type QuoteChanges = (typeof QUOTE_CHANGES)[number]

/** What opens below the gear. */
export default function SlipSettingsPanel({ player }: { player: Player }) {
  return (
    <div className={styles.panel}>
      <QuoteChangesChoice player={player} />
      {useObservable(isPhone) ? <QuickAmountsChoice /> : <ShortcutsChoice />}
      <RuleLink rule="limits" />
    </div>
  )
}

/** What happens when odds change; kept with the account. */
function QuoteChangesChoice({ player: { user } }: { player: Player }) {
  const text = useText()
  const { api, session, announcer } = useServices()
  const choose = async (quoteChanges: QuoteChanges) => {
    const before = user
    session.replaceUser({ ...user, settings: { ...user.settings, quoteChanges } })
    const answer = await api.call(accountSetting, { name: 'quoteChanges', value: quoteChanges })
    if (answer.ok) return
    session.replaceUser(before)
    announcer.alert(text('err.generic'))
  }
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{text('slip.quote_changes')}</legend>
      {QUOTE_CHANGES.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name="quote-changes"
            className={styles.mark}
            checked={user.settings.quoteChanges === value}
            onChange={() => void choose(value)}
          />
          {text(QUOTE_CHANGE_NAMES[value])}
        </label>
      ))}
      <RuleLink rule="oddsChanges" />
    </fieldset>
  )
}

/** Whether the page listens to `/` and Alt+K; kept in this browser. */
function ShortcutsChoice() {
  const text = useText()
  const [areOn, setAreOn] = useState(areShortcutsOn)
  return (
    <label className={styles.choice} data-apart="">
      <input
        type="checkbox"
        className={styles.mark}
        checked={areOn}
        onChange={() => {
          setShortcuts(!areOn)
          setAreOn(!areOn)
        }}
      />
      {text('slip.shortcuts')}
    </label>
  )
}

/** The amounts of the phone's pad; kept in this browser. What is no amount is put back when the field is left. */
function QuickAmountsChoice() {
  const text = useText()
  const amounts = useObservable(quickAmounts)
  return (
    <fieldset className={styles.choices} data-apart="">
      <legend className={styles.legend}>{text('slip.quick_amounts')}</legend>
      <div className={styles.amounts}>
        {amounts.map((amount, place) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is what it is, whatever amount stands in it
            key={`${place} ${amount}`}
            className={styles.amount}
            aria-label={text('slip.quick_amount_n', { n: String(place + 1) })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            defaultValue={amount}
            onBlur={({ target }) => {
              quickAmounts.set(place, target.value)
              target.value = String(quickAmounts.read()[place])
            }}
          />
        ))}
      </div>
      <p className={styles.hint}>{text('slip.quick_amounts_hint')}</p>
    </fieldset>
  )
}
