import type { SlipPosition } from '@xezer/betting/slip/slip-state'
import { IconTicket } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { useProtection } from '../../core/protection/use-protection.ts'
import { useServices } from '../../core/services.tsx'
import { usePlayer } from '../../core/session/use-player.ts'
import { decideShownType } from '../../core/slip/shown-type.ts'
import { useSlip } from '../../core/slip/use-slip.ts'
import { describePrice } from './describe-option.ts'
import { formatStake } from './format-stake.ts'
import styles from './slip-pill.module.css'

/** Opens the slip of a phone, with the stake of the last bet where there was one. */
export default function SlipPill({ last, onOpen }: { last: SlipPosition; onOpen: () => void }) {
  const text = useText()
  const { act } = useServices().slip
  const player = usePlayer()
  const view = useSlip()
  const { slip, lastStake, summary } = view
  const count = slip.positions.length
  const isCombined = decideShownType(view) !== 'singles'
  const combined = summary.options.find(({ type }) => isCombined && type === 'accumulator')
  const odds = combined === undefined ? last.odds : combined.odds
  const openWithStake = () => {
    act((own) => own.repeatStake())
    onOpen()
  }
  return (
    <div className={styles.anchor}>
      <button
        type="button"
        className={styles.pill}
        aria-label={`${text('slip.open_slip')}: ${text('slip.selections_n', { n: count })}`}
        onClick={onOpen}
      >
        <IconTicket size={20} stroke={1.75} aria-hidden="true" />
        <span className={styles.count}>{count}</span>
        <span className={styles.name}>
          {combined === undefined ? last.eventName : text('slip.accumulator')}
        </span>
        <b>{describePrice(odds)}</b>
      </button>
      {lastStake !== undefined && player !== undefined && (
        <LastStake amount={formatStake(lastStake, player.user.currency)} onPress={openWithStake} />
      )}
    </div>
  )
}

/** Not for whoever stays away or has no room for a stake; its place is kept until that is known. */
function LastStake({ amount, onPress }: { amount: string; onPress: () => void }) {
  const text = useText()
  const { standing, full } = useProtection()
  if (standing || full !== null) return null
  return (
    <button
      type="button"
      className={styles.stake}
      data-waits={standing === undefined || undefined}
      onClick={onPress}
    >
      {text('slip.last_stake', { amount })}
    </button>
  )
}
