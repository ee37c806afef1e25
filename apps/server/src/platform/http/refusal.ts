import type { ErrorCode } from '@xezer/contract/errors'
import type { FieldCode, FieldFault } from '@xezer/contract/field-errors'

/** What is wrong with one field: a code whose sentence names nothing, or one with its values. */
export type RefusedField = FieldCode | ErrorCode | FieldFault | ErrorWithValues
interface ErrorWithValues {
  readonly code: ErrorCode
  readonly values: Readonly<Record<string, string | number>>
}

/** What a call answers instead of its output: a code of the contract, never a text. */
export class Refusal<Code extends ErrorCode = ErrorCode> {
  readonly code: Code
  /** Values for the text of the code; escaped before they get into it. */
  readonly values: Readonly<Record<string, string | number>>
  /** What is wrong with each field that was refused. */
  readonly fields: Readonly<Record<string, RefusedField>>
  /** For 429 and 503. */
  readonly retryAfterSeconds: number | null

  constructor(
    code: Code,
    values: Readonly<Record<string, string | number>> = {},
    fields: Readonly<Record<string, RefusedField>> = {},
    retryAfterSeconds: number | null = null,
  ) {
    this.code = code
    this.values = values
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** `refuse('stake_below_minimum', { minimum: '0.10' })` */
export function refuse<const Code extends ErrorCode>(
  code: Code,
  values: Readonly<Record<string, string | number>> = {},
  fields: Readonly<Record<string, RefusedField>> = {},
): Refusal<Code> {
  return new Refusal(code, values, fields)
}

/** A refusal that passes by itself. */
export function refuseFor<
  const Code extends
    | 'too_many_requests'
    | 'unavailable'
    | 'not_ready'
    | 'outcome_unknown'
    | 'rate_unavailable'
    | 'gateway_unavailable',
>(code: Code, retryAfterSeconds: number): Refusal<Code> {
  return new Refusal(code, {}, {}, retryAfterSeconds)
}
