import type { changePassword, login, register } from '@xezer/contract/identity'
import type { liveOverview } from '@xezer/contract/live'
import { describe, expectTypeOf, it } from 'vitest'
import type { Refusal } from '../platform/http/refusal.ts'
import type { CallAnswer } from './bind-call.ts'

describe('a handler refuses with what its call declares, and with nothing else', () => {
  it('its own codes and those that every call of its kind shares', () => {
    expectTypeOf<Refusal<'wrong_credentials'>>().toExtend<CallAnswer<typeof login>>()
    expectTypeOf<Refusal<'unavailable'>>().toExtend<CallAnswer<typeof login>>()
    expectTypeOf<Refusal<'session_expired'>>().toExtend<CallAnswer<typeof changePassword>>()
    expectTypeOf<Refusal<'idempotency_conflict'>>().toExtend<CallAnswer<typeof register>>()
  })
  it('not those of another call', () => {
    expectTypeOf<Refusal<'email_taken'>>().not.toExtend<CallAnswer<typeof login>>()
    expectTypeOf<Refusal<'session_expired'>>().not.toExtend<CallAnswer<typeof liveOverview>>()
    expectTypeOf<Refusal<'idempotency_conflict'>>().not.toExtend<CallAnswer<typeof login>>()
    expectTypeOf<Refusal>().not.toExtend<CallAnswer<typeof login>>()
  })
})
