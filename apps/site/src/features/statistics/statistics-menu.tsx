import { statisticsMenu } from '@xezer/contract/statistics'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Flag } from '@xezer/ui/flag'
import { Skeleton } from '@xezer/ui/skeleton'
import { SportIcon } from '@xezer/ui/sport-icon'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { leagueTitle } from '../../core/match/league-title.ts'
import { statisticsLeaguePath } from '../../core/paths.ts'
import { useKept } from '../../core/place/use-kept.ts'
import { foldMarks } from '../../core/text/fold-marks.ts'
import { Link } from '../../platform/router-context.tsx'
import { StatisticsFrame } from './statistics-frame.tsx'
import styles from './statistics-menu.module.css'

/** Every league that there are statistics of, by sport; a search among them. */
export function StatisticsMenu() {
  const text = useText()
  const { data, error, reload } = useCall(statisticsMenu, {})
  const [query, setQuery] = useKept<string>('find', '')
  const words = foldMarks(query).split(/\s+/).filter(Boolean)
  const holds = (names: readonly string[]) => {
    const name = foldMarks(names.join(' '))
    return words.every((word) => name.includes(word))
  }
  return (
    <StatisticsFrame title={text('statistics.title')} isMenu>
      <TextField
        className={styles.find}
        type="search"
        label={text('statistics.find')}
        isLabelHidden
        placeholder={text('statistics.find')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {data === undefined ? (
        error === undefined ? (
          <Skeleton rows={12} rowHeight={40} />
        ) : (
          <ErrorState onRetry={reload} />
        )
      ) : data.sports.length === 0 ? (
        <EmptyState title={text('statistics.none')} />
      ) : (
        data.sports.map(({ id, alias, name, leagues }) => (
          <section key={id} aria-label={name} className={styles.sport}>
            <h2 className={styles.name}>
              <SportIcon alias={alias} />
              {name}
            </h2>
            <ul className={styles.leagues}>
              {leagues
                .filter((one) => holds([one.country.name, one.name_az, one.name_ru, one.name_en]))
                .map((league) => (
                  <li key={league.id}>
                    <Link to={statisticsLeaguePath(league.id)} className={styles.league}>
                      <Flag code={league.country.code} />
                      {leagueTitle(league)}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))
      )}
    </StatisticsFrame>
  )
}
