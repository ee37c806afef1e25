import type { Event } from '@xezer/contract/sport-entities'
import { useText } from '@xezer/ui/text-provider'
import { ClockText } from '../../core/live/clock-text.tsx'
import type { MatchState } from '../../core/live/event-states.ts'
import { ScoreNewsChip } from '../../core/live/score-news-chip.tsx'
import { StatusText } from '../../core/live/status-text.tsx'
import { FoulPips } from './foul-pips.tsx'
import styles from './play-state.module.css'

/** Beside a score table: the part of play, its clock, the game of it, and what makes the next seconds decisive. */
export function PlayState({ event, state }: { event: Event; state: MatchState }) {
  const text = useText()
  const { clock = null, gameNumber = null, moment = null, score } = state.results ?? {}
  return (
    <div className={styles.state} data-ended={state.ended}>
      <p className={styles.part}>
        {clock !== null && (
          <b className={styles.clock}>
            <ClockText clock={clock} />
          </b>
        )}
        <span className={clock === null ? styles.clock : undefined}>
          <StatusText status={state.status} otherwise={state.kind} />
        </span>
      </p>
      {gameNumber !== null && <p className={styles.game}>{text('period.game', { n: gameNumber })}</p>}
      {clock !== null && score?.fouls !== undefined && <FoulPips event={event} fouls={score.fouls} />}
      <p className={styles.moment}>
        {moment === null && state.news !== undefined && <ScoreNewsChip news={state.news} />}
        {moment !== null && (
          <>
            <b className={styles.tag}>{moment.text}</b>
            {moment.side !== null && <span className={styles.side}>{event[moment.side]}</span>}
          </>
        )}
      </p>
    </div>
  )
}
