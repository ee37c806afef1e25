import { useText } from '@xezer/ui/text-provider'
import { Suspense } from 'react'
import { late } from '../core/chrome/late.ts'
import { HOME_PATH, homeSportPath } from '../core/paths.ts'
import { useKnownAway } from '../core/protection/use-known-away.ts'
import { justJoined } from '../core/session/just-joined.ts'
import { withLateWords } from '../core/text/with-late-words.ts'
import { TopMatches } from '../features/home/top-matches.tsx'
import { LivePage, VIDEO } from '../features/live/live-page.tsx'
import { useObservable } from '../platform/use-observable.ts'
import styles from './home.module.css'
import { HomeMore } from './home-more.tsx'
import { NextOfSport } from './next-of-sport.tsx'
import type { PageProps } from './page-props.ts'

const HomeNotices = late(
  withLateWords(() => import('./home-notices.tsx')),
  () => null,
)

/**
 * `/` and `/home/live/sport/{sport}`, all of it or what has video: the live home. Of all sports it opens with the matches
 * that most people look for.
 */
export default function HomeRoute({ params }: PageProps) {
  const text = useText()
  const isAway = useKnownAway()
  const hasNotice = useObservable(justJoined) !== undefined || isAway
  const sport = params.sport === undefined ? undefined : Number(params.sport)
  const page = (
    <LivePage
      sport={sport}
      title={text('nav.live_now')}
      basePath={HOME_PATH}
      pathOf={homeSportPath}
      isVideo={params.video === VIDEO}
      next={<NextOfSport sport={sport} />}
    />
  )
  if (sport !== undefined) return page
  return (
    <div className={styles.home}>
      {hasNotice && (
        <Suspense>
          <HomeNotices />
        </Suspense>
      )}
      <TopMatches />
      {page}
      <HomeMore />
    </div>
  )
}
