import type { StakeField } from '@xezer/betting/slip/stake-field'
import { currencySign } from '@xezer/i18n/format-money'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import styles from './stake-input.module.css'

interface StakeInputProps {
  label: string
  isLabelHidden?: boolean
  stake: StakeField
  currency: string
  /** The phone's pad types; the page's keyboard stays away. */
  hasPad: boolean
  /** The pad types into it now. */
  isTyped: boolean
  error?: string | undefined
  maximum?: { label: string; fill: () => void }
  onType: (text: string) => void
  onFocus: () => void
}

/** A stake as it is typed: commas and spaces are welcome, what is no amount is marked (product §5, input). */
export function StakeInput(props: StakeInputProps) {
  const text = useText()
  const { label, isLabelHidden, stake, currency, hasPad, isTyped, error, maximum, onType, onFocus } = props
  const shown = stake.isInvalid ? text('slip.stake_invalid') : error
  return (
    <TextField
      className={isTyped ? styles.typed : undefined}
      label={label}
      {...(isLabelHidden ? { isLabelHidden } : {})}
      inputMode={hasPad ? 'none' : 'decimal'}
      autoComplete="off"
      enterKeyHint="done"
      maxLength={20}
      placeholder={isLabelHidden ? text('slip.stake') : '0.00'}
      value={stake.text}
      onChange={(event) => onType(event.target.value)}
      onFocus={onFocus}
      ending={
        <>
          <span className={styles.sign}>{currencySign(currency)}</span>
          {maximum !== undefined && (
            <button
              type="button"
              className={styles.maximum}
              aria-label={maximum.label}
              onClick={maximum.fill}
            >
              {text('slip.max')}
            </button>
          )}
        </>
      }
      {...(shown === undefined ? {} : { error: shown })}
    />
  )
}
