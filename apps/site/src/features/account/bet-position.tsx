import type { AccountBet } from '@xezer/contract/account'
import { parseWireTime } from '@xezer/contract/wire-time'
import { formatEventTime } from '@xezer/i18n/format-time'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { Badge } from '@xezer/ui/badge'
import { useText } from '@xezer/ui/text-provider'
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

/** A selection of a bet, and in one sentence why it ended as it did. */
export function BetPosition({ position }: { position: Position }) {
  const text = useText()
  const path = findMatchPath(position, systemClock.nowMs())
  return (
    <li className={styles.position}>
      <p className={styles.league}>
        {position.live && <Badge look="live">{text('bet.live')}</Badge>}
        <span>
          {position.sportName} · {position.league}
        </span>
        <time className={styles.time}>{formatEventTime(new Date(parseWireTime(position.time)))}</time>
      </p>
      <p className={styles.positionEvent}>
        {path === undefined ? position.name : <Link to={path}>{position.name}</Link>}
      </p>
      <p className={styles.positionOutcome}>
        <span>
          {position.kind}: <b>{position.outcome}</b>
        </span>
        <b className={styles.odds}>{presentOdds(position.factor)}</b>
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
