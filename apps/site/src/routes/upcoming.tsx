import { UpcomingPage } from '../features/upcoming/upcoming-page.tsx'
import type { PageProps } from './page-props.ts'

/** `/live/upcoming` and `/live/upcoming/sport/{sport}`. */
export default function UpcomingRoute({ params }: PageProps) {
  return <UpcomingPage sport={params.sport === undefined ? undefined : Number(params.sport)} />
}
