import type { PageParams } from '@xezer/contract/page-routes'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useRouteTitle } from '../../core/chrome/use-page-title.ts'
import { createCellStops } from '../../core/prices/cell-stops.ts'
import { moveBetweenCells } from '../../core/prices/move-between-cells.ts'
import { usePlace } from '../../platform/router-context.tsx'
import { NotFound } from '../not-found.tsx'
import { findRoute, type Route } from '../route-table.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

export function useCurrentRoute(): { route: Route | undefined; params: PageParams } {
  const { path } = usePlace()
  return useMemo(() => findRoute(path), [path])
}

/** The page of the address, in the main area; a page that is gone back to finds its scroll position. */
export function CurrentPage() {
  const text = useText()
  const { route, params } = useCurrentRoute()
  useRouteTitle(text(route?.title ?? 'err.not_found'))
  useScrollMemory()
  useEffect(() => {
    const keepStops = createCellStops()
    document.addEventListener('keydown', moveBetweenCells)
    document.addEventListener('focusin', keepStops)
    return () => {
      document.removeEventListener('keydown', moveBetweenCells)
      document.removeEventListener('focusin', keepStops)
    }
  }, [])
  // A page whose code was here from the beginning is one piece with the shell: it is taken over with it.
  const [beginning] = useState(() => ({ route, Page: route?.findLoaded() }))
  if (route === undefined) return <NotFound />
  if (route === beginning.route && beginning.Page !== undefined) return <beginning.Page params={params} />
  return (
    <Suspense fallback={<Skeleton rows={8} rowHeight={52} />}>
      <route.Page params={params} />
    </Suspense>
  )
}
