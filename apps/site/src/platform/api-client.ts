import type { Call, CallInput, CallOutput, Schema } from '@xezer/contract/call'
import type { ErrorCode } from '@xezer/contract/errors'
import { HeardError } from '@xezer/contract/heard-error'
import { err, ok, type Result } from '@xezer/std/result'
import type { PageTimers } from './page-timers.ts'

/** Why a call gave no answer. `text` is the server's safe HTML in the visitor's language, when it spoke. */
export interface ApiError {
  code: ErrorCode | 'network' | 'answer_not_understood'
  text: string | undefined
  fields: Record<string, string>
}

export interface CallOptions {
  /** Fills `{id}` of the path. */
  id?: number
  /** A fresh one per press, for the calls that take it (agreement 11, idempotency). */
  idempotencyKey?: string
  signal?: AbortSignal
  /** How long to wait for the answer. */
  patienceMs?: number
}

/** Without an answer by now nobody knows what became of a call: five times the delay of a live bet. */
export const PATIENCE_MS = 20_000

export interface ApiClient {
  call: <C extends Call<Schema, Schema>>(
    call: C,
    input: CallInput<C>,
    options?: CallOptions,
  ) => Promise<Result<CallOutput<C>, ApiError>>
}

interface ApiClientParts {
  /** `/api/`, with its closing slash. */
  baseUrl: string
  fetch: typeof fetch
  findToken: () => string | undefined
  /** The server no longer knows the session. */
  onSessionEnd: () => void
  timers: PageTimers
}

const SILENT_CODES: readonly ApiError['code'][] = [
  'network',
  'answer_not_understood',
  'unavailable',
  'internal',
  'in_progress',
  'outcome_unknown',
]

/** Whether nobody knows what became of the call. Every other answer is a clear no. */
export function isSilent({ code }: ApiError): boolean {
  return SILENT_CODES.includes(code)
}

const failure = (code: ApiError['code']) => err<ApiError>({ code, text: undefined, fields: {} })

/** Speaks every call of the contract; answers are validated, so that what comes out is what the types say. */
export function createApiClient(parts: ApiClientParts): ApiClient {
  const { baseUrl, fetch, findToken, onSessionEnd, timers } = parts
  const request = async (call: Call<Schema, Schema>, input: unknown, options: CallOptions) => {
    const end = new AbortController()
    const stop = () => end.abort()
    const cancel = timers.after(options.patienceMs ?? PATIENCE_MS, stop)
    if (options.signal?.aborted) stop()
    options.signal?.addEventListener('abort', stop)
    const headers = new Headers({ accept: 'application/json' })
    const token = findToken()
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    if (call.method === 'POST') headers.set('content-type', 'application/json')
    if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey)
    try {
      const response = await fetch(baseUrl + call.path.replace('{id}', String(options.id)), {
        method: call.method,
        headers,
        credentials: 'include',
        signal: end.signal,
        ...(call.method === 'POST' ? { body: JSON.stringify(input) } : {}),
      })
      return { isOk: response.ok, body: (await response.json()) as unknown }
    } finally {
      cancel()
      options.signal?.removeEventListener('abort', stop)
    }
  }
  return {
    call: async (call, input, options = {}) => {
      const response = await request(call, input, options).catch(() => undefined)
      if (response === undefined) return failure('network')
      if (!response.isOk) return err(parseError(response.body, onSessionEnd))
      const answer = call.output.safeParse(response.body)
      // The generic parameter is not carried through the schema's own inference.
      return answer.success ? ok(answer.data as CallOutput<typeof call>) : failure('answer_not_understood')
    },
  }
}

function parseError(body: unknown, onSessionEnd: () => void): ApiError {
  const answer = HeardError.safeParse(body)
  if (!answer.success) return { code: 'answer_not_understood', text: undefined, fields: {} }
  const { code, error, fields } = answer.data
  if (code === 'session_expired' || code === 'session_required') onSessionEnd()
  // One that is newer than this page is treated like any other that nobody here asks for.
  return { code: code as ErrorCode, text: error, fields: fields ?? {} }
}
