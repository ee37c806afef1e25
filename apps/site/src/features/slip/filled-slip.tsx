import { isCounted } from '@xezer/betting/slip/summarize-slip'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { useServices } from '../../core/services.tsx'
import type { Player } from '../../core/session/session.ts'
import type { useSlip } from '../../core/slip/use-slip.ts'
import { isPhone } from '../../platform/media.ts'
import { useObservable } from '../../platform/use-observable.ts'
import { addToStake } from './add-to-stake.ts'
import styles from './filled-slip.module.css'
import { formatStake } from './format-stake.ts'
import { NumberPad } from './number-pad.tsx'
import { PlacingCover } from './placing-cover.tsx'
import { PositionCard } from './position-card.tsx'
import { SlipFoot } from './slip-foot.tsx'
import { StakeInput } from './stake-input.tsx'

interface FilledSlipProps {
  view: ReturnType<typeof useSlip>
  player: Player
  isInSheet: boolean
  onRemove: (eventId: number) => void
}

/** Positions with their stakes, the stake for all of them, and the foot; inert while a bet is being placed. */
export function FilledSlip({ view, player, isInSheet, onRemove }: FilledSlipProps) {
  const text = useText()
  const { slip: actions } = useServices()
  const hasPad = useObservable(isPhone) && isInSheet
  const [wasAsked, setWasAsked] = useState(false)
  // Which stake the phone's pad types into: an event's, or the common one. It opens with the slip.
  const [padTarget, setPadTarget] = useState<number | 'every' | 'first'>('first')
  const { slip, summary, arriving, lastStake } = view
  const { positions } = slip
  const isPlacing = slip.phase === 'placing'
  const isStakeMissing = wasAsked && positions.every(({ stake }) => stake.amountMinor === 0n)
  const isBlocked = !positions.every(isCounted)
  // Whose selection is gone types for no other one, unless only one is left.
  const target =
    positions.length === 1 ? positions[0] : positions.find((position) => position.eventId === padTarget)
  const typesEvery = (padTarget === 'every' || padTarget === 'first') && positions.length > 1
  const padStake = typesEvery ? slip.singleStake.text : (target?.stake.text ?? '')
  const typeWithPad = (stake: string) => {
    if (typesEvery) actions.typeEveryStake(stake)
    else if (target !== undefined) actions.typeStake(target.eventId, stake)
  }
  // It stays once it came: a pad that closes under a thumb would move the button below it.
  const hasTarget = typesEvery || target !== undefined
  const pad = hasPad && hasTarget && (
    <NumberPad
      stake={padStake}
      onChange={typeWithPad}
      onAdd={(amount) => typeWithPad(addToStake(padStake, amount))}
      last={
        lastStake === undefined
          ? undefined
          : {
              label: text('slip.last_stake', { amount: formatStake(lastStake, player.user.currency) }),
              fill: () => typeWithPad(lastStake),
            }
      }
    />
  )
  return (
    <>
      <div className={styles.content} inert={isPlacing}>
        <ul className={styles.cards}>
          {positions.map((position) => (
            <PositionCard
              key={position.eventId}
              position={position}
              isChanged={summary.changedEventIds.includes(position.eventId)}
              isStakeMissing={isStakeMissing}
              currency={player.user.currency}
              hasPad={hasPad}
              isTyped={hasPad && !typesEvery && target === position}
              onFocusStake={() => setPadTarget(position.eventId)}
              onRemove={() => onRemove(position.eventId)}
            />
          ))}
          {arriving.map((handle) => (
            <li key={handle}>
              <Skeleton rows={1} rowHeight={116} />
            </li>
          ))}
        </ul>
        {positions.length > 1 && (
          <StakeInput
            label={text('slip.stake_per_bet')}
            stake={slip.singleStake}
            currency={player.user.currency}
            hasPad={hasPad}
            isTyped={hasPad && typesEvery}
            onFocus={() => setPadTarget('every')}
            onType={actions.typeEveryStake}
          />
        )}
      </div>
      <SlipFoot
        pad={pad}
        view={view}
        player={player}
        isBlocked={isBlocked}
        wasAsked={wasAsked}
        onRefuse={() => setWasAsked(true)}
        onPlace={() => setWasAsked(false)}
      />
      {isPlacing && <PlacingCover view={view} />}
    </>
  )
}
