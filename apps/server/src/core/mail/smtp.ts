import { createTransport } from 'nodemailer'
import type { StoredMail } from './mail-store.ts'
import type { Letter } from './write-letter.ts'

/** What a mail server made of a letter. */
export type Handed =
  | { readonly kind: 'taken' }
  /** For good: the address is none. */
  | { readonly kind: 'refused'; readonly fault: string }
  | { readonly kind: 'failed'; readonly fault: string }

export interface MailServer {
  hand(mail: Pick<StoredMail, 'key' | 'address' | 'createdAt'>, letter: Letter): Promise<Handed>
}

export interface SmtpOptions {
  readonly url: string
  readonly from: MailSender
}

/** Who mail is from. */
export interface MailSender {
  readonly name: string
  readonly address: string
}

/** A mail is held for longer than all of these together (`deliver-mails.ts`). */
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 } as const
const REFUSED_MIN = 550
const REFUSED_MAX = 559

/** A comma in what was once taken as an address would send the mail to another mailbox. */
const ONE_ADDRESS = /^[^\s@<>"',;:()[\]\\]+@[^\s@<>"',;:()[\]\\]+$/

export function createSmtp({ url, from }: SmtpOptions): MailServer {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  const transport = createTransport({ url, ...PATIENCE, disableFileAccess: true, disableUrlAccess: true })
  return {
    async hand({ key, address, createdAt }, { subject, text, html }) {
      if (!ONE_ADDRESS.test(address)) return { kind: 'refused', fault: 'not one plain address' }
      try {
        await transport.sendMail({
          messageId: `<${key}@${domain}>`,
          date: createdAt,
          from,
          to: { name: '', address },
          envelope: { from: from.address, to: [address] },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return { kind: 'taken' }
      } catch (error) {
        const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown }
        const fault = error instanceof Error ? error.message : String(error)
        // A mail server that does not know us (EAUTH) answers so as well, and may be taught.
        const isRefused =
          code === 'EENVELOPE' && Number(responseCode) >= REFUSED_MIN && Number(responseCode) <= REFUSED_MAX
        return { kind: isRefused ? 'refused' : 'failed', fault }
      }
    },
  }
}
