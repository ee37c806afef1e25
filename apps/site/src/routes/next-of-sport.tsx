import { Suspense } from 'react'
import { late } from '../core/chrome/late.ts'
import { useIsDrawn } from '../platform/use-is-drawn.ts'

const Part = late(
  () => import('../features/prematch/next-of-sport.tsx'),
  () => null,
)

/** What of a sport comes next; its code is fetched by who finds nothing of it in play. */
export function NextOfSport({ sport }: { sport: number | undefined }) {
  if (useIsDrawn() || sport === undefined) return null
  return (
    <Suspense>
      <Part key={sport} sport={sport} />
    </Suspense>
  )
}
