import type { MessageValues } from '@xezer/i18n/generated/message-values'

interface MailKind {
  /** A mail that could not be sent for so long is not worth sending. */
  readonly hours: number
  /** The page that its button opens. */
  readonly path: `/${string}`
  /** Behind the address of the page stands what opens something: a link that is the player's alone. */
  readonly hasSecret?: true
}

/**
 * Every kind of mail. A new one is a row here and its sentences in `packages/i18n/messages/mail.tsv`: `mail.<kind>.subject`,
 * `.text` and `.action` (the button), `.note` where there is more to say. What `.text` has in braces is what
 * `queueMail` asks for; the other sentences may name the same.
 */
export const MAIL_KINDS = {
  new_device: { hours: 72, path: '/account/security' },
  passkey_added: { hours: 72, path: '/account/security' },
  passkey_removed: { hours: 72, path: '/account/security' },
  passkey_copied: { hours: 72, path: '/account/security' },
  totp_on: { hours: 72, path: '/account/security' },
  totp_off: { hours: 72, path: '/account/security' },
  recovery_codes: { hours: 72, path: '/account/security' },
  confirm_email: { hours: 24, path: '/link/email', hasSecret: true },
  password_link: { hours: 0.5, path: '/link/password', hasSecret: true },
  password_changed: { hours: 72, path: '/account/profile' },
} as const satisfies Readonly<Record<string, MailKind>>

export type MailKindName = keyof typeof MAIL_KINDS

type Named<Kind extends MailKindName> = MessageValues[`mail.${Kind}.text`]
/** What the sentences of a kind are filled with. */
export type MailValues<Kind extends MailKindName> =
  Named<Kind> extends undefined ? Readonly<Record<string, never>> : Named<Kind>

/** The kinds whose link is the player's alone. */
export type SecretMailKind = {
  [Kind in MailKindName]: (typeof MAIL_KINDS)[Kind] extends { readonly hasSecret: true } ? Kind : never
}[MailKindName]

/** Null for a kind that another release knows. */
export function findMailKind(name: string): MailKind | null {
  return Object.hasOwn(MAIL_KINDS, name) ? MAIL_KINDS[name as MailKindName] : null
}
