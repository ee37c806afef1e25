import { useText } from '@xezer/ui/text-provider'
import { HOME_PATH, homeSportPath } from '../core/paths.ts'
import { LivePage, VIDEO } from '../features/live/live-page.tsx'
import { NextOfSport } from './next-of-sport.tsx'
import type { PageProps } from './page-props.ts'

/** `/` and `/home/live/sport/{sport}`, all of it or what has video: the live home. */
export default function HomeRoute({ params }: PageProps) {
  const text = useText()
  const sport = params.sport === undefined ? undefined : Number(params.sport)
  return (
    <LivePage
      sport={sport}
      title={text('nav.live_now')}
      basePath={HOME_PATH}
      pathOf={homeSportPath}
      isVideo={params.video === VIDEO}
      next={<NextOfSport sport={sport} />}
    />
  )
}
