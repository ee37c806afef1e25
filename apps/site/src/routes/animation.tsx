import { WindowRoute } from './match-window.tsx'
import type { PageProps } from './page-props.ts'

/** `/animation/event/{event}`: the plan of play, in a window of 450 by 350. */
export default function AnimationRoute({ params }: PageProps) {
  return <WindowRoute params={params} kind="animation" />
}
