import { statisticsLeague } from '@xezer/contract/statistics'
import { Button } from '@xezer/ui/button'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Select } from '@xezer/ui/select'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { leagueTitle } from '../../core/match/league-title.ts'
import { useKept } from '../../core/place/use-kept.ts'
import { usePlace } from '../../platform/router-context.tsx'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'
import styles from './league-statistics.module.css'
import { PlayedList } from './played-list.tsx'
import { roundName } from './round-name.ts'
import { SeasonTable } from './season-table.tsx'
import { Part, Parts, StatisticsFrame } from './statistics-frame.tsx'

const ROUNDS_FIRST = 2
/** What is being loaded comes, and rounds that are played. */
const REFRESH_MS = 30_000

/** The season of a league: table, results by round, who leads in what. */
export function LeagueStatistics({ league }: { league: number }) {
  const text = useText()
  // Whom a search led here for; the document is everybody's and marks nobody.
  const asked = Number(usePlace().search.get('club'))
  const club = useIsDrawn() ? 0 : asked
  const [season, setSeason] = useKept<string>('season', '')
  const input = { league, ...(season === '' ? {} : { season }) }
  const { data, error, reload } = useCall(statisticsLeague, input, { refreshMs: REFRESH_MS })
  const [isAll, setIsAll] = useKept<boolean>('all', false)
  if (data === undefined)
    return (
      <StatisticsFrame title={text('statistics.title')}>
        {error === undefined ? (
          <Skeleton rows={12} rowHeight={36} />
        ) : error.code === 'not_found' ? (
          <EmptyState title={text('statistics.none')} />
        ) : (
          <ErrorState onRetry={reload} />
        )}
      </StatisticsFrame>
    )
  const rounds = isAll ? data.rounds : data.rounds.slice(0, ROUNDS_FIRST)
  return (
    <StatisticsFrame title={leagueTitle(data.league)} below={`${data.sport.name} · ${data.season}`}>
      {data.seasons.length > 1 && (
        <div className={styles.season}>
          <Select
            label={text('statistics.season')}
            value={data.season}
            options={data.seasons.map((one) => ({ value: one, label: one }))}
            onChange={setSeason}
          />
        </div>
      )}
      <Parts>
        {data.table !== null && (
          <Part title={text('statistics.table')} isWide>
            <SeasonTable table={data.table} marked={[club]} hasForm />
          </Part>
        )}
        <Part title={text('statistics.results')}>
          {rounds.map(({ round, matches }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round may be played in two pieces
            <div key={`${round} ${place}`}>
              {round !== '' && <h3 className={styles.round}>{roundName(text, round)}</h3>}
              <PlayedList matches={matches} />
            </div>
          ))}
          {rounds.length < data.rounds.length && (
            <Button size="small" onClick={() => setIsAll(true)}>
              {text('statistics.more_rounds')}
            </Button>
          )}
        </Part>
        {data.leaders.length > 0 && (
          <Part title={text('statistics.leaders')}>
            <div className={styles.leaders}>
              {data.leaders.map(({ name, rows }) => (
                <section key={name} aria-label={name}>
                  <h3 className={styles.round}>{name}</h3>
                  <ol>
                    {rows.map((row) => (
                      <li key={row.id} className={styles.leader}>
                        <span>{row.name}</span>
                        <strong>{row.value}</strong>
                      </li>
                    ))}
                  </ol>
                </section>
              ))}
            </div>
          </Part>
        )}
      </Parts>
    </StatisticsFrame>
  )
}
