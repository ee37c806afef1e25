import type { PageParams } from '@xezer/contract/page-routes'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { Suspense, useEffect, useMemo } from 'react'
import { useRouteTitle } from '../../core/chrome/use-page-title.ts'
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
    document.addEventListener('keydown', moveBetweenCells)
    return () => document.removeEventListener('keydown', moveBetweenCells)
  }, [])
  if (route === undefined) return <NotFound />
  return (
    <Suspense fallback={<Skeleton rows={8} rowHeight={52} />}>
      <route.Page params={params} />
    </Suspense>
  )
}
