import { Badge } from '@xezer/ui/badge'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import type { ReactNode } from 'react'
import { MENU_TOPIC } from '../../core/live/topic-names.ts'
import { useTopic } from '../../core/live/use-topic.ts'
import { LiveOverview } from './live-overview.tsx'
import styles from './live-page.module.css'
import { SportCarousel } from './sport-carousel.tsx'

interface LivePageProps {
  sport: number | undefined
  title: string
  pathOf: (sport: number) => string
  /** What comes next of the sport, for when nothing of it is in play. */
  next: ReactNode
}

/** What is in play: the total, a strip of sports, and the match list below. */
export function LivePage({ sport, title, pathOf, next }: LivePageProps) {
  const text = useText()
  const { data } = useTopic('menu', MENU_TOPIC)
  const sports = data?.sports ?? []
  const total = sports.reduce((sum, { countEvents }) => sum + countEvents, 0)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {title}
        {data !== undefined && (
          <Badge look="live">
            <span aria-hidden="true">{total}</span>
            <VisuallyHidden>{text('page.live_total', { n: total })}</VisuallyHidden>
          </Badge>
        )}
        <VisuallyHidden>{text('page.live_updates_a11y')}</VisuallyHidden>
      </h1>
      {data === undefined ? (
        <Skeleton rows={1} rowHeight={72} />
      ) : (
        <SportCarousel sports={sports} selected={sport} pathOf={pathOf} />
      )}
      <LiveOverview sport={sport} next={next} />
    </div>
  )
}
