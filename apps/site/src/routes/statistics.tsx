import { StatisticsMenu } from '../features/statistics/statistics-menu.tsx'

/** `/statistics`: the window of 1000 by 700. */
export default function StatisticsRoute() {
  return <StatisticsMenu />
}
