import { EMPTY_DRAFT, type RegistrationDraft } from './registration-draft.ts'

/** What is written down nowhere, not even until the tab is closed: both are typed again. */
const SECRETS = { password: '', passport: '' } as const

/** What of a form that was left half filled stands in it again. */
export function keptPart(draft: RegistrationDraft): RegistrationDraft {
  return { ...draft, ...SECRETS }
}

/** The form as it was left, as far as it is known; a tab's memory may hold anything. */
export function withKept(first: RegistrationDraft, kept: unknown): RegistrationDraft {
  if (typeof kept !== 'object' || kept === null) return first
  const known = Object.entries(kept).filter(
    ([name, value]) => typeof value === typeof Reflect.get(EMPTY_DRAFT, name),
  )
  return { ...first, ...Object.fromEntries(known), ...SECRETS }
}
