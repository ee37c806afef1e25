import type { Call, CallInput, CallOutput, Schema } from '@xezer/contract/call'
import type { ApiClient, ApiError } from '../../platform/api-client.ts'
import { createCell, type Observable } from '../../platform/observable.ts'

export type CallState<Output> = {
  /** The last good answer; it stays while a newer one is asked for. */
  data: Output | undefined
  error: ApiError | undefined
  isLoading: boolean
}

export type Resource<Output> = Observable<CallState<Output>> & { reload: () => Promise<void> }

/** Answers of reading calls by call and input, so that going back shows at once what was there. */
export type CallCache = {
  get: <C extends Call<Schema, Schema>>(call: C, input: CallInput<C>, id?: number) => Resource<CallOutput<C>>
  /** The language or the player changed: everything is out of date. */
  clear: () => void
}

/** Answers kept in memory; the oldest goes first. */
export const answersMax = 60

export function createCallCache(api: ApiClient): CallCache {
  const resources = new Map<string, Resource<unknown>>()
  return {
    get: <C extends Call<Schema, Schema>>(call: C, input: CallInput<C>, id?: number) => {
      const key = `${call.name} ${id ?? ''} ${JSON.stringify(input)}`
      const known = resources.get(key)
      // A key names its call, so what is stored under it has that call's shape.
      if (known !== undefined) return known as Resource<CallOutput<C>>
      const resource = createResource(api, call, input, id)
      resources.set(key, resource)
      for (const oldest of resources.keys()) {
        if (resources.size <= answersMax) break
        resources.delete(oldest)
      }
      return resource
    },
    clear: () => resources.clear(),
  }
}

function createResource<C extends Call<Schema, Schema>>(
  api: ApiClient,
  call: C,
  input: CallInput<C>,
  id: number | undefined,
): Resource<CallOutput<C>> {
  const state = createCell<CallState<CallOutput<C>>>({ data: undefined, error: undefined, isLoading: false })
  return {
    read: state.read,
    subscribe: state.subscribe,
    reload: async () => {
      if (state.read().isLoading) return
      state.write({ ...state.read(), isLoading: true })
      const answer = await api.call(call, input, id === undefined ? {} : { id })
      state.write(
        answer.ok
          ? { data: answer.value, error: undefined, isLoading: false }
          : { data: state.read().data, error: answer.error, isLoading: false },
      )
    },
  }
}
