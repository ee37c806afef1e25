import type { EventPage } from '@xezer/contract/live'
import { eventTitle } from '@xezer/i18n/event-title'
import { Flag } from '@xezer/ui/flag'
import { IconButton } from '@xezer/ui/icon-button'
import { IconArrowLeft } from '@xezer/ui/icons'
import { StarPattern } from '@xezer/ui/star-pattern'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import { Fragment } from 'react'
import { EventStar } from '../../core/favourites/star.tsx'
import type { MatchState } from '../../core/live/event-states.ts'
import { hasPartColumns } from '../../core/match/board-columns.ts'
import { saysCountry } from '../../core/match/league-title.ts'
import { MatchLinks, StatisticsLink } from '../../core/match/match-links.tsx'
import { ScorePulse } from '../../core/match/score-pulse.tsx'
import { prematchLeaguePath } from '../../core/paths.ts'
import { Link, useRouter } from '../../platform/router-context.tsx'
import { MatchTimeline } from './match-timeline.tsx'
import { PlayState } from './play-state.tsx'
import { ScoreDetails } from './score-details.tsx'
import { ScoreMiddle } from './score-middle.tsx'
import { ScoreTable } from './score-table.tsx'
import styles from './scoreboard.module.css'
import { SpokenNews } from './spoken-news.tsx'

interface ScoreboardProps {
  page: EventPage
  state: MatchState
  listPath: string
}

/** Who plays, how it stands, and the way back to the list. */
export function Scoreboard({ page, state, listPath }: ScoreboardProps) {
  const text = useText()
  const router = useRouter()
  const { event, league, sport } = page
  const results = event.type === 1 ? state.results : null
  const isTable = results !== null && hasPartColumns(results)
  return (
    <header className={styles.board} data-table={isTable || undefined}>
      <StarPattern />
      <ScorePulse eventId={event.id} />
      <div className={styles.line}>
        <IconButton label={text('nav.back')} onClick={() => router.back(listPath)}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <Flag code={league.country.code} />
        <Link to={prematchLeaguePath(sport.id, league.id)} className={styles.league}>
          {saysCountry(league.name, league.country.name) || (
            <span className={styles.country}>{league.country.name} · </span>
          )}
          {league.name}
        </Link>
        <span className={styles.number}>{event.number}</span>
        <EventStar event={event} />
        <StatisticsLink event={event} />
        {state.ended !== true && <MatchLinks event={event} />}
      </div>
      {isTable ? (
        <div className={styles.table}>
          <VisuallyHidden>
            <h1>{eventTitle(event)}</h1>
          </VisuallyHidden>
          <ScoreTable event={event} results={results} />
          <PlayState event={event} state={state} />
        </div>
      ) : (
        <ScoreMiddle event={event} state={state} />
      )}
      {results !== null && (
        <div className={styles.details}>
          <ScoreDetails results={results} isUnplayed={state.ended === true && results.played === 0} />
        </div>
      )}
      {results !== null && state.incidents !== undefined && (
        <Fragment key={event.id}>
          <MatchTimeline incidents={state.incidents} parts={results.parts.length} played={results.played} />
          <SpokenNews incidents={state.incidents} home={event.home} away={event.away} />
        </Fragment>
      )}
    </header>
  )
}
