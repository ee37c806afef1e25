import type { Call, CallInput, CallOutput, Schema } from '@xezer/contract/call'
import type { ApiClient, ApiError } from '../../platform/api-client.ts'
import { createCell, type Observable } from '../../platform/observable.ts'
import { createTurns } from '../../platform/turns.ts'
import type { FirstAnswers } from '../drawn/first-answers.ts'

export interface CallState<Output> {
  /** The last good answer; it stays while a newer one is asked for. */
  data: Output | undefined
  error: ApiError | undefined
  isLoading: boolean
}

export type Resource<Output> = Observable<CallState<Output>> & {
  reload: () => Promise<void>
  isWatched: () => boolean
}

/** Answers of reading calls by call and input, so that going back shows at once what was there. */
export interface CallCache {
  get: <C extends Call<Schema, Schema>>(call: C, input: CallInput<C>, id?: number) => Resource<CallOutput<C>>
  /** The player changed: nothing of the last one may be seen. */
  clear: () => void
  /** The language changed: what is on the screen stays until it is here in the new one. */
  renew: () => void
}

/** Answers kept in memory; the oldest that nobody looks at goes first. */
export const ANSWERS_MAX = 60

export function createCallCache(api: ApiClient, first?: Pick<FirstAnswers, 'find'>): CallCache {
  const resources = new Map<string, Resource<unknown>>()
  return {
    get: <C extends Call<Schema, Schema>>(call: C, input: CallInput<C>, id?: number) => {
      const key = `${call.name} ${id ?? ''} ${JSON.stringify(input)}`
      const known = resources.get(key)
      // A key names its call, so what is stored under it has that call's shape.
      if (known !== undefined) return known as Resource<CallOutput<C>>
      const brought = first?.find(call, input, id)
      const resource = createResource(api, call, input, id, brought)
      resources.set(key, resource)
      for (const [oldest, kept] of resources) {
        if (resources.size <= ANSWERS_MAX) break
        if (!kept.isWatched() && oldest !== key) resources.delete(oldest)
      }
      return resource
    },
    clear: () => resources.clear(),
    renew: () => {
      for (const [key, resource] of resources) {
        if (resource.isWatched()) void resource.reload()
        else resources.delete(key)
      }
    },
  }
}

function createResource<C extends Call<Schema, Schema>>(
  api: ApiClient,
  call: C,
  input: CallInput<C>,
  id: number | undefined,
  brought: CallOutput<C> | undefined,
): Resource<CallOutput<C>> {
  const state = createCell<CallState<CallOutput<C>>>({ data: brought, error: undefined, isLoading: false })
  let isFresh = brought !== undefined
  let readers = 0
  const turns = createTurns()
  return {
    read: state.read,
    subscribe: (listener) => {
      readers += 1
      const unsubscribe = state.subscribe(listener)
      return () => {
        readers -= 1
        unsubscribe()
      }
    },
    isWatched: () => readers > 0,
    reload: async () => {
      // What the document brought a moment ago answers the first question.
      const isAnswered = isFresh
      isFresh = false
      if (isAnswered) return
      const turn = turns.begin()
      state.write({ ...state.read(), isLoading: true })
      const answer = await api.call(call, input, id === undefined ? {} : { id })
      // The newest question counts: an older answer may be in another language.
      if (!turn.isNewest()) return
      state.write(
        answer.ok
          ? { data: answer.value, error: undefined, isLoading: false }
          : { data: state.read().data, error: answer.error, isLoading: false },
      )
    },
  }
}
