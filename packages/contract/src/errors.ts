import * as z from 'zod/mini'

/** The closed set of codes that a program may branch on (agreement 2, errors); the text beside a code is for people. */
export const ERROR_CODES = [
  // every call
  'bad_request',
  'invalid_fields',
  'not_found',
  'method_not_allowed',
  'payload_too_large',
  'unsupported_media_type',
  'session_required',
  'session_expired',
  'forbidden',
  'too_many_requests',
  'unavailable',
  'internal',
  'idempotency_conflict',
  'idempotency_key_required',
  'in_progress',
  // identity
  'wrong_credentials',
  'account_blocked',
  'email_taken',
  'under_age',
  'rules_not_accepted',
  'password_too_common',
  'password_mismatch',
  'password_wrong',
  'setting_unknown',
  // betting
  'event_not_found',
  'event_started',
  'event_finished',
  'event_paused',
  'market_suspended',
  'market_closed',
  'selection_closed',
  'price_changed',
  'feed_down',
  'stake_below_minimum',
  'stake_above_maximum',
  'insufficient_funds',
  'too_many_positions',
  'bet_type_unavailable',
  'duplicate_event',
  'liability_reached',
  'bet_expired',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

export const ErrorAnswer = z.object({
  /** Safe HTML from the catalogue, in the language of the `locale` cookie. */
  error: z.string(),
  code: z.enum(ERROR_CODES),
  /** A text for each field of the request that was refused. */
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ErrorAnswer = z.output<typeof ErrorAnswer>

/** The HTTP status that goes with each code; 422 (a business rule refused) unless it says otherwise. */
export const ERROR_STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  bad_request: 400,
  invalid_fields: 422,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  session_required: 401,
  session_expired: 401,
  wrong_credentials: 401,
  forbidden: 403,
  account_blocked: 403,
  too_many_requests: 429,
  unavailable: 503,
  internal: 500,
  idempotency_conflict: 409,
  idempotency_key_required: 400,
  in_progress: 409,
  email_taken: 409,
  event_not_found: 404,
}

export function errorStatus(code: ErrorCode): number {
  return ERROR_STATUS[code] ?? 422
}
