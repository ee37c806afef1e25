import { PASSWORD_LENGTH_MIN } from '@xezer/contract/identity'
import type { FormFault } from '../../core/forms/fault-text.ts'

export interface Passwords {
  prev: string
  next: string
  repeat: string
}

export const EMPTY_PASSWORDS: Passwords = { prev: '', next: '', repeat: '' }

/** What is wrong with each field before the server is asked; nothing when the form may go. */
export function decidePasswordChange(passwords: Passwords): Partial<Record<keyof Passwords, FormFault>> {
  const { prev, next, repeat } = passwords
  return {
    ...(prev === '' ? { prev: 'field_required' as const } : {}),
    ...(next.length < PASSWORD_LENGTH_MIN
      ? { next: next === '' ? ('field_required' as const) : ('password_short' as const) }
      : {}),
    ...(repeat !== next ? { repeat: 'password_mismatch' as const } : {}),
  }
}
