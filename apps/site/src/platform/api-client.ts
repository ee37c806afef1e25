import type { Call, CallInput, CallOutput, Schema } from '@xezer/contract/call'
import { ErrorAnswer, type ErrorCode } from '@xezer/contract/errors'
import { err, ok, type Result } from '@xezer/std/result'

/** Why a call gave no answer. `text` is the server's safe HTML in the visitor's language, when it spoke. */
export type ApiError = {
  code: ErrorCode | 'network' | 'answer_not_understood'
  text: string | undefined
  fields: Record<string, string>
}

export type CallOptions = {
  /** Fills `{id}` of the path. */
  id?: number
  /** A fresh one per press, for the calls that take it (decision 11). */
  idempotencyKey?: string
  signal?: AbortSignal
}

export type ApiClient = {
  call: <C extends Call<Schema, Schema>>(
    call: C,
    input: CallInput<C>,
    options?: CallOptions,
  ) => Promise<Result<CallOutput<C>, ApiError>>
}

type ApiClientParts = {
  /** `/api/`, with its closing slash. */
  baseUrl: string
  fetch: typeof fetch
  findToken: () => string | undefined
  /** The server no longer knows the session. */
  onSessionEnd: () => void
}

const failure = (code: ApiError['code']) => err<ApiError>({ code, text: undefined, fields: {} })

/** Speaks every call of the contract; answers are validated, so that what comes out is what the types say. */
export function createApiClient({ baseUrl, fetch, findToken, onSessionEnd }: ApiClientParts): ApiClient {
  const request = (call: Call<Schema, Schema>, input: unknown, options: CallOptions) => {
    const headers = new Headers({ accept: 'application/json' })
    const token = findToken()
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    if (call.method === 'POST') headers.set('content-type', 'application/json')
    if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey)
    return fetch(baseUrl + call.path.replace('{id}', String(options.id)), {
      method: call.method,
      headers,
      credentials: 'include',
      ...(call.method === 'POST' ? { body: JSON.stringify(input) } : {}),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    })
  }
  return {
    call: async (call, input, options = {}) => {
      let response: Response
      let body: unknown
      try {
        response = await request(call, input, options)
        body = await response.json()
      } catch {
        return failure('network')
      }
      if (!response.ok) return err(parseError(body, onSessionEnd))
      const answer = call.output.safeParse(body)
      // The generic parameter is not carried through the schema's own inference.
      return answer.success ? ok(answer.data as CallOutput<typeof call>) : failure('answer_not_understood')
    },
  }
}

function parseError(body: unknown, onSessionEnd: () => void): ApiError {
  const answer = ErrorAnswer.safeParse(body)
  if (!answer.success) return { code: 'answer_not_understood', text: undefined, fields: {} }
  const { code, error, fields } = answer.data
  if (code === 'session_expired' || code === 'session_required') onSessionEnd()
  return { code, text: error, fields: fields ?? {} }
}
