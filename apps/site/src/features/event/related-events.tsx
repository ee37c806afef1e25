import type { EventPage } from '@xezer/contract/live'
import { prematchMatches } from '@xezer/contract/prematch'
import { parseWireTime } from '@xezer/contract/wire-time'
import { eventTitle } from '@xezer/i18n/event-title'
import { formatEventTime } from '@xezer/i18n/format-time'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { useShownZone } from '../../core/drawn/use-shown-zone.ts'
import { chooseNextMatches } from '../../core/match/choose-next-matches.ts'
import { eventPath, prematchLeaguePath } from '../../core/paths.ts'
import { systemClock } from '../../platform/clock.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './related-events.module.css'

const SHOWN_MAX = 4
/** Of the league's list, enough for those that are shown. */
const SCREEN = { top: 0, height: 600 }
const REFRESH_MS = 60_000

/** Below the markets: what is played next in the same league. */
export function RelatedEvents({ page }: { page: EventPage }) {
  const text = useText()
  const zone = useShownZone()
  const { event, league, sport } = page
  const { data } = useCall(
    prematchMatches,
    { sport: sport.id, league: league.id, hours: 0, screen: SCREEN },
    { refreshMs: REFRESH_MS },
  )
  const next = chooseNextMatches(data?.leagues ?? [], systemClock.nowMs(), SHOWN_MAX + 1)
    .filter((one) => one.event.id !== event.id)
    .slice(0, SHOWN_MAX)
  if (next.length === 0) return null
  return (
    <section className={styles.block} aria-label={text('event.related')}>
      <h2 className={styles.title}>
        {text('event.related')}
        <Link className={styles.league} to={prematchLeaguePath(sport.id, league.id)}>
          {league.name}
        </Link>
      </h2>
      <ul className={styles.list}>
        {next.map((one) => (
          <li key={one.event.id}>
            <Link
              className={styles.match}
              to={eventPath({ id: one.event.id, type: one.event.type, sport: sport.id })}
            >
              <time className={styles.time}>
                {formatEventTime(new Date(parseWireTime(one.event.time)), zone)}
              </time>
              <span>{eventTitle(one.event)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
