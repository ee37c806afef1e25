import * as z from 'zod/mini'

/** What any call may answer, whatever it is about. */
export const SHARED_ERRORS = [
  'bad_request',
  'invalid_fields',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'unavailable',
] as const
export type SharedErrorCode = (typeof SHARED_ERRORS)[number]

/** What a call of players may answer. */
export const PLAYER_ERRORS = ['session_required', 'session_expired'] as const
export type PlayerErrorCode = (typeof PLAYER_ERRORS)[number]

/** What a call that takes a key may answer; one that needs it, `KEY_ERRORS` too. */
export const IDEMPOTENT_ERRORS = ['idempotency_conflict', 'in_progress'] as const
export type IdempotentErrorCode = (typeof IDEMPOTENT_ERRORS)[number]
export const KEY_ERRORS = ['idempotency_key_required'] as const

/** What may be wrong with one selection of a slip. */
export const POSITION_CODES = [
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
  'duplicate_event',
  'positions_related',
  'liability_reached',
] as const
export type PositionCode = (typeof POSITION_CODES)[number]

/** What may be wrong with a combination alone. */
const ONLY_COMBINATION_CODES = [
  'line_below_minimum',
  'payout_above_maximum',
  'combination_limit_reached',
  'combined_odds_too_low',
] as const
/** What may be wrong with an accumulator or a full cover, besides what is wrong with its positions. */
export const COMBINATION_CODES = [
  'price_changed',
  'stake_below_minimum',
  'stake_above_maximum',
  'liability_reached',
  ...ONLY_COMBINATION_CODES,
] as const
export type CombinationCode = (typeof COMBINATION_CODES)[number]

/** Why the bets of a slip were not placed. */
export const SLIP_CODES = [
  ...POSITION_CODES,
  ...ONLY_COMBINATION_CODES,
  'insufficient_funds',
  'too_many_positions',
  'bet_type_unavailable',
  'bet_expired',
  'vip_not_needed',
  'vip_in_play',
  'vip_too_late',
  'player_paused',
  'player_excluded',
  'limit_reached',
  'reality_check_due',
  'rules_changed',
] as const
export type SlipCode = (typeof SLIP_CODES)[number]

/** Why an open bet was not cashed out. */
export const CASH_OUT_CODES = [
  'cash_out_over',
  'cash_out_busy',
  'cash_out_part_too_large',
  'cash_out_suspended',
  'cash_out_changed',
  'cash_out_nothing',
  'cash_out_expired',
  'cash_out_rule_met',
] as const
export type CashOutCode = (typeof CASH_OUT_CODES)[number]

/** The closed set of codes that a program may branch on (agreement 2, errors); the text beside a code is for people. */
export const ERROR_CODES = [
  ...SHARED_ERRORS,
  ...PLAYER_ERRORS,
  ...IDEMPOTENT_ERRORS,
  ...KEY_ERRORS,
  // paths
  'not_found',
  'method_not_allowed',
  // identity
  'wrong_credentials',
  'account_blocked',
  'account_closed',
  'email_taken',
  'under_age',
  'rules_not_accepted',
  'password_too_common',
  'password_mismatch',
  'password_wrong',
  'second_factor_required',
  'second_factor_wrong',
  'second_factor_on',
  'second_factor_off',
  'proof_required',
  'link_expired',
  'passkey_refused',
  'passkey_copied',
  'email_is_confirmed',
  'email_unconfirmed',
  'email_unchanged',
  'email_not_asked',
  'email_in_use',
  'phone_unchanged',
  'phone_refused',
  // betting
  ...SLIP_CODES,
  ...CASH_OUT_CODES,
  'not_ready',
  'outcome_unknown',
  'booking_not_found',
  // protection of players
  'registration_refused',
  'break_not_longer',
  'limit_not_asked',
  'limit_too_early',
  'return_not_possible',
  'return_too_early',
  'return_by_house',
  // statements
  'period_invalid',
  'statement_too_long',
  // who a player is
  'document_invalid',
  'documents_full',
  'documents_missing',
  'identity_final',
  'identity_required',
  // payments
  'payment_final',
  'withdrawals_locked',
  'voucher_invalid',
  // closing the account
  'close_open_bets',
  'close_open_rounds',
  'close_open_payments',
  'close_money_left',
  'rate_unavailable',
  'gateway_unavailable',
  'bonus_would_be_lost',
  // rules
  'article_not_found',
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
  account_blocked: 403,
  account_closed: 403,
  second_factor_required: 401,
  second_factor_wrong: 401,
  second_factor_on: 409,
  second_factor_off: 409,
  proof_required: 403,
  passkey_refused: 401,
  passkey_copied: 401,
  too_many_requests: 429,
  unavailable: 503,
  not_ready: 503,
  outcome_unknown: 503,
  internal: 500,
  idempotency_conflict: 409,
  idempotency_key_required: 400,
  in_progress: 409,
  email_taken: 409,
  email_in_use: 409,
  email_is_confirmed: 409,
  registration_refused: 403,
  player_paused: 403,
  player_excluded: 403,
  payment_final: 409,
  identity_final: 409,
  documents_full: 409,
  identity_required: 403,
  withdrawals_locked: 409,
  rate_unavailable: 503,
  gateway_unavailable: 503,
  event_not_found: 404,
  booking_not_found: 404,
  article_not_found: 404,
}

export function errorStatus(code: ErrorCode): number {
  return ERROR_STATUS[code] ?? 422
}
