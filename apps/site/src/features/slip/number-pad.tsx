import { IconBackspace, IconHistory } from '@tabler/icons-react'
import { useText } from '@xezer/ui/text-provider'
import { PAD_AMOUNTS, PAD_KEYS, pressPadKey } from '../../core/slip/stake-keys.ts'
import styles from './number-pad.module.css'

interface NumberPadProps {
  stake: string
  onChange: (stake: string) => void
  /** Adds a whole amount to the stake. */
  onAdd: (amount: number) => void
  /** One tap for the stake of the last bet, once there was one. */
  last: { label: string; fill: () => void } | undefined
}

/** The phone's own pad: the page's keyboard would cover the slip. Keys do not take the focus from the field. */
export function NumberPad({ stake, onChange, onAdd, last }: NumberPadProps) {
  const text = useText()
  return (
    <div className={styles.pad} onPointerDown={(event) => event.preventDefault()}>
      {last !== undefined && (
        <button type="button" className={styles.last} onClick={last.fill}>
          <IconHistory size={18} stroke={1.75} aria-hidden="true" />
          {last.label}
        </button>
      )}
      <div className={styles.amounts}>
        {PAD_AMOUNTS.map((amount) => (
          <button key={amount} type="button" className={styles.amount} onClick={() => onAdd(amount)}>
            +{amount}
          </button>
        ))}
      </div>
      <div className={styles.keys}>
        {PAD_KEYS.map((key) => (
          <button
            key={key}
            type="button"
            className={styles.key}
            aria-label={key === 'erase' ? text('slip.pad_erase') : undefined}
            onClick={() => onChange(pressPadKey(stake, key))}
          >
            {key === 'erase' ? <IconBackspace size={22} stroke={1.75} aria-hidden="true" /> : key}
          </button>
        ))}
      </div>
    </div>
  )
}
