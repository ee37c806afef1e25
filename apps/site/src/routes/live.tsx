import { useText } from '@xezer/ui/text-provider'
import { liveSportPath } from '../core/paths.ts'
import { LivePage } from '../features/live/live-page.tsx'
import { NextOfSport } from './next-of-sport.tsx'
import type { PageProps } from './page-props.ts'

/** `/live` and `/live/sport/{sport}`. */
export default function LiveRoute({ params }: PageProps) {
  const text = useText()
  const sport = params.sport === undefined ? undefined : Number(params.sport)
  return (
    <LivePage
      sport={sport}
      title={text('nav.live')}
      pathOf={liveSportPath}
      next={<NextOfSport sport={sport} />}
    />
  )
}
