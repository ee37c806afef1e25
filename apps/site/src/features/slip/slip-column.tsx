import { Skeleton } from '@xezer/ui/skeleton'
import { lazy, Suspense } from 'react'

// The slip's screens come after the first page: prices are painted before anybody can have tapped one.
const SlipPanel = lazy(() => import('./slip-panel.tsx'))

/** The right column, and the body of the slip's sheet and drawer. */
export function SlipColumn({ isInSheet = false }: { isInSheet?: boolean }) {
  return (
    <Suspense fallback={<Skeleton rows={1} rowHeight={160} />}>
      <SlipPanel isInSheet={isInSheet} />
    </Suspense>
  )
}
