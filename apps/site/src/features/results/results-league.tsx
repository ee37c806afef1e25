import { Flag } from '@xezer/ui/flag'
import { memo } from 'react'
import { leagueTitle } from '../../core/match/league-title.ts'
import { resultsPath } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import type { LeagueResults } from './find-results.ts'
import { ResultRow } from './result-row.tsx'
import styles from './results.module.css'

interface ResultsLeagueProps {
  date: string
  sport: number
  league: LeagueResults
  areOpen: boolean
}

export const ResultsLeague = memo(function ResultsLeague(props: ResultsLeagueProps) {
  const { date, sport, league, areOpen } = props
  const title = leagueTitle(league)
  return (
    <section aria-label={title} className={styles.league}>
      <h2 className={styles.leagueHead}>
        <Flag code={league.country.code} />
        <Link to={resultsPath(date, { sport, league: league.id })} className={styles.leagueName}>
          {title}
        </Link>
        <span className={styles.count}>{league.count}</span>
      </h2>
      <ul>
        {league.events.map((event) => (
          <ResultRow
            key={event.id ?? `${event.time} ${event.home}`}
            sport={sport}
            event={event}
            isOpenByItself={areOpen}
          />
        ))}
      </ul>
    </section>
  )
})
