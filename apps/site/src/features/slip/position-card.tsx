import type { SlipPosition } from '@xezer/betting/slip/slip-state'
import { fillStake } from '@xezer/betting/slip/stake-field'
import { formatMoney } from '@xezer/i18n/format-money'
import { ZERO_MINOR } from '@xezer/money/minor'
import { Button } from '@xezer/ui/button'
import { IconButton } from '@xezer/ui/icon-button'
import { IconX } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { useServices } from '../../core/services.tsx'
import { ServerText } from '../../core/text/server-text.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardOdds } from './card-odds.tsx'
import styles from './position-card.module.css'
import { StakeInput } from './stake-input.tsx'

interface PositionCardProps {
  position: SlipPosition
  /** The price moved beyond what the player's setting agrees to. */
  isChanged: boolean
  /** Somebody pressed Place and no stake is there at all. */
  isStakeMissing: boolean
  currency: string
  /** It is bet on by itself; combined with others it carries no stake. */
  hasStake: boolean
  hasPad: boolean
  /** The pad types into its stake. */
  isTyped: boolean
  onFocusStake: () => void
  onRemove: () => void
}

/** One selection. What cannot be placed at all shows only why, and the way out (product §4, states). */
export function PositionCard(props: PositionCardProps) {
  const { position, isChanged, isStakeMissing, currency, hasStake, hasPad, isTyped, onFocusStake, onRemove } =
    props
  const text = useText()
  const { act } = useServices().slip
  const { eventId, eventName, outcomeName, marketName, stake, error, maximumMinor, isPlaceable } = position
  const limitMinor = error?.limitMinor ?? ZERO_MINOR
  const isAboveMaximum = maximumMinor > 0n && stake.amountMinor > maximumMinor
  const stakeError = isAboveMaximum
    ? text('slip.max_stake', { amount: formatMoney(maximumMinor, currency) })
    : isStakeMissing && stake.amountMinor === 0n
      ? text('slip.stake_invalid')
      : undefined
  return (
    <li
      className={styles.card}
      data-changed={isChanged || undefined}
      data-refused={!isPlaceable || undefined}
      data-compact={!hasStake || undefined}
    >
      <div className={styles.top}>
        <p className={styles.outcome}>
          {outcomeName} <span className={styles.market}>{marketName}</span>
        </p>
        {isPlaceable && <CardOdds agreed={position.agreedOdds} now={position.odds} isChanged={isChanged} />}
        <IconButton
          className={styles.remove}
          label={text('slip.remove_of', { name: eventName })}
          onClick={onRemove}
        >
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <CardFacts position={position} />
      {isPlaceable && position.odds === null && <p className={styles.suspended}>{text('slip.suspended')}</p>}
      {isPlaceable && hasStake && (
        <StakeInput
          isLabelHidden
          label={text('slip.stake_of', { name: eventName })}
          stake={stake}
          currency={currency}
          hasPad={hasPad}
          isTyped={isTyped}
          error={stakeError}
          {...(maximumMinor > 0n
            ? {
                maximum: {
                  label: text('slip.max_of', { name: eventName }),
                  fill: () => act((own) => own.fillMaximum(eventId)),
                },
              }
            : {})}
          onType={(typed) => act((own) => own.typeStake(eventId, typed))}
          onFocus={onFocusStake}
        />
      )}
      {error !== null && !(hasStake && isAboveMaximum && error.code === 'stake_above_maximum') && (
        <div className={styles.refusal}>
          <p className={styles.error}>
            <ServerText html={error.message} />
          </p>
          {hasStake && limitMinor > 0n && (
            <Button
              size="small"
              onClick={() => act((own) => own.typeStake(eventId, fillStake(limitMinor).text))}
            >
              {text('slip.stake_that_fits', { amount: formatMoney(limitMinor, currency) })}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
