import { IconInfoCircle, IconPuzzle } from '@tabler/icons-react'
import type { EventPage } from '@xezer/contract/live'
import { Badge } from '@xezer/ui/badge'
import { Button } from '@xezer/ui/button'
import { IconButton } from '@xezer/ui/icon-button'
import { IconTrash, IconX } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import { useState } from 'react'
import type { LegName } from '../../core/prices/leg-name.ts'
import { presentOdds } from '../../core/prices/paint-cell.ts'
import styles from './combo.module.css'
import type { Combo } from './combo.ts'
import { noticeText } from './combo-notice.ts'
import { useCombo } from './use-combo.ts'

interface ComboCardProps {
  page: EventPage
  combo: Combo
  onClose: () => void
  /** What was pressed is gone with its leg. */
  keepFocus: () => void
}

/** Legs, the one thing that was not added and why, the price of all together, and the way into the slip. */
export function ComboCard({ page, combo, onClose, keepFocus }: ComboCardProps) {
  const text = useText()
  const { view, price, plain, nameOf, tap, clear, add } = useCombo(page, combo, onClose)
  const { legs, handle, isAsking, notice } = view
  const first = useFirstPrice(handle, price)
  const remove = (leg: string) => {
    keepFocus()
    tap(leg)
  }
  const clearAll = () => {
    keepFocus()
    clear()
  }
  const hint = legs.length === 0 ? text('slip.combo_hint') : text('slip.combo_one')
  return (
    <>
      <header className={styles.header}>
        <IconPuzzle size={20} stroke={1.75} aria-hidden="true" className={styles.sign} />
        <h2 className={styles.title}>{text('slip.combo')}</h2>
        {legs.length > 0 && <Badge>{legs.length}</Badge>}
        <span className={styles.tools}>
          {legs.length > 0 && (
            <IconButton label={text('slip.combo_clear')} onClick={clearAll}>
              <IconTrash size={20} stroke={1.75} aria-hidden="true" />
            </IconButton>
          )}
          <IconButton label={text('slip.combo_end')} onClick={onClose}>
            <IconX size={20} stroke={1.75} aria-hidden="true" />
          </IconButton>
        </span>
      </header>
      <ul className={styles.legs}>
        {legs.map((leg) => (
          <Leg key={leg} name={nameOf(leg)} onRemove={() => remove(leg)} />
        ))}
      </ul>
      <div className={styles.foot}>
        <p role="status" className={styles.notice} data-empty={notice === null || undefined}>
          {notice !== null && <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />}
          {notice !== null && noticeText(notice, (leg) => nameOf(leg).outcome, text)}
        </p>
        {/* Told once for each set of legs: odds that move are for the eyes (design §8, motion and access). */}
        <VisuallyHidden>
          <span role="status">{first !== null && `${text('slip.combo_price')}: ${presentOdds(first)}`}</span>
        </VisuallyHidden>
        {legs.length < 2 ? (
          <p className={styles.hint}>{hint}</p>
        ) : (
          <>
            <p className={styles.price}>
              <span>{text('slip.combo_price')}</span>
              <b>{price === null ? '--' : presentOdds(price)}</b>
            </p>
            <p className={styles.plain}>
              {price !== null && plain !== null && text('slip.combo_plain', { odds: presentOdds(plain) })}
              {handle !== null && price === null && text('slip.combo_paused')}
            </p>
            <Button look="main" size="large" isWide disabled={price === null || isAsking} onClick={add}>
              {text('slip.combo_add', { odds: price === null ? '--' : presentOdds(price) })}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

/** What the legs were worth together when they came together. */
function useFirstPrice(handle: string | null, price: number | null): number | null {
  const [first, setFirst] = useState<{ handle: string | null; price: number | null }>({ handle, price })
  const isKnown = first.handle === handle && (first.price !== null || price === null)
  if (!isKnown) setFirst({ handle, price })
  return isKnown ? first.price : price
}

function Leg({ name, onRemove }: { name: LegName; onRemove: () => void }) {
  const text = useText()
  return (
    <li className={styles.leg}>
      <span className={styles.name}>
        <b>{name.outcome}</b> <span className={styles.market}>{name.market}</span>
      </span>
      <IconButton
        className={styles.remove}
        label={text('slip.combo_remove', { name: name.outcome })}
        onClick={onRemove}
      >
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
