import { formatMoney } from '@xezer/i18n/format-money'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { unansweredStakeMinor } from '../../core/slip/stored-slip.ts'
import type { useSlip } from '../../core/slip/use-slip.ts'
import { oddsText } from '../../core/view/view.ts'
import { nameOption } from './describe-option.ts'
import styles from './placing-cover.module.css'

interface PlacingSumsProps {
  view: ReturnType<typeof useSlip>
  currency: string
}

/** What is being placed, as it was when it was pressed: prices that move meanwhile do not move it. */
export function PlacingSums({ view, currency }: PlacingSumsProps) {
  const text = useText()
  const [{ summary, slip, unanswered }] = useState(view)
  const bets = unanswered?.bets ?? []
  const [bet] = bets
  const amount = formatMoney(
    unanswered === undefined ? summary.totalStakeMinor : unansweredStakeMinor(unanswered),
    currency,
  )
  const describe = (): [name: string, odds: string] => {
    if (bet === undefined || bets.length > 1) return [text('slip.bets_n', { n: bets.length }), '']
    const count = bet.positions.length
    if (bet.type === 'singles') {
      const position = slip.positions.find(({ handle }) => handle === bet.positions[0]?.factor)
      if (position === undefined) return [text('slip.bets_n', { n: 1 }), '']
      const { outcomeName, marketName, odds } = position
      return [`${outcomeName} · ${marketName}`, odds === null ? '' : oddsText(odds)]
    }
    const size = bet.value ?? count
    const odds = summary.options.find((option) => option.type === bet.type && option.size === size)?.odds
    const name = nameOption({ type: bet.type, size }, count, text)
    return [`${name} · ${text('slip.selections_n', { n: count })}`, odds == null ? '' : oddsText(odds)]
  }
  const [name, odds] = describe()
  return (
    <>
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>{name}</dt>
          <dd>{odds}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{text('slip.max_return')}</dt>
          <dd>{formatMoney(summary.maximumReturnMinor, currency)}</dd>
        </div>
      </dl>
      {/* Where the button stands; what it says is read out there. */}
      <p className={styles.button} aria-hidden="true">{`${text('slip.placing')} · ${amount}`}</p>
    </>
  )
}
