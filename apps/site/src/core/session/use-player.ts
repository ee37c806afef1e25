import { useObservable } from '../../platform/use-observable.ts'
import { useServices } from '../services.tsx'
import type { Player } from './session.ts'

/** Who is logged in; null for a guest. */
export function usePlayer(): Player | null {
  return useObservable(useServices().session)
}
