import styles from './course.module.css'
import type { EventFacts } from './event-statistics.tsx'

/** What was counted of either side, and the match in words. */
export function Course({ course }: { course: NonNullable<EventFacts['course']> }) {
  const { counted, incidents } = course
  return (
    <>
      {counted.length > 0 && (
        <dl className={styles.counted}>
          {counted.map(({ name, home, away }) => (
            <div key={name} className={styles.count}>
              <dt>{name}</dt>
              <dd>
                <span>{home}</span>
                <span className={styles.bar} aria-hidden="true">
                  <span data-share="home" style={{ flexGrow: home }} />
                  <span data-share="away" style={{ flexGrow: away }} />
                </span>
                <span>{away}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ol>
        {incidents.map(({ kind, side, minute, text, score }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice in a minute
          <li key={`${kind} ${place}`} className={styles.incident} data-side={side ?? undefined}>
            {minute !== '' && <span className={styles.minute}>{minute}</span>}
            <span className={styles.text}>{text}</span>
            {score !== null && <strong>{`${score.home}:${score.away}`}</strong>}
          </li>
        ))}
      </ol>
    </>
  )
}
