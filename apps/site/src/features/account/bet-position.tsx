import type { AccountBet } from '@xezer/contract/account-news'
import type { BetDetails, LegQuestion } from '@xezer/contract/bet-details'
import { parseWireTime } from '@xezer/contract/wire-time'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import type { MatchState } from '../../core/live/event-states.ts'
import { TimeAndScore } from '../../core/live/time-and-score.tsx'
import { useHeardState } from '../../core/live/use-topic.ts'
import { presentOdds } from '../../core/prices/paint-cell.ts'
import { momentText } from '../../core/text/moment-text.ts'
import { systemClock } from '../../platform/clock.ts'
import { Link } from '../../platform/router-context.tsx'
import { colourOf } from './bet-status.tsx'
import styles from './bets.module.css'
import { LegMark, type LegTone } from './leg-mark.tsx'
import { findMatchPath } from './match-path.ts'
import { useLegStanding } from './use-leg-standing.ts'

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
  /** What is asked of it while it is open; several of a combination of one event. */
  questions: readonly LegQuestion[] | undefined
  /** What it was settled as before that was corrected. */
  earlier: BetDetails['earlier'] | undefined
  /** Its event is played now. */
  isInPlay: boolean
}

/** A selection of a bet: how its match stands and what it still needs, or in one sentence why it ended as it did. */
export function BetPosition({ position, questions = [], earlier = [], isInPlay }: BetPositionProps) {
  const text = useText()
  const state = useHeardState(position.event)
  const { resultKind, reason, time } = position
  const live = resultKind === null && isInPlay ? state : undefined
  const standing = useLegStanding(
    questions.find(({ part }) => part === null),
    live,
  )
  const path = findMatchPath(position, systemClock.nowMs())
  const isToCome = live === undefined && resultKind === null && parseWireTime(time) > systemClock.nowMs()
  const isSettled = resultKind !== null
  const tone: LegTone = isSettled ? toneOf(position) : (standing?.tone ?? 'plain')
  return (
    <li className={styles.position}>
      <LegMark tone={tone} isPlayed={live !== undefined} />
      <p className={styles.positionOutcome}>
        <span>
          <b className={styles.pick}>{position.outcome}</b> {position.kind}
        </span>
        <b className={styles.odds}>{presentOdds(position.factor)}</b>
      </p>
      <p className={styles.positionEvent}>
        {live !== undefined && <LiveScore state={live} />}
        {path === undefined ? position.name : <Link to={path}>{position.name}</Link>}
      </p>
      <p className={styles.league}>
        <span>
          {position.sportName} · {position.league}
        </span>
        {live === undefined && <time className={styles.time}>{momentText(time)}</time>}
      </p>
      {standing !== null && (
        <p className={styles.standing} data-tone={standing.tone}>
          {standing.words}
        </p>
      )}
      {live !== undefined &&
        questions
          .filter(({ part }) => part !== null)
          .map((question) => <PartStanding key={question.part} question={question} state={live} />)}
      {isToCome && <p className={styles.standing}>{text('bet.stand.waits')}</p>}
      {resultKind !== null && (
        <p style={colourOf(position.statusColor)} className={styles.result}>
          {text(RESULT_WORDS[resultKind])}
          {position.result !== null && ` · ${position.result}`}
        </p>
      )}
      {reason !== null && <p className={styles.reason}>{reason}</p>}
      {earlier.map((settled) => (
        <Earlier key={settled.at} settled={settled} />
      ))}
    </li>
  )
}

/** What a selection of a combination needs, with its name before it. */
function PartStanding({ question, state }: { question: LegQuestion; state: MatchState }) {
  const standing = useLegStanding(question, state)
  if (standing === null) return null
  return (
    <p className={styles.standing} data-tone={standing.tone}>
      {question.part}: {standing.words}
    </p>
  )
}

/** What a correction took back: the old result and its reason. */
function Earlier({
  settled: { at, resultKind, result, reason },
}: {
  settled: BetDetails['earlier'][number]
}) {
  const text = useText()
  const what = [text(RESULT_WORDS[resultKind]), result, reason].filter((part) => part !== null).join(' · ')
  return <p className={styles.earlier}>{text('bet.earlier', { at: momentText(at), what })}</p>
}

function toneOf({ statusColor }: Position): LegTone {
  if (statusColor === 'up') return 'up'
  return statusColor === 'down' ? 'down' : 'returned'
}

/** Minute and score of a match that is played now. */
function LiveScore({ state }: { state: MatchState }) {
  const text = useText()
  const { results } = state
  if (results === null) return null
  return (
    <span className={styles.live} data-live="">
      <VisuallyHidden>{text('bet.live')}</VisuallyHidden>
      <span className={styles.dot} aria-hidden="true" />
      <TimeAndScore state={state} results={results} />
    </span>
  )
}
