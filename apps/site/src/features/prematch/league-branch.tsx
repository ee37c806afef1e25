import type { MenuSport } from '@xezer/contract/prematch'
import { prematchMatches } from '@xezer/contract/prematch'
import { parseWireTime } from '@xezer/contract/wire-time'
import { formatEventTime } from '@xezer/i18n/format-time'
import { ErrorState } from '@xezer/ui/error-state'
import { IconChevronRight } from '@xezer/ui/icons'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useId, useState } from 'react'
import { useAgainSoon } from '../../core/calls/use-again-soon.ts'
import { useCall } from '../../core/calls/use-call.ts'
import { useHours, withHours } from '../../core/chrome/hours.ts'
import { useShownZone } from '../../core/drawn/use-shown-zone.ts'
import { eventPath, isWithin, prematchLeaguePath } from '../../core/paths.ts'
import { Link, usePath } from '../../platform/router-context.tsx'
import styles from './league-branch.module.css'

/** A glance: the page of the league has them all. */
const EVENTS_MAX = 20
/** Of the server's list: so many rows, were each of a day of its own. */
const SCREEN = { top: 0, height: 2400 }
const REFRESH_MS = 60_000

interface LeagueBranchProps {
  sport: number
  league: MenuSport['countries'][number]['leagues'][number]
}

/** A league of the tree: its name leads to its page, the arrow beside it opens its matches. */
export function LeagueBranch({ sport, league }: LeagueBranchProps) {
  const text = useText()
  const hours = useHours()
  const path = usePath()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const leaguePath = prematchLeaguePath(sport, league.id)
  return (
    <li>
      <div className={styles.line}>
        <Link
          to={withHours(leaguePath, hours)}
          className={styles.league}
          aria-current={path === leaguePath ? 'page' : undefined}
        >
          <span className={styles.name}>{league.name}</span>
          <span className={styles.count}>{league.count}</span>
        </Link>
        <button
          type="button"
          className={styles.open}
          aria-label={text('prematch.matches_of', { league: league.name })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconChevronRight size={14} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      {isOpen && <Matches id={id} sport={sport} league={league.id} />}
    </li>
  )
}

/** Asked for when the branch is opened. */
function Matches({ id, sport, league }: { id: string; sport: number; league: number }) {
  const text = useText()
  const hours = useHours()
  const zone = useShownZone()
  const path = usePath()
  const input = { sport, league, hours, screen: SCREEN }
  const { data, error, reload } = useCall(prematchMatches, input, { refreshMs: REFRESH_MS })
  const isLater = useAgainSoon(error, reload)
  if (data === undefined) {
    if (error !== undefined && !isLater) return <ErrorState onRetry={reload} />
    return <Skeleton rows={2} rowHeight={36} />
  }
  const events = data.leagues.flatMap((shown) => shown.events ?? []).slice(0, EVENTS_MAX)
  const more = data.sport.countEvents - events.length
  return (
    <ul id={id} className={styles.matches}>
      {events.map((event) => {
        const to = eventPath({ id: event.id, type: event.type, sport })
        const start = new Date(parseWireTime(event.time))
        return (
          <li key={event.id}>
            <Link to={to} className={styles.match} aria-current={isWithin(to, path) ? 'page' : undefined}>
              <span className={styles.sides}>
                {[event.home, event.away].map((name) => (
                  <span key={name} className={styles.side}>
                    {name}
                  </span>
                ))}
              </span>
              {event.competitors === undefined && (
                <time className={styles.time} dateTime={start.toISOString()}>
                  {formatEventTime(start, zone)}
                </time>
              )}
            </Link>
          </li>
        )
      })}
      {more > 0 && (
        <li>
          <Link to={withHours(prematchLeaguePath(sport, league), hours)} className={styles.match}>
            {text('nav.more_matches', { n: more })}
          </Link>
        </li>
      )}
    </ul>
  )
}
