import { IconCheck } from '@tabler/icons-react'
import type { MethodTerms, PaymentMethod, PaymentType } from '@xezer/contract/payments'
import { METHODS, type MethodGroup } from '@xezer/payments/methods'
import { Button } from '@xezer/ui/button'
import { Chip } from '@xezer/ui/chip'
import { useText } from '@xezer/ui/text-provider'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isPhone } from '../../platform/media.ts'
import { useObservable } from '../../platform/use-observable.ts'
import { feeText } from './fee-text.ts'
import { MethodIcon } from './method-icon.tsx'
import styles from './method-tiles.module.css'
import { METHOD_TITLES } from './method-titles.ts'

type Shelf = 'all' | 'wallet' | 'phone' | 'bank'
const SHELVES: readonly Shelf[] = ['all', 'wallet', 'phone', 'bank']

/** A card is looked for among banks. */
const shelfOf = (method: PaymentMethod): Shelf => {
  const { group } = METHODS[method]
  return group === 'card' ? 'bank' : group
}

interface MethodTilesProps {
  type: PaymentType
  methods: readonly MethodTerms[]
  currency: string
  chosen: MethodTerms
  onChoose: (method: PaymentMethod) => void
}

/** The methods as tiles; on a phone the one that is chosen, with a way to the others. */
export function MethodTiles({ type, methods, currency, chosen, onChoose }: MethodTilesProps) {
  const text = useText()
  const isNarrow = useObservable(isPhone)
  const { isOpen, turn, root } = useFold(isNarrow)
  const keys = useRadioKeys(() => turn(false))
  const [shelf, setShelf] = useState<Shelf>('all')
  if (isNarrow && !isOpen) {
    return (
      <section ref={root} className={styles.chosen} aria-label={text(METHOD_TITLES[type])}>
        <MethodFace terms={chosen} currency={currency} isOn />
        <Button onClick={() => turn(true)}>{text('payments.change_method')}</Button>
      </section>
    )
  }
  const on = (name: Shelf) => methods.filter(({ method }) => name === 'all' || shelfOf(method) === name)
  return (
    <section ref={root} className={styles.part} aria-labelledby="payment-method">
      <div className={styles.head}>
        <h2 id="payment-method" className={styles.title}>
          {text(METHOD_TITLES[type])}
        </h2>
        <div className={styles.shelves}>
          {SHELVES.filter((name) => on(name).length > 0).map((name) => (
            <Chip key={name} isOn={shelf === name} onClick={() => setShelf(name)}>
              {text(`payments.group.${name}`, { n: String(on(name).length) })}
            </Chip>
          ))}
        </div>
      </div>
      <div
        className={styles.tiles}
        role="radiogroup"
        aria-labelledby="payment-method"
        onKeyDown={keys.down}
        onKeyUp={keys.up}
      >
        {on(shelf).map((terms) => (
          <label key={terms.method} className={styles.tile}>
            <input
              type="radio"
              name="method"
              className={styles.radio}
              checked={terms.method === chosen.method}
              onChange={() => onChoose(terms.method)}
              // The one that is chosen already closes the list as well.
              onClick={keys.press}
            />
            <MethodFace terms={terms} currency={currency} isOn={terms.method === chosen.method} />
          </label>
        ))}
      </div>
    </section>
  )
}

/** The keys stay where the fold is: on the method that is chosen, and on the way to the others when it is folded again. */
function useFold(isNarrow: boolean) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLElement>(null)
  const wasTurned = useRef(false)
  useEffect(() => {
    const find = (what: string) => root.current?.querySelector<HTMLElement>(what)
    const target = isOpen ? (find('input:checked') ?? find('input')) : find('button')
    if (wasTurned.current) target?.focus()
    wasTurned.current = false
  }, [isOpen])
  const turn = (next: boolean) => {
    wasTurned.current = isNarrow && next !== isOpen
    setIsOpen(next)
  }
  return { isOpen, turn, root }
}

/** Arrows go through radios one by one, and a browser tells each as a click: they are no press that says "this one". */
function useRadioKeys(onPress: () => void) {
  const isByArrow = useRef(false)
  return {
    down(event: KeyboardEvent) {
      isByArrow.current = event.key.startsWith('Arrow')
      if (event.key !== 'Enter') return
      // What has the keys next would be pressed by it.
      event.preventDefault()
      onPress()
    },
    up() {
      isByArrow.current = false
    },
    press() {
      if (!isByArrow.current) onPress()
    },
  }
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
