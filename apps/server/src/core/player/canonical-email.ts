import { domainToASCII } from 'node:url'

/** Mailboxes that take dots and whatever stands behind a plus sign for nothing. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * One mailbox, one spelling: what accounts are told apart by. Mail goes to what was typed. A text that is no address is its own
 * spelling, and nobody's.
 */
export function canonicalEmail(typed: string): string {
  const email = typed.normalize('NFKC').trim().toLowerCase()
  const at = email.lastIndexOf('@')
  if (at < 1) return email
  const local = email.slice(0, at)
  const written = email.slice(at + 1)
  const domain = domainToASCII(written) || written
  if (!DOTLESS.has(domain)) return `${local}@${domain}`
  const plain = (local.split('+')[0] ?? '').replaceAll('.', '')
  return plain === '' ? `${local}@${domain}` : `${plain}@gmail.com`
}
