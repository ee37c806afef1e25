import { ResultsScreen } from '../features/results/results-screen.tsx'
import type { PageProps } from './page-props.ts'

/** `/results/date/{date}`, also with a sport and a league. */
export default function ResultsRoute({ params }: PageProps) {
  const { date = '', sport, league } = params
  return (
    <ResultsScreen
      date={date}
      sport={sport === undefined ? undefined : Number(sport)}
      league={league === undefined ? undefined : Number(league)}
    />
  )
}
