import type { Call, CallErrorCode, CallInput, Schema } from '@xezer/contract/call'
import { findFieldFaults } from '@xezer/contract/field-errors'
import type { Locale } from '@xezer/std/locale'
import * as z from 'zod/mini'
import { type Refusal, refuse } from '../platform/http/refusal.ts'
import type { Shared, SharedCall } from '../platform/http/shared-answers.ts'

/** Binds a call whose answer is the same for everyone who asks the same, as JSON text that is made once a tick. */
export function shareCall<C extends Call<Schema, Schema>>(
  call: C,
  answer: (
    input: CallInput<C>,
    id: number,
    locale: Locale,
    text: string | null,
  ) => Shared<Refusal<CallErrorCode<C>>>,
): SharedCall {
  return {
    name: call.name,
    method: call.method,
    path: call.path,
    answer(body, id, locale, text) {
      const input = z.safeParse(call.input, body)
      if (!input.success) return refuse('invalid_fields', {}, findFieldFaults(input.error.issues, body))
      // TypeScript cannot follow `C` through the schema; the parse above has established it.
      return answer(input.data as CallInput<C>, id, locale, text)
    },
  }
}
