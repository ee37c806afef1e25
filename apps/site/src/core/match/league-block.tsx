import type { ColumnGroup, League } from '@xezer/contract/sport-entities'
import { Flag } from '@xezer/ui/flag'
import { type CSSProperties, memo } from 'react'
import { Link } from '../../platform/router-context.tsx'
import { Star } from '../favourites/star.tsx'
import { useShownParts } from '../live/use-topic.ts'
import { prematchLeaguePath } from '../paths.ts'
import { BoardHead } from './board-head.tsx'
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
  column: number
  /** The rows that are drawn, `to` no more; the others are empty height. */
  from: number
  to: number
}

/** A league's sticky head with the names of the columns, and its matches. */
export const LeagueBlock = memo(function LeagueBlock(props: LeagueBlockProps) {
  const { sport, head, league, metrics, column, from, to } = props
  const { country, events } = league
  const title = leagueTitle(league)
  const parts = useShownParts(events)
  return (
    <section aria-label={title} style={{ '--parts': parts } as CSSProperties}>
      <header
        className={styles.head}
        style={{ height: metrics.leagueHead }}
        data-card={metrics.isCard || undefined}
      >
        <Flag code={country.code} />
        <Link to={prematchLeaguePath(sport, league.id)} className={styles.name}>
          {title}
        </Link>
        <Star kind="leagues" id={league.id} name={title} />
        {parts > 0 && <BoardHead events={events ?? []} parts={parts} />}
        {!metrics.isCard && (
          <span className={styles.columns} aria-hidden="true">
            {head.map((group, position) => (
              <span
                key={group.key}
                className={styles.group}
                data-group={position}
                style={{ '--columns': group.columns.length } as CSSProperties}
              >
                <span className={styles.groupName}>{group.name}</span>
                {group.columns.map((name) => (
                  <span key={name} className={styles.column}>
                    {name}
                  </span>
                ))}
              </span>
            ))}
            <span className={styles.more} />
          </span>
        )}
        {metrics.isCard && parts > 0 && <span className={styles.cardMore} />}
      </header>
      {events === undefined ? (
        <div style={{ height: league.count * metrics.eventRow }} />
      ) : (
        <>
          {from > 0 && <div style={{ height: from * metrics.eventRow }} />}
          {events
            .slice(from, to)
            .map((event) =>
              event.competitors === undefined ? (
                metrics.isCard ? (
                  <MatchCard key={event.id} event={event} sport={sport} head={head} column={column} />
                ) : (
                  <MatchRow key={event.id} event={event} sport={sport} head={head} />
                )
              ) : (
                <FieldRow key={event.id} event={event} sport={sport} isCard={metrics.isCard} />
              ),
            )}
          {to < events.length && <div style={{ height: (events.length - to) * metrics.eventRow }} />}
        </>
      )}
    </section>
  )
})
