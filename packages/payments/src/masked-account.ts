import type { AccountFieldName } from './account-fields.ts'

const DOTS = '•••'

/** An account as it may be shown and kept in the open: the first six and last four digits of a card, less of all others. */
export function maskAccount(field: AccountFieldName, account: string): string {
  const at = account.indexOf('@')
  if (at > 0) return `${account.slice(0, 1)}${DOTS}${account.slice(at)}`
  if (field === 'card') return `${account.slice(0, 6)}${DOTS}${account.slice(-4)}`
  const lead = /^[A-Z]/.exec(account)?.[0] ?? ''
  return `${lead}${DOTS}${account.slice(-4)}`
}
