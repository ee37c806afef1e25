import { useText } from '@xezer/ui/text-provider'
import { homeSportPath } from '../core/paths.ts'
import { LivePage } from '../features/live/live-page.tsx'
import { NextOfSport } from './next-of-sport.tsx'
import type { PageProps } from './page-props.ts'

/** `/` and `/home/live/sport/{sport}`: the live home. */
export default function HomeRoute({ params }: PageProps) {
  const text = useText()
  const sport = params.sport === undefined ? undefined : Number(params.sport)
  return (
    <LivePage
      sport={sport}
      title={text('nav.live_now')}
      pathOf={homeSportPath}
      next={<NextOfSport sport={sport} />}
    />
  )
}
