import { useText } from '@xezer/ui/text-provider'
import { useEffect, useRef } from 'react'
import { ACCOUNT_BETS_PATH, COUPON_PATH, isWithin } from '../../core/paths.ts'
import { useProtection } from '../../core/protection/use-protection.ts'
import { useServices } from '../../core/services.tsx'
import type { Player } from '../../core/session/session.ts'
import { useSlip } from '../../core/slip/use-slip.ts'
import { Link, usePath } from '../../platform/router-context.tsx'
import { FilledSlip } from './filled-slip.tsx'
import { FoldedSlip } from './folded-slip.tsx'
import NextMatches from './next-matches.tsx'
import styles from './player-slip.module.css'
import { SlipEmpty } from './slip-empty.tsx'
import { SlipHeader } from './slip-header.tsx'
import { SlipSuccess } from './slip-success.tsx'
import { UndoRow } from './undo-row.tsx'
import { useFold } from './use-fold.ts'

/** Its pages have something of their own under the slip. */
const ACCOUNT_PATH = '/account'

interface PlayerSlipProps {
  player: Player
  onClose: (() => void) | undefined
}

/** The bet slip of a player (product §4, states): empty, filled, placing or placed. */
export default function PlayerSlip({ player, onClose }: PlayerSlipProps) {
  const text = useText()
  const { act } = useServices().slip
  const view = useSlip()
  const { standing, full } = useProtection()
  const root = useRef<HTMLElement>(null)
  const { slip, undo } = view
  const isEmpty = slip.positions.length === 0 && view.arriving.length === 0
  const isInSheet = onClose !== undefined
  const path = usePath()
  const isBeside = !isInSheet && isWithin(ACCOUNT_PATH, path)
  const { isFolded, open } = useFold(
    isBeside,
    slip.phase === 'editing',
    slip.positions.length + view.arriving.length,
  )
  const stay = useCloseAfterSuccess(slip.phase, isEmpty, onClose)
  // After the answer the button that was pressed is gone.
  useEffect(() => {
    if (slip.phase === 'placed' && document.activeElement === document.body) root.current?.focus()
  }, [slip.phase])
  // What was focused is gone with its card; the slip itself keeps the focus.
  const keepFocus = () => root.current?.focus()
  const remove = (eventId: number) => {
    act((own) => own.remove(eventId))
    keepFocus()
  }
  const clear = () => {
    act((own) => own.clear())
    keepFocus()
    document.getElementById('slip')?.scrollTo({ top: 0 })
  }
  if (isFolded) {
    return (
      <section ref={root} tabIndex={-1} aria-label={text('slip.title')} className={styles.panel}>
        <FoldedSlip view={view} onOpen={open} />
      </section>
    )
  }
  return (
    <>
      <section
        ref={root}
        tabIndex={-1}
        aria-label={text('slip.title')}
        className={styles.panel}
        data-sheet={isInSheet || undefined}
        onPointerDown={stay}
        onKeyDown={stay}
      >
        <SlipHeader player={player} view={view} onClose={onClose} onClear={clear} />
        {undo !== undefined && <UndoRow onUndo={() => act((own) => own.undo())} />}
        {slip.phase === 'placed' && (
          <SlipSuccess numbers={view.placedNumbers} isVip={view.isVipPlaced} onLeave={onClose} />
        )}
        {slip.phase !== 'placed' && isEmpty && (
          <SlipEmpty slip={slip} currency={player.user.currency} standing={standing} />
        )}
        {slip.phase !== 'placed' && !isEmpty && (
          <FilledSlip
            view={view}
            player={player}
            isInSheet={isInSheet}
            standing={standing ?? null}
            full={full}
            onRemove={remove}
          />
        )}
      </section>
      {slip.phase !== 'placed' && isEmpty && (
        <>
          <div className={styles.ways}>
            <Link className={styles.way} to={ACCOUNT_BETS_PATH} onClick={onClose}>
              {text('nav.my_bets')}
            </Link>
            <Link className={styles.way} to={COUPON_PATH} onClick={onClose}>
              {text('coupon.have_code')}
            </Link>
          </div>
          {!isBeside && standing === null && <NextMatches onClose={onClose} />}
        </>
      )}
    </>
  )
}

/** A sheet closes when its success message was shown for its time, unless somebody touched it meanwhile. */
function useCloseAfterSuccess(
  phase: 'editing' | 'placing' | 'placed',
  isEmpty: boolean,
  onClose: (() => void) | undefined,
): () => void {
  const isWaiting = useRef(false)
  useEffect(() => {
    if (phase === 'placed') isWaiting.current = true
    else {
      if (isWaiting.current && isEmpty) onClose?.()
      isWaiting.current = false
    }
  }, [phase, isEmpty, onClose])
  return () => {
    isWaiting.current = false
  }
}
