import { isStakeFit } from '@xezer/betting/slip/stake-field'
import { isOptionFit } from '@xezer/betting/slip/summarize-slip'
import { findVipBet } from '@xezer/betting/slip/vip-bet'
import { formatMoney } from '@xezer/i18n/format-money'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { type ReactNode, useId, useRef } from 'react'
import { RuleLink } from '../../core/chrome/rule-link.tsx'
import { useIsStale } from '../../core/live/use-topic.ts'
import { useServices } from '../../core/services.tsx'
import type { Player } from '../../core/session/session.ts'
import { unansweredStakeMinor } from '../../core/slip/stored-slip.ts'
import { useCalmPress } from '../../core/slip/use-calm-press.ts'
import type { useSlip } from '../../core/slip/use-slip.ts'
import { SlipErrors } from './slip-errors.tsx'
import styles from './slip-foot.module.css'
import { SlipSums } from './slip-sums.tsx'

interface SlipFootProps {
  /** How the selections are combined, and the phone's number pad: above the sums, in sight and within a thumb's reach. */
  pad: ReactNode
  view: ReturnType<typeof useSlip>
  player: Player
  /** A selection has no price or is refused, so nothing can be placed (product §4, states). */
  isBlocked: boolean
  /** Place was pressed meanwhile. */
  wasAsked: boolean
  /** Place was pressed, but the slip cannot be placed as it stands. */
  onRefuse: () => void
  onPlace: () => void
}

/**
 * Sums and the one button, which carries the stake; saffron when it also accepts changed odds. While a selection
 * cannot be placed the sums leave it out, and the button names no amount, since it would place none: it says why.
 */
export function SlipFoot({ pad, view, player, isBlocked, wasAsked, onRefuse, onPlace }: SlipFootProps) {
  const text = useText()
  const { act } = useServices().slip
  const reasonId = useId()
  const vipId = useId()
  const root = useRef<HTMLElement>(null)
  const isStale = useIsStale()
  const { slip, summary } = view
  const { currency } = player.user
  const isPlacing = slip.phase === 'placing'
  // The press that got no answer is repeated under its own key; any edit of the slip makes a new one.
  const isRepeating = view.unanswered !== undefined && !isPlacing
  // Without a stake there is nothing to accept a price for.
  const isAccepting = summary.isAgreementNeeded && !isRepeating
  // Every further change of a price restarts the pause: what is accepted was on the screen for a while.
  const vip = isRepeating ? null : findVipBet(slip, summary)
  const priceKey = summary.isAgreementNeeded
    ? slip.positions.map(({ handle, odds }) => `${handle} ${odds}`).join()
    : ''
  const isCalm = useCalmPress(vip === null ? priceKey : `vip ${priceKey}`)
  // What a press asked for stays on the screen until its answer, though prices come and go meanwhile.
  const stakeMinor =
    view.unanswered === undefined ? summary.totalStakeMinor : unansweredStakeMinor(view.unanswered)
  const amount = formatMoney(stakeMinor, currency)
  // A stake that is none stands marked in its field; the button names no sum that it would not place.
  const isWithoutSum = isBlocked || !slip.positions.every(isStakeFit) || !summary.options.every(isOptionFit)
  // After a press the same words stand among the errors, which are read out.
  const isReasonShown = isBlocked && !wasAsked && !isPlacing && !isRepeating
  const press = () => {
    if (isPlacing) return
    if (isRepeating) return act((own) => own.repeat())
    if (!isCalm()) return
    if (vip !== null) return act((own) => own.placeVip()) && onPlace()
    if (act((own) => own.place())) return onPlace()
    onRefuse()
    const panel = root.current?.parentElement
    requestAnimationFrame(() => panel?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  const label = () => {
    if (isPlacing) return `${text('slip.placing')} · ${amount}`
    if (isRepeating) return `${text('err.retry')} · ${amount}`
    if (vip !== null) return text('slip.vip_send', { amount: formatMoney(vip.amountMinor, currency) })
    if (isWithoutSum) return text('slip.place')
    if (isAccepting) return `${text('slip.accept_and_place')} · ${amount}`
    return summary.totalStakeMinor > 0n ? text('slip.place_amount', { amount }) : text('slip.place')
  }
  return (
    <footer ref={root} className={styles.foot}>
      {pad}
      <SlipErrors view={view} isBlocked={isBlocked && wasAsked} />
      <SlipSums view={view} amount={amount} vip={vip} currency={currency} />
      {vip !== null && (
        <p className={styles.vip}>
          <span id={vipId}>{text('slip.vip_text')}</span> <RuleLink rule="vip" />
        </p>
      )}
      {isReasonShown && (
        <p id={reasonId} className={styles.stale}>
          {text('slip.not_all_placeable')}
        </p>
      )}
      {isStale && <p className={styles.stale}>{text('err.stale')}</p>}
      <Button
        look={isAccepting && !isWithoutSum ? 'attention' : 'main'}
        size="large"
        isWide
        isBusy={isPlacing}
        disabled={isStale}
        aria-describedby={vip !== null ? vipId : isReasonShown ? reasonId : undefined}
        onClick={press}
      >
        {label()}
      </Button>
    </footer>
  )
}
