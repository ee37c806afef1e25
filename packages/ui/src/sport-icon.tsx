import { IconBallFootball } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'

// Football opens the product; the other sports' icons come in a chunk of their own when one is shown.
const OtherSportIcon = lazy(() => import('./other-sport-icon.tsx').catch(() => ({ default: NoIcon })))

const SIZE_PX = 20
const STROKE = 1.75

/** The line icon of a sport by its alias; a trophy stands in for a sport without one. */
export function SportIcon({ alias }: { alias: string }) {
  if (alias === 'football') return <IconBallFootball size={SIZE_PX} stroke={STROKE} aria-hidden="true" />
  return (
    <Suspense fallback={<NoIcon />}>
      <OtherSportIcon alias={alias} size={SIZE_PX} stroke={STROKE} />
    </Suspense>
  )
}

/** Its place, until it is here and where it does not come. */
function NoIcon() {
  return <svg width={SIZE_PX} height={SIZE_PX} aria-hidden="true" />
}
