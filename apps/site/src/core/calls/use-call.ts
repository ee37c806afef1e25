import type { Call, CallInput, CallOutput, Schema } from '@xezer/contract/call'
import { useEffect } from 'react'
import { useObservable } from '../../platform/use-observable.ts'
import { useServices } from '../services.tsx'
import type { CallState } from './call-cache.ts'

/** Asks a reading call at mount and every `refreshMs`; old content stays while newer is on its way. */
export function useCall<C extends Call<Schema, Schema>>(
  call: C,
  input: CallInput<C>,
  { id, refreshMs }: { id?: number; refreshMs?: number } = {},
): CallState<CallOutput<C>> & { reload: () => void } {
  const { calls } = useServices()
  const resource = calls.get(call, input, id)
  const state = useObservable(resource)
  useEffect(() => {
    // Another part of the page may be asking just now.
    if (!resource.read().isLoading) void resource.reload()
    if (refreshMs === undefined) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void resource.reload()
    }, refreshMs)
    return () => clearInterval(timer)
  }, [resource, refreshMs])
  return { ...state, reload: () => void resource.reload() }
}
