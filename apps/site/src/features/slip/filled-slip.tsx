import { isCounted } from '@xezer/betting/slip/summarize-slip'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import type { StandingBreak } from '../../core/protection/say-break.ts'
import { useServices } from '../../core/services.tsx'
import type { Player } from '../../core/session/session.ts'
import { decideShownType, listShownTypes } from '../../core/slip/shown-type.ts'
import type { useSlip } from '../../core/slip/use-slip.ts'
import { isPhone } from '../../platform/media.ts'
import { useObservable } from '../../platform/use-observable.ts'
import styles from './filled-slip.module.css'
import { OptionStakes } from './option-stakes.tsx'
import { PlacingCover } from './placing-cover.tsx'
import { PositionCard } from './position-card.tsx'
import { SlipAway } from './slip-away.tsx'
import { SlipFoot } from './slip-foot.tsx'
import { SlipFull } from './slip-full.tsx'
import { StakeInput } from './stake-input.tsx'
import { StakePad } from './stake-pad.tsx'
import { findStakeTarget, type StakeTarget } from './stake-target.ts'
import { isTypeFit, TypeTabs } from './type-tabs.tsx'

interface FilledSlipProps {
  view: ReturnType<typeof useSlip>
  player: Player
  isInSheet: boolean
  /** The player stays away from play: what stands in the slip is read, and nothing is staked. */
  standing: StandingBreak | null
  /** Limits of his own that leave no room, in a sentence. */
  full: string | null
  onRemove: (eventId: number) => void
}

/** Positions, the ways to combine them with their stakes, and the foot; inert while a bet is being placed. */
export function FilledSlip({ view, player, isInSheet, onRemove, standing, full }: FilledSlipProps) {
  const text = useText()
  const { act } = useServices().slip
  const hasPad = useObservable(isPhone) && isInSheet
  const [wasAsked, setWasAsked] = useState(false)
  // Which stake the phone's pad types into; it opens with the slip.
  const [wanted, setWanted] = useState<StakeTarget | null>({ kind: 'every' })
  const { slip, summary, arriving } = view
  const { positions } = slip
  const { currency } = player.user
  const isPlacing = slip.phase === 'placing'
  const isStakeMissing = wasAsked && summary.betCount === 0
  const isBlocked = !positions.every(isCounted)
  // What was pressed before it was known has its answer to come, or is asked once more.
  const isUnderWay = isPlacing || view.unanswered !== undefined
  const mayStake = (standing === null && full === null) || isUnderWay
  const type = decideShownType(view)
  const target = findStakeTarget(wanted, { slip, summary, type })
  const isTyped = (kind: StakeTarget['kind']) => hasPad && target?.kind === kind
  const refuse = () => {
    setWasAsked(true)
    // What is wrong is brought into sight.
    const wrong = isTypeFit(type, view)
      ? listShownTypes(positions.length).find((one) => !isTypeFit(one, view))
      : undefined
    if (wrong !== undefined) act((own) => own.showType(wrong))
  }
  // They stand with the sums and stay in sight: only the cards scroll.
  const ways = (
    <>
      <TypeTabs view={view} shown={type} currency={currency} />
      {type === 'singles' && positions.length > 1 && (
        <StakeInput
          label={text('slip.stake_per_bet')}
          stake={slip.singleStake}
          currency={currency}
          hasPad={hasPad}
          isTyped={isTyped('every')}
          onFocus={() => setWanted({ kind: 'every' })}
          onType={(typed) => act((own) => own.typeEveryStake(typed))}
        />
      )}
      {type !== 'singles' && (
        <OptionStakes
          errors={slip.optionErrors}
          options={summary.options.filter((option) => option.type === type)}
          count={positions.length}
          currency={currency}
          hasPad={hasPad}
          target={target}
          isStakeMissing={isStakeMissing}
          onFocus={(code) => setWanted({ kind: 'option', code })}
        />
      )}
    </>
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
              currency={currency}
              hasStake={type === 'singles' && standing === null && mayStake}
              hasPad={hasPad}
              isTyped={
                isTyped('position') && target?.kind === 'position' && target.eventId === position.eventId
              }
              onFocusStake={() => setWanted({ kind: 'position', eventId: position.eventId })}
              onRemove={() => onRemove(position.eventId)}
            />
          ))}
          {arriving.map((handle) => (
            <li key={handle}>
              <Skeleton rows={1} rowHeight={116} />
            </li>
          ))}
        </ul>
      </div>
      {!mayStake && (standing !== null ? <SlipAway standing={standing} /> : <SlipFull full={full ?? ''} />)}
      {mayStake && (
        <SlipFoot
          pad={
            (target !== null || positions.length > 1) && (
              <div className={styles.pad} inert={isPlacing}>
                {ways}
                {target !== null && (
                  <StakePad target={target} view={view} currency={currency} hasKeys={hasPad} />
                )}
              </div>
            )
          }
          view={view}
          player={player}
          isBlocked={isBlocked}
          wasAsked={wasAsked}
          onRefuse={refuse}
          onPlace={() => setWasAsked(false)}
        />
      )}
      {isPlacing && <PlacingCover view={view} currency={currency} />}
    </>
  )
}
