import { resultsMenu, resultsOverview } from '@xezer/contract/results'
import { wireDate } from '@xezer/contract/wire-time'
import { isCalendarDay } from '@xezer/std/calendar-day'
import { Chip } from '@xezer/ui/chip'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { usePageTitle } from '../../core/chrome/use-page-title.ts'
import { presentDay } from '../../core/forms/date-text.ts'
import { type ResultsPlace, resultsPath } from '../../core/paths.ts'
import { useKept } from '../../core/place/use-kept.ts'
import { useServices } from '../../core/services.tsx'
import { systemClock } from '../../platform/clock.ts'
import { Link } from '../../platform/router-context.tsx'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'
import { DayPicker } from './day-picker.tsx'
import { findResults, firstResults } from './find-results.ts'
import styles from './results.module.css'
import { ResultsLeague } from './results-league.tsx'
import { overviewQuestion, shownSport } from './shown-sport.ts'

interface ResultsScreenProps extends ResultsPlace {
  date: string
}

/** How the matches of a day ended: a sport at a time, a league where one is named. */
export function ResultsScreen({ date, sport, league }: ResultsScreenProps) {
  const text = useText()
  usePageTitle(isCalendarDay(date) ? `${text('results.title')} ${presentDay(date)}` : text('err.not_found'))
  if (!isCalendarDay(date)) return <EmptyState isPage title={text('err.not_found')} />
  return <DayResults date={date} sport={sport} league={league} />
}

function DayResults({ date, sport, league }: ResultsScreenProps) {
  const text = useText()
  const { first } = useServices()
  const isDrawn = useIsDrawn()
  const { data: menu, error, reload } = useCall(resultsMenu, { date })
  const today = wireDate(isDrawn ? first.atMs : systemClock.nowMs())
  const shown = menu && shownSport(menu, { sport, league })
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{text('results.title')}</h1>
        <DayPicker date={date} today={today} pathOf={(day) => resultsPath(day, { sport })} />
      </div>
      {menu !== undefined && menu.sports.length > 0 && (
        <nav className={styles.sports} aria-label={text('results.menu')}>
          {menu.sports.map(({ id, name, countEvents }) => (
            <Link
              key={id}
              to={resultsPath(date, { sport: id })}
              className={styles.sport}
              aria-current={id === shown ? 'true' : undefined}
            >
              {name} <span className={styles.count}>{countEvents}</span>
            </Link>
          ))}
        </nav>
      )}
      {menu === undefined ? (
        error === undefined ? (
          <Skeleton rows={10} rowHeight={52} />
        ) : (
          <ErrorState onRetry={reload} />
        )
      ) : shown === undefined ? (
        <EmptyState title={text('results.none_day')} text={text('results.none_day_text')} />
      ) : (
        <Results date={date} sport={shown} league={league} />
      )}
    </div>
  )
}

/** So many stand in the document; the rest follows in a second step. */
const DRAWN_MAX = 24

function Results({ date, sport, league }: { date: string; sport: number; league: number | undefined }) {
  const text = useText()
  const isDrawn = useIsDrawn()
  const { data, error, reload } = useCall(resultsOverview, overviewQuestion(date, sport, league))
  const [query, setQuery] = useKept<string>('find', '')
  const [areOpen, setAreOpen] = useKept<boolean>('open', false)
  if (data === undefined)
    return error === undefined ? <Skeleton rows={10} rowHeight={52} /> : <ErrorState onRetry={reload} />
  const leagues = data.sports.flatMap((one) => one.leagues)
  if (leagues.length === 0) return <EmptyState title={text('results.none_found')} />
  const found = findResults(leagues, query)
  const hasMore = leagues.some(({ events }) => events.some(({ more }) => more))
  return (
    <>
      <div className={styles.tools}>
        <TextField
          className={styles.find}
          type="search"
          label={text('results.search')}
          isLabelHidden
          placeholder={text('results.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        {hasMore && (
          <Chip isOn={areOpen} onClick={() => setAreOpen(!areOpen)}>
            {text(areOpen ? 'results.close_all' : 'results.open_all')}
          </Chip>
        )}
      </div>
      {found.length === 0 && <EmptyState title={text('results.none_found')} />}
      {(isDrawn ? firstResults(found, DRAWN_MAX) : found).map((one) => (
        <ResultsLeague key={one.id} date={date} sport={sport} league={one} areOpen={areOpen} />
      ))}
    </>
  )
}
