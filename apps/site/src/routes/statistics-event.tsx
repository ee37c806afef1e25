import { EventStatistics } from '../features/statistics/event-statistics.tsx'
import type { PageProps } from './page-props.ts'

/** `/statistics/event/{event}`. */
export default function StatisticsEventRoute({ params }: PageProps) {
  return <EventStatistics key={params.event} event={Number(params.event)} />
}
