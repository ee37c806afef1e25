import { IconCheck } from '@tabler/icons-react'
import type { MethodTerms, PaymentMethod } from '@xezer/contract/payments'
import { METHODS, type MethodGroup } from '@xezer/payments/methods'
import { Button } from '@xezer/ui/button'
import { Chip } from '@xezer/ui/chip'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { isPhone } from '../../platform/media.ts'
import { useObservable } from '../../platform/use-observable.ts'
import { feeText } from './fee-text.ts'
import { MethodIcon } from './method-icon.tsx'
import styles from './method-tiles.module.css'

type Shelf = 'all' | 'wallet' | 'phone' | 'bank'
const SHELVES: readonly Shelf[] = ['all', 'wallet', 'phone', 'bank']

/** A card is looked for among banks. */
const shelfOf = (method: PaymentMethod): Shelf => {
  const { group } = METHODS[method]
  return group === 'card' ? 'bank' : group
}

interface MethodTilesProps {
  methods: readonly MethodTerms[]
  currency: string
  chosen: MethodTerms
  onChoose: (method: PaymentMethod) => void
}

/** The methods as tiles; on a phone the one that is chosen, with a way to the others. */
export function MethodTiles({ methods, currency, chosen, onChoose }: MethodTilesProps) {
  const text = useText()
  const isNarrow = useObservable(isPhone)
  const [isOpen, setIsOpen] = useState(false)
  const [shelf, setShelf] = useState<Shelf>('all')
  if (isNarrow && !isOpen) {
    return (
      <section className={styles.chosen} aria-label={text('payments.method')}>
        <MethodFace terms={chosen} currency={currency} isOn />
        <Button onClick={() => setIsOpen(true)}>{text('payments.change_method')}</Button>
      </section>
    )
  }
  const on = (name: Shelf) => methods.filter(({ method }) => name === 'all' || shelfOf(method) === name)
  return (
    <section className={styles.part} aria-labelledby="payment-method">
      <div className={styles.head}>
        <h2 id="payment-method" className={styles.title}>
          {text('payments.method')}
        </h2>
        <div className={styles.shelves}>
          {SHELVES.filter((name) => on(name).length > 0).map((name) => (
            <Chip key={name} isOn={shelf === name} onClick={() => setShelf(name)}>
              {text(`payments.group.${name}`, { n: String(on(name).length) })}
            </Chip>
          ))}
        </div>
      </div>
      <div className={styles.tiles} role="radiogroup" aria-labelledby="payment-method">
        {on(shelf).map((terms) => (
          <label key={terms.method} className={styles.tile}>
            <input
              type="radio"
              name="method"
              className={styles.radio}
              checked={terms.method === chosen.method}
              onChange={() => onChoose(terms.method)}
              // The one that is chosen already closes the list as well.
              onClick={() => setIsOpen(false)}
            />
            <MethodFace terms={terms} currency={currency} isOn={terms.method === chosen.method} />
          </label>
        ))}
      </div>
    </section>
  )
}

function MethodFace({ terms, currency, isOn }: { terms: MethodTerms; currency: string; isOn: boolean }) {
  const group: MethodGroup = METHODS[terms.method].group
  return (
    <span className={styles.face} data-on={isOn || undefined}>
      <span className={styles.icon}>
        <MethodIcon group={group} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{terms.name}</span>
        <span className={styles.note}>
          {terms.time} · {feeText(terms, currency)}
        </span>
      </span>
      {isOn && <IconCheck className={styles.tick} size={14} stroke={2} aria-hidden="true" />}
    </span>
  )
}
