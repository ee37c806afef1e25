import styles from './minute-ring.module.css'

const RADIUS = 21
const length = 2 * Math.PI * RADIUS

/** The minute in a ring that closes with the match. */
export function MinuteRing({ share, minute }: { share: number; minute: string }) {
  return (
    <span className={styles.ring}>
      <svg viewBox="0 0 48 48" className={styles.picture} aria-hidden="true">
        <circle cx="24" cy="24" r={RADIUS} className={styles.track} />
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          className={styles.play}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - share)}
        />
      </svg>
      <span className={styles.minute}>{minute}</span>
    </span>
  )
}
