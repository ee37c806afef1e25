import { useScoreNews } from '../live/use-topic.ts'
import styles from './score-pulse.module.css'

/** Lies under a row whose score changed: it pulses twice and stays tinted for as long as the chip stands. */
export function ScorePulse({ eventId }: { eventId: number }) {
  const news = useScoreNews(eventId)
  return news === undefined ? null : <span className={styles.pulse} data-news={news} aria-hidden="true" />
}
