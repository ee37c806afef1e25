import type { CallOutput } from '@xezer/contract/call'
import { search } from '@xezer/contract/search'
import { parseWireTime } from '@xezer/contract/wire-time'
import { eventTitle } from '@xezer/i18n/event-title'
import { formatEventTime } from '@xezer/i18n/format-time'
import { Badge } from '@xezer/ui/badge'
import { SportIcon } from '@xezer/ui/sport-icon'
import { useText } from '@xezer/ui/text-provider'
import { useEffect, useRef, useState } from 'react'
import { saysCountry } from '../../core/match/league-title.ts'
import { openStatistics } from '../../core/open-window.ts'
import { eventPath, prematchLeaguePath, prematchSportPath, statisticsClubPath } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import { Link } from '../../platform/router-context.tsx'
import { useObservable } from '../../platform/use-observable.ts'
import { useTurns } from '../../platform/use-turns.ts'
import { moveByKey } from './move-by-key.ts'
import { recentSearches } from './recent-searches.ts'
import styles from './search-results.module.css'

type Found = CallOutput<typeof search>['sports']

/** A pause in typing that starts the search. */
const TYPING_PAUSE_MS = 200

interface SearchResultsProps {
  query: string
  /** The choice leads elsewhere: the search is over. */
  onChoose: () => void
  /** The words of a search of before. */
  onRepeat: (query: string) => void
}

/** What the words mean, or what was searched before while there are none; arrows move in both, from the field on. */
export default function SearchResults({ query, onChoose, onRepeat }: SearchResultsProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = place.current?.closest('search')
    const move = (event: KeyboardEvent) => moveByKey(event, place.current)
    box?.addEventListener('keydown', move)
    return () => box?.removeEventListener('keydown', move)
  }, [])
  const choose = () => {
    recentSearches.add(query)
    onChoose()
  }
  return (
    <div ref={place}>
      {query === '' ? <Recent onRepeat={onRepeat} /> : <Results query={query} onChoose={choose} />}
    </div>
  )
}

function Recent({ onRepeat }: { onRepeat: (query: string) => void }) {
  const text = useText()
  const queries = useObservable(recentSearches.queries)
  if (queries.length === 0) return null
  return (
    <div className={styles.results}>
      <p className={styles.recent}>
        {text('nav.recent')}
        <button type="button" className={styles.forget} onClick={recentSearches.forget}>
          {text('ui.clear')}
        </button>
      </p>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button
              type="button"
              className={styles.line}
              onClick={({ currentTarget }) => {
                currentTarget.closest('search')?.querySelector('input')?.focus()
                onRepeat(query)
              }}
            >
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Sports, leagues and events that hold the words. */
function Results({ query, onChoose }: Omit<SearchResultsProps, 'onRepeat'>) {
  const text = useText()
  const { api } = useServices()
  const [found, setFound] = useState<Found | undefined>(undefined)
  const [foundBy, setFoundBy] = useState(query)
  const [isFailed, setIsFailed] = useState(false)
  const turns = useTurns()
  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const turn = turns.begin()
      const answer = await api.call(search, { query }, { signal: abort.signal })
      if (!turn.isNewest()) return
      setIsFailed(!answer.ok)
      if (!answer.ok) return
      setFound(answer.value.sports)
      setFoundBy(query)
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
    <div className={styles.results} data-found-by={foundBy}>
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
            {sport.clubs.map((club) => (
              <li key={`club ${club.id}`}>
                <a
                  href={statisticsClubPath(club)}
                  target="_blank"
                  rel="noopener"
                  className={styles.line}
                  onClick={(press) => {
                    openStatistics(press, statisticsClubPath(club))
                    onChoose()
                  }}
                >
                  <span className={styles.name}>{club.name}</span>
                  <span className={styles.detail}>
                    {text('search.club_resting', { league: club.league.name })}
                  </span>
                </a>
              </li>
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
