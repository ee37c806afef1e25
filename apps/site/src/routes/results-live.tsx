import { LiveResultsScreen } from '../features/results/live-results-screen.tsx'
import type { PageProps } from './page-props.ts'

/** `/resultslive`, also of a league. */
export default function LiveResultsRoute({ params }: PageProps) {
  return <LiveResultsScreen league={params.league === undefined ? undefined : Number(params.league)} />
}
