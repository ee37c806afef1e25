import { WindowRoute } from './match-window.tsx'
import type { PageProps } from './page-props.ts'

/** `/stream/event/{event}`: the simulated broadcast. */
export default function StreamRoute({ params }: PageProps) {
  return <WindowRoute params={params} kind="stream" />
}
