import { IconShare2 } from '@tabler/icons-react'
import { presentWireOdds } from '@xezer/money/wire-odds'
import { Badge } from '@xezer/ui/badge'
import { IconButton } from '@xezer/ui/icon-button'
import { IconTrash, IconX } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { type SharedPositions, useShare } from '../../core/coupon/use-share.ts'
import type { Player } from '../../core/session/session.ts'
import type { SlipView } from '../../core/slip/slip-view.ts'
import styles from './player-slip.module.css'
import { SlipSettings } from './slip-settings.tsx'

interface SlipHeaderProps {
  player: Player
  view: SlipView
  /** Of the sheet or drawer that it stands in. */
  onClose: (() => void) | undefined
  onClear: () => void
}

/** Title, count, gear and clear; a fast bet that is on is always named. */
export function SlipHeader({ player, view, onClose, onClear }: SlipHeaderProps) {
  const text = useText()
  const { slip } = view
  const count = slip.positions.length
  const isBusy = slip.phase === 'placing'
  const { share, isSharing } = useShare()
  const shared = slip.positions.flatMap(({ eventId, handle, odds }): SharedPositions => {
    return odds === null ? [] : [{ event: eventId, factor: handle, value: presentWireOdds(odds) }]
  })
  const handOn = async () => {
    // A sheet would lie over the page of the code.
    if (await share(shared)) onClose?.()
  }
  return (
    <header className={styles.header}>
      <h2 className={styles.title}>{text('slip.title')}</h2>
      {count > 0 && (
        <Badge>
          <span data-testid="slip-count">{count}</span>
        </Badge>
      )}
      {slip.quickBet.isOn && <span className={styles.fastMark}>{text('slip.fast_bet')}</span>}
      <div className={styles.tools} inert={isBusy}>
        {shared.length > 0 && (
          <IconButton label={text('coupon.share')} disabled={isSharing} onClick={() => void handOn()}>
            <IconShare2 size={20} stroke={1.75} aria-hidden="true" />
          </IconButton>
        )}
        <SlipSettings player={player} />
        {count > 0 && (
          <IconButton label={text('slip.clear')} onClick={onClear}>
            <IconTrash size={20} stroke={1.75} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {onClose !== undefined && (
        <IconButton label={text('nav.close')} onClick={onClose}>
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </header>
  )
}
