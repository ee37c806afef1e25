import { assert } from '@xezer/std/assert'
import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  useContext,
  useSyncExternalStore,
} from 'react'
import type { Place, Router } from './router.ts'
import { useObservable } from './use-observable.ts'

export const RouterContext = createContext<Router | undefined>(undefined)

export function useRouter(): Router {
  const router = useContext(RouterContext)
  assert(router !== undefined, 'a component that navigates stands outside the RouterContext')
  return router
}

export function usePlace(): Place {
  return useObservable(useRouter().place)
}

/** The page alone: what is chosen on it, and stands behind its `?`, renders nobody else again. */
export function usePath(): string {
  const { place } = useRouter()
  const readPath = () => place.read().path
  return useSyncExternalStore(place.subscribe, readPath, readPath)
}

/** An anchor that stays on the page; new tabs, downloads and other sites are left to the browser. */
export function Link({ to, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlainClick =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !isPlainClick || rest.target !== undefined) return
    event.preventDefault()
    router.navigate(to)
  }
  return <a href={to} onClick={follow} {...rest} />
}
