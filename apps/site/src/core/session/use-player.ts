import { useObservable } from '../../platform/use-observable.ts'
import { useServices } from '../services.tsx'
import type { Player } from './session.ts'

/** Who is logged in; undefined for a guest. */
export function usePlayer(): Player | undefined {
  return useObservable(useServices().session)
}
