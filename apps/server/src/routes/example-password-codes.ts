import { CALLS } from '@xezer/contract/calls'
import type { ErrorCode } from '@xezer/contract/errors'
import { ask, passwords, type Said } from './example-codes.ts'

/** A call, a code that it declares, and how it comes to say it. */
export type Scenario = readonly [call: string, code: ErrorCode, run: () => Promise<Said>]

/** Of the two ways to another password. */
export const PASSWORD_SCENARIOS: readonly Scenario[] = [
  ['changePassword', 'password_mismatch', () => ask(CALLS.changePassword, passwords({ repeat: 'else' }))],
  ['changePassword', 'password_wrong', () => ask(CALLS.changePassword, passwords({ prev: 'wrong' }))],
  [
    'changePassword',
    'password_too_common',
    () => ask(CALLS.changePassword, passwords({ next: 'password123', repeat: 'password123' })),
  ],
  [
    'restorePassword',
    'password_mismatch',
    () => ask(CALLS.restorePassword, { token: 'x', next: 'a long secret', repeat: 'else' }),
  ],
  [
    'restorePassword',
    'password_too_common',
    () => ask(CALLS.restorePassword, { token: 'x', next: 'password123', repeat: 'password123' }),
  ],
  [
    'restorePassword',
    'link_expired',
    () => ask(CALLS.restorePassword, { token: 'x', next: 'a long secret', repeat: 'a long secret' }),
  ],
]
