import { useText } from '@xezer/ui/text-provider'
import { useEffect, useLayoutEffect } from 'react'
import { BRAND_NAME } from '../brand.ts'

/** The document's title while the page stands. */
export function usePageTitle(page: string): void {
  const title = useTitle(page)
  // After every render: the route's title may have been written over it.
  useEffect(() => {
    document.title = title
  })
}

/** The title of a route, until its page names itself: layout effects run before the effects of every page. */
export function useRouteTitle(page: string): void {
  const title = useTitle(page)
  useLayoutEffect(() => {
    document.title = title
  })
}

const useTitle = (page: string) => useText()('page.title', { page, brand: BRAND_NAME })
