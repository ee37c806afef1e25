import { Suspense } from 'react'
import { late } from '../core/chrome/late.ts'
import { useKnownAway } from '../core/protection/use-known-away.ts'
import { withLateWords } from '../core/text/with-late-words.ts'

const Notice = late(
  withLateWords(() => import('../features/safety/break-above.tsx')),
  () => null,
)

/** Above the home page of who stays away: until when, and what goes on. On a phone nothing else would say it. */
export function HomeStanding() {
  if (useKnownAway() !== true) return null
  return (
    <Suspense>
      <Notice />
    </Suspense>
  )
}
