import type { ColumnGroup, League } from '@xezer/contract/sport-entities'
import { Flag } from '@xezer/ui/flag'
import { memo } from 'react'
import { Link } from '../../platform/router-context.tsx'
import { prematchLeaguePath } from '../paths.ts'
import { FieldRow } from './field-row.tsx'
import styles from './league-block.module.css'
import { leagueTitle } from './league-title.ts'
import { MatchCard } from './match-card.tsx'
import { MatchRow } from './match-row.tsx'
import type { RowMetrics } from './row-metrics.ts'

interface LeagueBlockProps {
  sport: number
  head: readonly ColumnGroup[]
  league: League
  metrics: RowMetrics
}

/** A league's sticky head with the names of the columns, and its matches. */
export const LeagueBlock = memo(function LeagueBlock({ sport, head, league, metrics }: LeagueBlockProps) {
  const { country, events } = league
  const title = leagueTitle(league)
  const Match = metrics.isCard ? MatchCard : MatchRow
  return (
    <section aria-label={title}>
      <header className={styles.head} style={{ height: metrics.leagueHead }}>
        <Flag code={country.code} />
        <Link to={prematchLeaguePath(sport, league.id)} className={styles.name}>
          {title}
        </Link>
        {!metrics.isCard && (
          <span className={styles.columns} aria-hidden="true">
            {head.map((group, position) => (
              <span key={group.key} className={styles.group} data-group={position}>
                {group.columns.map((column) => (
                  <span key={column} className={styles.column}>
                    {column}
                  </span>
                ))}
              </span>
            ))}
            <span className={styles.more} />
          </span>
        )}
      </header>
      {events === undefined ? (
        <div style={{ height: league.count * metrics.eventRow }} />
      ) : (
        events.map((event) =>
          event.competitors === undefined ? (
            <Match key={event.id} event={event} sport={sport} head={head} />
          ) : (
            <FieldRow key={event.id} event={event} sport={sport} isCard={metrics.isCard} />
          ),
        )
      )}
    </section>
  )
})
