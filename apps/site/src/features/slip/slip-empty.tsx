import type { SlipState } from '@xezer/betting/slip/slip-state'
import { currencySign } from '@xezer/i18n/format-money'
import { StarPattern } from '@xezer/ui/star-pattern'
import { Switch } from '@xezer/ui/switch'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import type { StandingBreak } from '../../core/protection/say-break.ts'
import { useServices } from '../../core/services.tsx'
import styles from './player-slip.module.css'
import { SlipAway } from './slip-away.tsx'

interface SlipEmptyProps {
  slip: SlipState
  currency: string
  /** Undefined until it is known whether the player stays away: the fast bet keeps its place and is not offered. */
  standing: StandingBreak | null | undefined
}

/** Nothing is selected: what to do, and the fast bet with its amount. */
export function SlipEmpty({ slip, currency, standing }: SlipEmptyProps) {
  const text = useText()
  const { act } = useServices().slip
  const { isOn, stake } = slip.quickBet
  const isUnfit = stake.isInvalid || stake.amountMinor === 0n
  if (standing) return <SlipAway standing={standing} />
  return (
    <>
      <div className={styles.prompt}>
        <StarPattern />
        <p className={styles.promptTitle}>{text('slip.empty_title')}</p>
        <p className={styles.promptText}>{text('slip.empty_text')}</p>
      </div>
      <div
        className={styles.fast}
        data-on={isOn || undefined}
        data-waits={standing === undefined || undefined}
      >
        <Switch isOn={isOn} onChange={(next) => act((own) => own.setFastBet(next, stake.text))}>
          {text(isOn ? 'slip.fast_bet_on' : 'slip.fast_bet')}
        </Switch>
        <TextField
          label={text('slip.fast_bet_amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={stake.text}
          onChange={(event) => act((own) => own.setFastBet(isOn, event.target.value))}
          hint={text(isOn ? 'slip.fast_bet_hint' : 'slip.fast_bet_hint_off')}
          ending={<span className={styles.sign}>{currencySign(currency)}</span>}
          {...(isUnfit ? { error: text('slip.stake_invalid') } : {})}
        />
      </div>
    </>
  )
}
