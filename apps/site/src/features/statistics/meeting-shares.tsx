import { useText } from '@xezer/ui/text-provider'
import type { EventFacts } from './event-statistics.tsx'
import styles from './meeting-shares.module.css'

interface MeetingSharesProps {
  meetings: EventFacts['meetings']
  home: string
  away: string
}

/** How often either side won. */
export function MeetingShares({ meetings, home, away }: MeetingSharesProps) {
  const text = useText()
  return (
    <>
      <div className={styles.shares} aria-hidden="true">
        <span data-share="home" style={{ flexGrow: meetings.home }} />
        <span data-share="drawn" style={{ flexGrow: meetings.drawn }} />
        <span data-share="away" style={{ flexGrow: meetings.away }} />
      </div>
      <p className={styles.counts}>
        <span>{`${home}: ${text('statistics.wins', { n: meetings.home })}`}</span>
        {meetings.drawn > 0 && <span>{text('statistics.draws', { n: meetings.drawn })}</span>}
        <span>{`${away}: ${text('statistics.wins', { n: meetings.away })}`}</span>
      </p>
    </>
  )
}
