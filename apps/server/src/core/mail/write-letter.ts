import { escapeHtml } from '@xezer/i18n/error-text'
import { findServerText, serverTranslator } from '@xezer/i18n/server-text'
import type { Sealing } from '../sealing/sealing.ts'
import { findMailKind } from './mail-kinds.ts'
import type { StoredMail } from './mail-store.ts'
import { mailSecret } from './queue-mail.ts'

/** A mail in words. */
export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: string
}

type Written = Pick<StoredMail, 'key' | 'kind' | 'locale' | 'details' | 'firstname' | 'playerId' | 'secret'>

export interface LetterWriter {
  /** Words a mail in its language; null for a kind that another release knows, and where its secret is gone. */
  write(mail: Written): Letter | null
}

export interface LetterOptions {
  /** The origin of the site, for the addresses in a letter. */
  readonly publicUrl: string
  readonly sealing: Pick<Sealing, 'open'>
}

export function createLetterWriter({ publicUrl, sealing }: LetterOptions): LetterWriter {
  return {
    write(mail) {
      const kind = findMailKind(mail.kind)
      if (kind === null || ('hasSecret' in kind && mail.secret === null)) return null
      const address = new URL(kind.path, publicUrl)
      if (mail.secret !== null) {
        // Behind the `#`, so that it reaches no server and no log on its way.
        address.hash = sealing.open(mail.secret, mailSecret(mail.playerId, mail.key)).toString()
      }
      return wordLetter(mail, address.href)
    },
  }
}

function wordLetter(mail: Written, address: string): Letter {
  const text = serverTranslator(mail.locale)
  const say = (part: string) => findServerText(mail.locale, `mail.${mail.kind}.${part}`, { ...mail.details })
  const paragraphs = [
    text('mail.hello', { name: spellName(mail.firstname) }),
    ...[say('text'), say('note')].filter((sentence) => sentence !== null),
  ].map(onOneLine)
  const subject = onOneLine(say('subject') ?? '')
  const action = onOneLine(say('action') ?? '')
  const foot = [text('mail.automatic'), text('mail.account', { number: String(mail.playerId) })]
  return {
    subject,
    text: [...paragraphs, `${action}:\n${address}`, '-- ', ...foot].join('\n\n'),
    html: dress({ locale: mail.locale, subject, paragraphs, action, address, foot }),
  }
}

/** Names are kept in capitals; a letter does not shout. */
function spellName(name: string): string {
  return name.toLowerCase().replace(/(^|[\s'-])([a-z])/g, (_, before: string, letter: string) => {
    return before + letter.toUpperCase()
  })
}

/** Whatever stands in a value: it begins no line, and so no header and no paragraph of its own. */
function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

interface Dressed {
  readonly locale: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action: string
  readonly address: string
  readonly foot: readonly string[]
}

const SHEET = 'background:#f3f4f6;margin:0;padding:24px 12px;font:16px/1.5 Arial,sans-serif;color:#17202a'
const CARD = 'background:#ffffff;border-radius:12px;margin:0 auto;max-width:520px;padding:28px 24px'
const BUTTON =
  'background:#0b7a75;border-radius:8px;color:#ffffff;display:inline-block;font-weight:bold;padding:12px 20px;text-decoration:none'
const FOOT = 'color:#5b6673;font-size:13px;margin:8px auto 0;max-width:520px;padding:0 24px'

/** Mail programs know neither style sheets nor scripts, and pictures only when asked. */
function dress({ locale, subject, paragraphs, action, address, foot }: Dressed): string {
  const link = escapeHtml(address)
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="${SHEET}">
<div style="${CARD}">
<p style="font-size:20px;font-weight:bold;margin:0 0 16px">Xəzər</p>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('\n')}
<p style="margin:24px 0"><a href="${link}" style="${BUTTON}">${escapeHtml(action)}</a></p>
<p style="font-size:13px;margin:0;word-break:break-all"><a href="${link}">${link}</a></p>
</div>
${foot.map((line) => `<p style="${FOOT}">${escapeHtml(line)}</p>`).join('\n')}
</body>
</html>
`
}
