import type * as z from 'zod/mini'
import type { ErrorCode, IdempotentErrorCode, PlayerErrorCode, SharedErrorCode } from './errors.ts'

export type Schema = z.ZodMiniType

/** One entry per call: the server binds it, the site calls it, the document is generated from it. */
export interface Call<Input extends Schema, Output extends Schema> {
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Below the API base, without a leading slash; `{id}` stands for a number in the path. */
  readonly path: string
  /** `player`: a living session is needed; `optional`: the answer may differ for one; `none`: never read. */
  readonly auth: 'none' | 'optional' | 'player'
  readonly summary: string
  readonly input: Input
  readonly output: Output
  /** What this call may answer beyond the codes that every call shares: a handler can refuse with no other. */
  readonly errors: readonly ErrorCode[]
  /**
   * Takes an `Idempotency-Key` header (agreement 11, idempotency): `required` where a repeat would move money, `optional` where
   * a client that knows the calls alone must get through.
   */
  readonly idempotency?: 'required' | 'optional'
  /** Where a body may be larger than that of other calls. */
  readonly bodyBytesMax?: number
  /** Takes a file in place of JSON: its bytes as they are, of one of these types. */
  readonly bodyTypes?: readonly string[]
  /** Asked by an open page on its own: it does not keep a session alive. */
  readonly isPoll?: true
}

/** Keeps auth, errors and idempotency as literals, so that a handler gets and gives exactly what the call says. */
export function defineCall<const C extends Call<Schema, Schema>>(call: C): C {
  return call
}

export type CallInput<C> = C extends Call<infer Input, Schema> ? z.output<Input> : never
export type CallOutput<C> = C extends Call<Schema, infer Output> ? z.output<Output> : never

/** What a call may answer instead of its output. */
export type CallErrorCode<C extends Pick<Call<Schema, Schema>, 'errors' | 'auth'>> =
  | C['errors'][number]
  | SharedErrorCode
  | (C['auth'] extends 'player' ? PlayerErrorCode : never)
  | (C extends { readonly idempotency: string } ? IdempotentErrorCode : never)
