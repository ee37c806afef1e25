import type { Event } from '@xezer/contract/sport-entities'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import styles from './foul-pips.module.css'

interface FoulPipsProps {
  event: Event
  fouls: { home: number; away: number }
}

/** From the fifth team foul of a quarter on, every other one is shot for. */
const PIPS = [1, 2, 3, 4, 5] as const

/** The fouls of both sides in this quarter, below each other; five of them are all that the eye must count. */
export function FoulPips({ event, fouls }: FoulPipsProps) {
  const text = useText()
  return (
    <div className={styles.fouls} data-fouls="">
      <span className={styles.name} aria-hidden="true">
        {text('event.fouls')}
      </span>
      <dl className={styles.lines}>
        {(['home', 'away'] as const).map((side) => (
          <div key={side} className={styles.line} title={`${text('event.fouls')}: ${fouls[side]}`}>
            <dt className={styles.side}>{event[side]}</dt>
            <dd className={styles.pips} data-full={fouls[side] >= PIPS.length || undefined}>
              <VisuallyHidden>
                {text('event.fouls')}: {fouls[side]}
              </VisuallyHidden>
              {PIPS.map((pip) => (
                <span key={pip} aria-hidden="true" data-on={pip <= fouls[side] || undefined} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
