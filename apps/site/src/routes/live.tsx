import { useText } from '@xezer/ui/text-provider'
import { LIVE_PATH, liveSportPath } from '../core/paths.ts'
import { LivePage, VIDEO } from '../features/live/live-page.tsx'
import { NextOfSport } from './next-of-sport.tsx'
import type { PageProps } from './page-props.ts'

/** `/live` and `/live/sport/{sport}`, of that also what has video. */
export default function LiveRoute({ params }: PageProps) {
  const text = useText()
  const sport = params.sport === undefined ? undefined : Number(params.sport)
  return (
    <LivePage
      sport={sport}
      title={text('nav.live')}
      basePath={LIVE_PATH}
      pathOf={liveSportPath}
      isVideo={params.video === VIDEO}
      next={<NextOfSport sport={sport} />}
    />
  )
}
