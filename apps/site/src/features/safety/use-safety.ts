import type { Call, CallInput, Schema } from '@xezer/contract/call'
import { accountSafety } from '@xezer/contract/safety'
import { useState } from 'react'
import { useCall } from '../../core/calls/use-call.ts'
import { useServices } from '../../core/services.tsx'
import type { ApiError } from '../../platform/api-client.ts'

/** What protects the player. */
export function useSafety() {
  return useCall(accountSafety, {})
}

/** One word of the player at a time; what it came to is said, and what protects him is read anew. */
export function useSafetyPress() {
  const { api, calls, announcer } = useServices()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const press = async <C extends Call<Schema, Schema>>(
    call: C,
    input: CallInput<C>,
    said: string,
  ): Promise<boolean> => {
    if (isBusy) return false
    setIsBusy(true)
    setError(undefined)
    const answer = await api.call(call, input)
    if (answer.ok) {
      await calls.get(accountSafety, {}).reload()
      announcer.say(said)
    } else setError(answer.error)
    setIsBusy(false)
    return answer.ok
  }
  return { press, isBusy, error, forget: () => setError(undefined) }
}
