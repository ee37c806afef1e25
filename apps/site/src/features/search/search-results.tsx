import type { CallOutput } from '@xezer/contract/call'
import { search } from '@xezer/contract/search'
import { parseWireTime } from '@xezer/contract/wire-time'
import { eventTitle } from '@xezer/i18n/event-title'
import { formatEventTime } from '@xezer/i18n/format-time'
import { Badge } from '@xezer/ui/badge'
import { SportIcon } from '@xezer/ui/sport-icon'
import { useText } from '@xezer/ui/text-provider'
import { useEffect, useState } from 'react'
import { saysCountry } from '../../core/match/league-title.ts'
import { eventPath, prematchLeaguePath, prematchSportPath } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import { Link } from '../../platform/router-context.tsx'
import { useTurns } from '../../platform/use-turns.ts'
import styles from './search-results.module.css'

type Found = CallOutput<typeof search>['sports']

/** A pause in typing that starts the search. */
const TYPING_PAUSE_MS = 200

/** Sports, leagues and events that hold the words. */
export default function SearchResults({ query, onChoose }: { query: string; onChoose: () => void }) {
  const text = useText()
  const { api } = useServices()
  const [found, setFound] = useState<Found | undefined>(undefined)
  const [isFailed, setIsFailed] = useState(false)
  const turns = useTurns()
  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const turn = turns.begin()
      const answer = await api.call(search, { query }, { signal: abort.signal })
      if (!turn.isNewest()) return
      setIsFailed(!answer.ok)
      if (answer.ok) setFound(answer.value.sports)
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      turns.end()
      abort.abort()
    }
  }, [api, query, turns])
  if (isFailed) return <p className={styles.note}>{text('err.generic')}</p>
  if (found === undefined) return null
  if (found.length === 0) return <p className={styles.note}>{text('err.no_results')}</p>
  return (
    <div className={styles.results}>
      {found.map((sport) => (
        <section key={sport.id}>
          <Link to={prematchSportPath(sport.id)} className={styles.sport} onClick={onChoose}>
            <SportIcon alias={sport.alias} /> {sport.name}
          </Link>
          <ul>
            {sport.leagues.map((league) => (
              <li key={`league ${league.id}`}>
                <Link to={prematchLeaguePath(sport.id, league.id)} className={styles.line} onClick={onChoose}>
                  <span className={styles.name}>{league.name}</span>
                  {!saysCountry(league.name, league.country) && (
                    <span className={styles.detail}>{league.country}</span>
                  )}
                </Link>
              </li>
            ))}
            {sport.events.map((event) => (
              <FoundEvent
                key={`event ${event.id}`}
                event={event}
                to={eventPath({ id: event.id, type: event.type, sport: sport.id })}
                onChoose={onChoose}
              />
            ))}
          </ul>
          {sport.market !== null && (
            <FoundMarket sport={sport.id} market={sport.market} onChoose={onChoose} />
          )}
        </section>
      ))}
    </div>
  )
}

interface FoundMarketProps {
  sport: number
  market: NonNullable<Found[number]['market']>
  onChoose: () => void
}

/** Matches that sell what was typed; their pages open with it in their search. */
function FoundMarket({ sport, market, onChoose }: FoundMarketProps) {
  const text = useText()
  return (
    <>
      <p className={styles.market}>{text('nav.search_market', { market: market.name })}</p>
      <ul>
        {market.events.map((event) => (
          <FoundEvent
            key={event.id}
            event={event}
            to={eventPath({ id: event.id, type: event.type, sport }, market.query)}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </>
  )
}

interface FoundEventProps {
  event: Found[number]['events'][number]
  to: string
  onChoose: () => void
}

function FoundEvent({ event, to, onChoose }: FoundEventProps) {
  const text = useText()
  const time = new Date(parseWireTime(event.time))
  return (
    <li>
      <Link to={to} className={styles.line} onClick={onChoose}>
        <span className={styles.name}>{eventTitle(event)}</span>
        <span className={styles.detail}>
          {event.league}
          {event.type === 1 ? (
            <Badge look="live">{text('nav.live')}</Badge>
          ) : (
            <time dateTime={time.toISOString()}>{formatEventTime(time)}</time>
          )}
        </span>
      </Link>
    </li>
  )
}
