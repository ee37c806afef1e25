import type { Call, Schema } from './call.ts'
import { type ErrorCode, IDEMPOTENT_ERRORS, KEY_ERRORS, PLAYER_ERRORS, SHARED_ERRORS } from './errors.ts'

/** What a call may answer instead of its output, as a list; `CallErrorCode` as a type. */
export function errorCodesOf(call: Call<Schema, Schema>): ErrorCode[] {
  return [
    ...SHARED_ERRORS,
    ...(call.auth === 'player' ? PLAYER_ERRORS : []),
    ...(call.idempotency === undefined ? [] : IDEMPOTENT_ERRORS),
    ...(call.idempotency === 'required' ? KEY_ERRORS : []),
    ...call.errors,
  ]
}
