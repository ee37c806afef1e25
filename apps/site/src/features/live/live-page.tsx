import { Badge } from '@xezer/ui/badge'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import type { ReactNode } from 'react'
import { MENU_TOPIC } from '../../core/live/topic-names.ts'
import { useTopic } from '../../core/live/use-topic.ts'
import { UPCOMING_PATH, videoPath } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import { countVideo } from './keep-video.ts'
import { LiveOverview } from './live-overview.tsx'
import styles from './live-page.module.css'
import { SportCarousel } from './sport-carousel.tsx'

/** What an address calls the part that has broadcasts. */
export const VIDEO = '1'

interface LivePageProps {
  sport: number | undefined
  title: string
  /** Of all sports, */
  basePath: string
  /** and of one. */
  pathOf: (sport: number) => string
  isVideo: boolean
  /** What comes next of the sport, for when nothing of it is in play. */
  next: ReactNode
}

const countOf = (sports: readonly { countEvents: number }[]) =>
  sports.reduce((sum, { countEvents }) => sum + countEvents, 0)

/** What is in play, all of it or what has a broadcast: the totals, a strip of sports, and the match list below. */
export function LivePage({ sport, title, basePath, pathOf, isVideo, next }: LivePageProps) {
  const text = useText()
  const { data } = useTopic('menu', MENU_TOPIC)
  const sports = data?.sports ?? []
  const withVideo = countVideo(sports)
  const path = sport === undefined ? basePath : pathOf(sport)
  const tab = (to: string, isCurrent: boolean, name: string, count?: number) => (
    <Link to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
      {name}
      {count !== undefined && <Badge look="live">{count}</Badge>}
    </Link>
  )
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {title}
        <VisuallyHidden>{text('page.live_updates_a11y')}</VisuallyHidden>
      </h1>
      {data === undefined ? (
        <Skeleton rows={1} rowHeight={72} />
      ) : (
        <div className={styles.strips}>
          <nav className={styles.tabs} aria-label={title}>
            {tab(path, !isVideo, text('nav.live'), countOf(sports))}
            {(isVideo || withVideo.length > 0) &&
              tab(videoPath(path), isVideo, text('live.video'), countOf(withVideo))}
            {tab(UPCOMING_PATH, false, text('nav.upcoming'))}
          </nav>
          <SportCarousel
            sports={isVideo ? withVideo : sports}
            selected={sport}
            pathOf={isVideo ? (id) => videoPath(pathOf(id)) : pathOf}
          />
        </div>
      )}
      <LiveOverview sport={sport} isVideo={isVideo} next={next} />
    </div>
  )
}
