import type { Concern } from '@xezer/contract/notices'
import type { MessageValues } from '@xezer/i18n/generated/message-values'

interface MailShape {
  /** A mail that could not be sent for so long is not worth sending. */
  readonly hours: number
  /** The page that its button opens. */
  readonly path: `/${string}`
}

/** Told by `tellPlayer`: as a notice on the page of the account, and by mail. */
interface ToldKind extends MailShape {
  /**
   * Decides who gets it: what protects the account (`security`) or its money (`money`) everybody, a `service` letter who did
   * not turn letters off, an `offer` who asked for offers.
   */
  readonly concern: Concern
  /** It is a notice alone: the player stands before what it tells of. */
  readonly isNoticeOnly?: true
}

/** Behind the address of the page stands what opens something: a link that is the player's alone. It is no notice. */
interface SecretKind extends MailShape {
  readonly hasSecret: true
}

const DATA = '/account/data'
const PAID = '/account/payments/history'

/**
 * Every kind of mail and notice. A new one is a row here and its sentences in `packages/i18n/messages/mail.tsv`: `mail.<kind>.subject`,
 * `.text` and `.action` (the button), `.note` where there is more to say. What `.text` has in braces is what
 * `queueMail` asks for; the other sentences may name the same.
 */
export const MAIL_KINDS = {
  new_device: { concern: 'security', hours: 72, path: '/account/security' },
  passkey_added: { concern: 'security', hours: 72, path: '/account/security' },
  passkey_removed: { concern: 'security', hours: 72, path: '/account/security' },
  passkey_copied: { concern: 'security', hours: 72, path: '/account/security' },
  totp_on: { concern: 'security', hours: 72, path: '/account/security' },
  totp_off: { concern: 'security', hours: 72, path: '/account/security' },
  recovery_codes: { concern: 'security', hours: 72, path: '/account/security' },
  confirm_email: { hours: 24, path: '/link/email', hasSecret: true },
  email_change_link: { hours: 24, path: '/link/address/take', hasSecret: true },
  email_change_asked: { hours: 24, path: '/link/address/stop', hasSecret: true },
  email_change_noted: { concern: 'security', hours: 24, path: '/account/profile', isNoticeOnly: true },
  email_change_stopped: { concern: 'security', hours: 72, path: '/account/profile' },
  email_changed: { concern: 'security', hours: 72, path: '/account/profile' },
  email_wanted: { concern: 'security', hours: 72, path: '/account/security' },
  password_link: { hours: 0.5, path: '/link/password', hasSecret: true },
  export_link: { hours: 24, path: DATA, hasSecret: true },
  export_asked: { concern: 'security', hours: 72, path: DATA, isNoticeOnly: true },
  export_ready: { concern: 'service', hours: 24, path: DATA, isNoticeOnly: true },
  account_closed: { concern: 'security', hours: 72, path: '/' },
  phone_changed: { concern: 'security', hours: 72, path: '/account/profile' },
  password_changed: { concern: 'security', hours: 72, path: '/account/profile' },
  deposit_credited: { concern: 'money', hours: 72, path: PAID, isNoticeOnly: true },
  deposit_taken_back: { concern: 'money', hours: 72, path: PAID },
  withdrawal_paid: { concern: 'money', hours: 72, path: PAID },
  withdrawal_refused: { concern: 'money', hours: 72, path: PAID },
  withdrawals_unlocking: { concern: 'money', hours: 24, path: '/account/profile' },
  withdrawal_returned: { concern: 'money', hours: 72, path: PAID },
  limits_review: { concern: 'service', hours: 168, path: '/account/safety' },
  limits_none: { concern: 'service', hours: 168, path: '/account/safety' },
  identity_verified: { concern: 'security', hours: 72, path: '/account/identity' },
  identity_refused: { concern: 'security', hours: 72, path: '/account/identity' },
  identity_expired: { concern: 'security', hours: 72, path: '/account/identity' },
} as const satisfies Readonly<Record<string, ToldKind | SecretKind>>

export type MailKindName = keyof typeof MAIL_KINDS

type Named<Kind extends MailKindName> = MessageValues[`mail.${Kind}.text`]
/** What the sentences of a kind are filled with. */
export type MailValues<Kind extends MailKindName> =
  Named<Kind> extends undefined ? Readonly<Record<string, never>> : Named<Kind>

/** The kinds whose link is the player's alone. */
export type SecretMailKind = {
  [Kind in MailKindName]: (typeof MAIL_KINDS)[Kind] extends { readonly hasSecret: true } ? Kind : never
}[MailKindName]

/** The kinds that `tellPlayer` tells of. */
export type ToldMailKind = Exclude<MailKindName, SecretMailKind>

/** Null for a kind that another release knows. */
export function findMailKind(name: string): ToldKind | SecretKind | null {
  return Object.hasOwn(MAIL_KINDS, name) ? MAIL_KINDS[name as MailKindName] : null
}
