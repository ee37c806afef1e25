export interface Passwords {
  prev: string
  next: string
  repeat: string
}
export type PasswordFault = 'required' | 'password_short' | 'password_mismatch'

export const EMPTY_PASSWORDS: Passwords = { prev: '', next: '', repeat: '' }
export const PASSWORD_LENGTH_MIN = 8

/** What is wrong with each field before the server is asked; nothing when the form may go. */
export function decidePasswordChange(passwords: Passwords): Partial<Record<keyof Passwords, PasswordFault>> {
  const { prev, next, repeat } = passwords
  return {
    ...(prev === '' ? { prev: 'required' as const } : {}),
    ...(next.length < PASSWORD_LENGTH_MIN
      ? { next: next === '' ? ('required' as const) : ('password_short' as const) }
      : {}),
    ...(repeat !== next ? { repeat: 'password_mismatch' as const } : {}),
  }
}
