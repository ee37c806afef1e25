import type { PageParams } from '@xezer/contract/page-routes'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { useRouteTitle } from '../../core/chrome/use-page-title.ts'
import { moveBetweenCells } from '../../core/prices/move-between-cells.ts'
import { usePlace } from '../../platform/router-context.tsx'
import { NotFound } from '../not-found.tsx'
import { findRoute, type Route } from '../route-table.ts'

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

function useScrollMemory(): void {
  const { path, arrival } = usePlace()
  const positions = useRef(new Map<string, number>())
  useEffect(() => {
    const main = document.getElementById('content')
    if (main === null) return
    // A filter that is written into the address leaves the page where it stands.
    if (arrival !== 'replace') main.scrollTop = arrival === 'pop' ? (positions.current.get(path) ?? 0) : 0
    const remember = () => positions.current.set(path, main.scrollTop)
    main.addEventListener('scroll', remember, { passive: true })
    return () => main.removeEventListener('scroll', remember)
  }, [path, arrival])
}
