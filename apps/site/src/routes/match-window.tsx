import { EmptyState } from '@xezer/ui/empty-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { Unreached } from '../core/chrome/unreached.tsx'
import { eventTopic } from '../core/live/topic-names.ts'
import { useTopic } from '../core/live/use-topic.ts'
import { MatchWindow } from '../features/broadcast/match-window.tsx'
import type { PictureKind } from '../features/broadcast/paint/picture.ts'
import type { PageProps } from './page-props.ts'

/** A match in a window of its own, by the stream's topic of its page. */
export function WindowRoute({ params, kind }: PageProps & { kind: PictureKind }) {
  const text = useText()
  const { data, isGone, isFailed } = useTopic('event', eventTopic(params.event ?? ''))
  const isShown = data !== undefined && (!isGone || data.event.ended === true)
  // Nobody plays in an event of many competitors.
  if (isShown && data.event.away !== '') return <MatchWindow key={data.event.id} page={data} kind={kind} />
  if (isGone || isShown) return <EmptyState isPage title={text('event.gone')} />
  return isFailed ? <Unreached /> : <Skeleton rows={4} rowHeight={80} />
}
