import { type Cell, createCell } from '../../platform/observable.ts'

/** The dialogs of identity (Spec §2, "Modals"); any screen may ask for one. */
export type AuthDialog = 'login' | 'register'
export type AuthPrompt = Cell<AuthDialog | undefined>

export function createAuthPrompt(): AuthPrompt {
  return createCell<AuthDialog | undefined>(undefined)
}
