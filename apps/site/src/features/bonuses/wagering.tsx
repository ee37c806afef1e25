import { IconCheck } from '@tabler/icons-react'
import type { Bonus } from '@xezer/contract/bonuses'
import { formatMoney } from '@xezer/i18n/format-money'
import { ProgressBar } from '@xezer/ui/progress-bar'
import { useText } from '@xezer/ui/text-provider'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import styles from './wagering.module.css'

/** More than so many would be too narrow to be told apart. */
const SEGMENTS_MAX = 12

/** How far a bonus is: a segment a bet, or a bar of what was staked; the figures stand below it. */
export function Wagering({ bonus }: { bonus: Bonus }) {
  const text = useText()
  const { done, needed, unit } = bonus.progress
  const show = (amount: number) => formatMoney(readWireAmount(amount), bonus.currency)
  const said =
    unit === 'bets'
      ? text('bonuses.progress_bets', { done, needed })
      : text('bonuses.progress_turnover', { done: show(done), needed: show(needed) })
  const left = needed - done
  return (
    <div className={styles.wagering}>
      <div
        role="progressbar"
        aria-label={text('bonuses.wagering')}
        aria-valuemin={0}
        aria-valuemax={needed}
        aria-valuenow={done}
        aria-valuetext={said}
      >
        {unit === 'bets' && needed <= SEGMENTS_MAX ? (
          <Segments done={done} needed={needed} />
        ) : (
          <ProgressBar value={done} max={needed} />
        )}
      </div>
      <p className={styles.said}>
        <span>{said}</span>
        {bonus.status === 'active' && left > 0 && (
          <span className={styles.left}>
            {unit === 'bets'
              ? text('bonuses.bets_left', { n: left })
              : text('bonuses.left', { amount: show(left) })}
          </span>
        )}
      </p>
    </div>
  )
}

function Segments({ done, needed }: { done: number; needed: number }) {
  return (
    <ol className={styles.segments} aria-hidden="true">
      {Array.from({ length: needed }, (_, at) => at + 1).map((number) => (
        <li
          key={number}
          className={styles.segment}
          data-state={number <= done ? 'done' : number === done + 1 ? 'next' : undefined}
        >
          {number <= done ? <IconCheck size={14} stroke={2} /> : number}
        </li>
      ))}
    </ol>
  )
}
