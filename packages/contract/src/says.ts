import type { FieldCode } from './field-errors.ts'

/** Says which sentence belongs to a check of a schema: `z.regex(SHAPE, says('phone_invalid'))`. */
export function says(code: FieldCode): FieldCode {
  return code
}
