import { Button } from '@xezer/ui/button'
import { EmptyState } from '@xezer/ui/empty-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { Suspense } from 'react'
import { late } from '../core/chrome/late.ts'
import { Unreached } from '../core/chrome/unreached.tsx'
import { eventTopic } from '../core/live/topic-names.ts'
import { useTopic } from '../core/live/use-topic.ts'
import { liveSportPath } from '../core/paths.ts'
import { usePlayer } from '../core/session/use-player.ts'
import { withLateWords } from '../core/text/with-late-words.ts'
import { EventView } from '../features/event/event-view.tsx'
import { useRouter } from '../platform/router-context.tsx'
import { EventFactsPlace } from './event-facts-place.tsx'
import type { PageProps } from './page-props.ts'

// A player's: a guest's first visit would carry a quarter more for it. Where it does not come the page is whole without it.
const ComboDoor = late(
  withLateWords(() => import('../features/combo/combo-door.tsx')),
  () => null,
)

/** `/live/sport/{sport}/event/{event}`, also with `/period/{period}`. */
export default function LiveEventRoute({ params }: PageProps) {
  return <EventRoute params={params} listPath={liveSportPath(Number(params.sport))} />
}

/** One event by the stream's topic, the same before and in play. */
export function EventRoute({ params, listPath }: PageProps & { listPath: string }) {
  const text = useText()
  const router = useRouter()
  const player = usePlayer()
  const { data, isGone, isFailed } = useTopic('event', eventTopic(params.event ?? ''))
  // A page that was open when the match ended is read on, however long ago that is.
  if (isGone && data?.event.ended !== true) {
    return (
      <EmptyState
        isPage
        title={text('event.gone')}
        action={<Button onClick={() => router.navigate(listPath)}>{text('nav.back')}</Button>}
      />
    )
  }
  if (data === undefined) {
    if (isFailed) return <Unreached />
    return <Skeleton rows={10} rowHeight={80} />
  }
  return (
    <>
      <EventView page={data} period={params.period} listPath={listPath} />
      {data.event.competitors === undefined && <EventFactsPlace key={data.event.id} event={data.event} />}
      {player !== undefined && (
        <Suspense>
          <ComboDoor key={data.event.id} page={data} />
        </Suspense>
      )}
    </>
  )
}
