import { LeagueStatistics } from '../features/statistics/league-statistics.tsx'
import type { PageProps } from './page-props.ts'

/** `/statistics/league/{league}`. */
export default function StatisticsLeagueRoute({ params }: PageProps) {
  return <LeagueStatistics key={params.league} league={Number(params.league)} />
}
