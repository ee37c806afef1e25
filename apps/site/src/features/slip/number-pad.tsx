import { IconBackspace, IconHistory } from '@tabler/icons-react'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { quickAmounts } from '../../core/slip/quick-amounts.ts'
import { PAD_KEYS, type PadKey, pressPadKey } from '../../core/slip/stake-keys.ts'
import { useObservable } from '../../platform/use-observable.ts'
import styles from './number-pad.module.css'
import { useLongPress } from './use-long-press.ts'

interface NumberPadProps {
  hasKeys: boolean
  stake: string
  onChange: (stake: string) => void
  /** Adds a whole amount to the stake. */
  onAdd: (amount: number) => void
  /** One tap for the stake of the last bet, once there was one. */
  last: { label: string; fill: () => void } | undefined
}

/** A quick amount that is being changed: the keys type it. */
interface Draft {
  place: number
  text: string
}

/**
 * The phone's own pad: the page's keyboard would cover the slip. Keys do not take the focus from the field. Whoever holds a
 * quick amount changes it. Where a keyboard types, the quick amounts and the last stake stand alone.
 */
export function NumberPad({ hasKeys, stake, onChange, onAdd, last }: NumberPadProps) {
  const text = useText()
  const amounts = useObservable(quickAmounts)
  const [draft, setDraft] = useState<Draft | undefined>(undefined)
  const press = (key: PadKey) => {
    if (draft === undefined) onChange(pressPadKey(stake, key))
    // Quick amounts are whole.
    else if (key !== '.') setDraft({ ...draft, text: pressPadKey(draft.text, key).slice(0, 6) })
  }
  const finish = () => {
    if (draft !== undefined) quickAmounts.set(draft.place, draft.text)
    setDraft(undefined)
  }
  return (
    <div
      className={styles.pad}
      data-chips={!hasKeys || undefined}
      onPointerDown={(event) => event.preventDefault()}
    >
      {draft !== undefined && (
        <p className={styles.draft}>
          <span role="status">{text('slip.quick_amount_new', { amount: draft.text })}</span>
          <button type="button" className={styles.done} onClick={finish}>
            {text('slip.quick_amount_done')}
          </button>
        </p>
      )}
      {draft === undefined && last !== undefined && (
        <button type="button" className={styles.last} onClick={last.fill}>
          <IconHistory size={18} stroke={1.75} aria-hidden="true" />
          {last.label}
        </button>
      )}
      <div className={styles.amounts}>
        {amounts.map((amount, place) => (
          <QuickAmount
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is what it is, whatever amount stands in it
            key={place}
            label={`+${draft?.place === place ? draft.text : amount}`}
            isEdited={draft?.place === place}
            isOff={draft !== undefined && draft.place !== place}
            onTap={() => (draft === undefined ? onAdd(amount) : finish())}
            onHold={() => (hasKeys ? setDraft({ place, text: '' }) : onAdd(amount))}
          />
        ))}
      </div>
      {hasKeys && (
        <div className={styles.keys}>
          {PAD_KEYS.map((key) => (
            <button
              key={key}
              type="button"
              className={styles.key}
              aria-label={key === 'erase' ? text('slip.pad_erase') : undefined}
              onClick={() => press(key)}
            >
              {key === 'erase' ? <IconBackspace size={22} stroke={1.75} aria-hidden="true" /> : key}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

interface QuickAmountProps {
  label: string
  isEdited: boolean
  isOff: boolean
  onTap: () => void
  onHold: () => void
}

function QuickAmount({ label, isEdited, isOff, onTap, onHold }: QuickAmountProps) {
  const hold = useLongPress(onTap, onHold)
  return (
    <button
      type="button"
      className={styles.amount}
      data-edited={isEdited || undefined}
      disabled={isOff}
      {...hold}
    >
      {label}
    </button>
  )
}
