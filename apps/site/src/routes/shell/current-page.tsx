import type { PageParams } from '@xezer/contract/page-routes'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useEffect, useMemo } from 'react'
import { useRouteTitle } from '../../core/chrome/use-page-title.ts'
import { createCellStops } from '../../core/prices/cell-stops.ts'
import { moveBetweenCells } from '../../core/prices/move-between-cells.ts'
import { useServices } from '../../core/services.tsx'
import { usePath, usePlace } from '../../platform/router-context.tsx'
import { useLoaded } from '../late-part.ts'
import { NotFound } from '../not-found.tsx'
import { findRoute, type Route, watchFirst } from '../route-table.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

export function useCurrentRoute(): { route: Route | undefined; params: PageParams } {
  const path = usePath()
  return useMemo(() => findRoute(path), [path])
}

/** The page of the address, in the main area; a page that is gone back to finds its scroll position. */
export function CurrentPage() {
  const text = useText()
  const { route, params } = useCurrentRoute()
  useRouteTitle(text(route?.title ?? 'err.not_found'))
  useScrollMemory()
  useEffect(() => {
    const end = new AbortController()
    document.addEventListener('keydown', moveBetweenCells, end)
    document.addEventListener('focusin', createCellStops(), end)
    return () => end.abort()
  }, [])
  const { search } = usePlace()
  const { topics } = useServices()
  const Page = useLoaded(route)
  useEffect(() => {
    if (route && !Page) watchFirst(topics, route, params, search)
  }, [topics, route, Page, params, search])
  if (route === undefined) return <NotFound />
  return Page ? <Page params={params} /> : <Skeleton rows={8} rowHeight={52} />
}
