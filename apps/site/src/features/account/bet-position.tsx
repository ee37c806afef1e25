import type { AccountBet } from '@xezer/contract/account-news'
import { parseWireTime } from '@xezer/contract/wire-time'
import { formatEventTime } from '@xezer/i18n/format-time'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import { TimeAndScore } from '../../core/live/time-and-score.tsx'
import { useHeardState } from '../../core/live/use-topic.ts'
import { presentOdds } from '../../core/prices/paint-cell.ts'
import { systemClock } from '../../platform/clock.ts'
import { Link } from '../../platform/router-context.tsx'
import { colourOf } from './bet-status.tsx'
import styles from './bets.module.css'
import { findMatchPath } from './match-path.ts'

type Position = AccountBet['positions'][number]

const RESULT_WORDS: Record<NonNullable<Position['resultKind']>, PlainMessageId> = {
  won: 'bet.leg_won',
  lost: 'bet.leg_lost',
  void: 'bet.leg_void',
  half_won: 'bet.leg_half_won',
  half_lost: 'bet.leg_half_lost',
  dead_heat: 'bet.leg_dead_heat',
}

interface BetPositionProps {
  position: Position
  /** Its event is played now. */
  isInPlay: boolean
}

/** A selection of a bet: how its match stands now, or in one sentence why it ended as it did. */
export function BetPosition({ position, isInPlay }: BetPositionProps) {
  const text = useText()
  const path = findMatchPath(position, systemClock.nowMs())
  const isOpen = position.resultKind === null
  return (
    <li className={styles.position}>
      <p className={styles.positionOutcome}>
        <span>
          <b className={styles.pick}>{position.outcome}</b> {position.kind}
        </span>
        <b className={styles.odds}>{presentOdds(position.factor)}</b>
      </p>
      <p className={styles.positionEvent}>
        {isOpen && isInPlay && <LiveScore event={position.event} />}
        {path === undefined ? position.name : <Link to={path}>{position.name}</Link>}
      </p>
      <p className={styles.league}>
        <span>
          {position.sportName} · {position.league}
        </span>
        {!(isOpen && isInPlay) && (
          <time className={styles.time}>{formatEventTime(new Date(parseWireTime(position.time)))}</time>
        )}
      </p>
      {position.resultKind !== null && (
        <p style={colourOf(position.statusColor)} className={styles.result}>
          {text(RESULT_WORDS[position.resultKind])}
          {position.result !== null && ` · ${position.result}`}
        </p>
      )}
      {position.reason !== null && <p className={styles.reason}>{position.reason}</p>}
    </li>
  )
}

/** Minute and score of a match that is played now. */
function LiveScore({ event }: { event: number }) {
  const text = useText()
  const state = useHeardState(event)
  const results = state?.results ?? null
  if (state === undefined || results === null) return null
  return (
    <span className={styles.live} data-live="">
      <VisuallyHidden>{text('bet.live')}</VisuallyHidden>
      <span className={styles.dot} aria-hidden="true" />
      <TimeAndScore state={state} results={results} />
    </span>
  )
}
