import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

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
  /** What this call may answer beyond the codes that every call shares. */
  readonly errors: readonly ErrorCode[]
  /** Takes an `Idempotency-Key` header (agreement 11, idempotency). */
  readonly isIdempotent?: boolean
}

/** Keeps the kind of session as a literal, so that a handler of a player's call always gets its session. */
export function defineCall<
  Input extends Schema,
  Output extends Schema,
  const Auth extends Call<Input, Output>['auth'],
>(call: Call<Input, Output> & { readonly auth: Auth }): Call<Input, Output> & { readonly auth: Auth } {
  return call
}

export type CallInput<C> = C extends Call<infer Input, Schema> ? z.output<Input> : never
export type CallOutput<C> = C extends Call<Schema, infer Output> ? z.output<Output> : never
