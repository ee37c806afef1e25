import type { ReactNode } from 'react'
import styles from './incident-mark.module.css'

const BALLS: ReadonlySet<string> = new Set([
  'goal',
  'own_goal',
  'penalty_goal',
  'penalty_missed',
  'goal_cancelled',
])
const CARDS: ReadonlySet<string> = new Set(['yellow_card', 'second_yellow_card', 'red_card'])

/** On the grid of 16; what a side did well is in its colour, what it suffers in another. */
const SIGNS: Readonly<
  Record<string, { readonly look: 'good' | 'bad' | 'plain'; readonly paths: ReactNode }>
> = {
  break: { look: 'good', paths: <path d="M9.5 1.5 4 9h3.5l-1 5.5L12 7H8.5z" data-filled="" /> },
  set_won: { look: 'plain', paths: <path d="M4 14.5v-13M4 2h8.5l-2.5 3 2.5 3H4" /> },
  match_won: {
    look: 'good',
    paths: <path d="m8 1.5 2 4.2 4.5.6-3.3 3.1.8 4.6L8 11.8l-4 2.2.8-4.6L1.5 6.3 6 5.7z" data-filled="" />,
  },
  run: { look: 'good', paths: <path d="m3 8.5 5-5 5 5M3 13l5-5 5 5" /> },
  lead_change: { look: 'plain', paths: <path d="M5 13.5v-11M2 5.5l3-3 3 3M11 2.5v11M8 10.5l3 3 3-3" /> },
  time_out: { look: 'plain', paths: <path d="M5.5 3v10M10.5 3v10" /> },
  medical: { look: 'bad', paths: <path d="M8 2.5v11M2.5 8h11" /> },
  retired: { look: 'bad', paths: <path d="m3 3 10 10M13 3 3 13" /> },
  walkover: { look: 'bad', paths: <path d="m3 3 10 10M13 3 3 13" /> },
}

/** Kinds that stand on the line of a match; the others are told in words only. */
export function isOnLine(kind: string): boolean {
  return CARDS.has(kind) || Object.hasOwn(SIGNS, kind) || (BALLS.has(kind) && kind !== 'goal_cancelled')
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
  const sign = Object.hasOwn(SIGNS, kind) ? SIGNS[kind] : undefined
  if (sign !== undefined) {
    return (
      <svg viewBox="0 0 16 16" className={styles.sign} data-look={sign.look} aria-hidden="true">
        {sign.paths}
      </svg>
    )
  }
  if (kind !== 'substitution') return null
  return (
    <svg viewBox="0 0 14 14" className={styles.change} aria-hidden="true">
      <path d="M4 12V2M1.5 4.5 4 2l2.5 2.5" className={styles.on} />
      <path d="M10 2v10M7.5 9.5 10 12l2.5-2.5" className={styles.off} />
    </svg>
  )
}
