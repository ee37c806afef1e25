import { IconBallFootball } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import type { CommonSport } from './common-sport-icon.tsx'

// Football opens the product; the icons of the other sports come in two chunks when one is shown, since a first page has
// a few of them and never thirty.
const CommonSportIcon = lazy(() => import('./common-sport-icon.tsx').catch(() => ({ default: NoIcon })))
const OtherSportIcon = lazy(() => import('./other-sport-icon.tsx').catch(() => ({ default: NoIcon })))

const COMMON = [
  'basketball',
  'table_tennis',
  'tennis',
  'volleyball',
] as const satisfies readonly CommonSport[]

const SIZE_PX = 20
const STROKE = 1.75

/** The line icon of a sport by its alias; a trophy stands in for a sport without one. */
export function SportIcon({ alias }: { alias: string }) {
  if (alias === 'football') return <IconBallFootball size={SIZE_PX} stroke={STROKE} aria-hidden="true" />
  const common = COMMON.find((one) => one === alias)
  return (
    <Suspense fallback={<NoIcon />}>
      {common === undefined ? (
        <OtherSportIcon alias={alias} size={SIZE_PX} stroke={STROKE} />
      ) : (
        <CommonSportIcon alias={common} size={SIZE_PX} stroke={STROKE} />
      )}
    </Suspense>
  )
}

/** Its place, until it is here and where it does not come. */
function NoIcon() {
  return <svg width={SIZE_PX} height={SIZE_PX} aria-hidden="true" />
}
