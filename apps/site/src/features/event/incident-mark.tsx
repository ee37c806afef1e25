import styles from './incident-mark.module.css'

const BALLS = new Set(['goal', 'own_goal', 'penalty_goal', 'penalty_missed', 'goal_cancelled'])
const CARDS = new Set(['yellow_card', 'second_yellow_card', 'red_card'])

/** Kinds that stand on the line of a match; the others are told in words only. */
export function isOnLine(kind: string): boolean {
  return CARDS.has(kind) || (BALLS.has(kind) && kind !== 'goal_cancelled')
}

/** The picture of an incident; its words stand beside it. */
export function IncidentMark({ kind }: { kind: string }) {
  if (BALLS.has(kind)) {
    return (
      <span className={styles.ball} data-kind={kind}>
        <svg viewBox="0 0 16 16" className={styles.picture} aria-hidden="true">
          <circle cx="8" cy="8" r="6.75" />
          <path d="M8 4.75l3.1 2.25-1.2 3.65H6.1L4.9 7z" />
        </svg>
      </span>
    )
  }
  if (CARDS.has(kind)) return <span className={styles.card} data-kind={kind} aria-hidden="true" />
  if (kind !== 'substitution') return null
  return (
    <svg viewBox="0 0 14 14" className={styles.change} aria-hidden="true">
      <path d="M4 12V2M1.5 4.5 4 2l2.5 2.5" className={styles.on} />
      <path d="M10 2v10M7.5 9.5 10 12l2.5-2.5" className={styles.off} />
    </svg>
  )
}
