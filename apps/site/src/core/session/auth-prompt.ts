import { type Cell, createCell } from '../../platform/observable.ts'

/**
 * The dialogs of identity (product §2, screens, "Modals"); any screen may ask for one. `expired` is a log-in that
 * says why.
 */
export type AuthDialog = 'login' | 'register' | 'recovery' | 'expired'
export type AuthPrompt = Cell<AuthDialog | undefined>

export function createAuthPrompt(): AuthPrompt {
  return createCell<AuthDialog | undefined>(undefined)
}
