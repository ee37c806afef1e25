import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True while a component stands as the server drew it: what only the browser knows comes a moment later. */
export function useIsDrawn(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
