import { prematchSportPath } from '../core/paths.ts'
import { EventRoute } from './live-event.tsx'
import type { PageProps } from './page-props.ts'

/** `/prematch/sport/{sport}/event/{event}`, also with `/period/{period}`. */
export default function PrematchEventRoute({ params }: PageProps) {
  return <EventRoute params={params} listPath={prematchSportPath(Number(params.sport))} />
}
