import type { Queryable } from '@xezer/db/pool'
import { escapeHtml } from '@xezer/i18n/error-text'
import type { FastifyInstance } from 'fastify'
import { readNewestMails, type StoredMail } from '../core/mail/mail-store.ts'
import type { Letter, LetterWriter } from '../core/mail/write-letter.ts'

const SHOWN_MAX = 50
/** Letters carry their styles in themselves; nothing else of them may do anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'"

/** `/dev/outbox`: what was written to players, for a developer to read. A production never binds it. */
export function bindOutbox(fastify: FastifyInstance, database: Queryable, letters: LetterWriter): void {
  const readAll = () => readNewestMails(database, SHOWN_MAX)
  fastify.get('/dev/outbox', async (_request, reply) => {
    const mails = await readAll()
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLICY)
      .send(page(mails.map((mail) => section(mail, letters.write(mail)))))
  })
  fastify.get<{ Params: { key: string } }>('/dev/outbox/:key', async ({ params }, reply) => {
    const mail = (await readAll()).find(({ key }) => key === params.key)
    const letter = mail === undefined ? null : letters.write(mail)
    if (letter === null) return reply.callNotFound()
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLICY)
      .send(letter.html)
  })
}

function section(mail: StoredMail, letter: Letter | null): string {
  if (letter === null) return ''
  // Whoever reads the outbox follows the links of a mail by hand.
  const text = escapeHtml(letter.text).replaceAll(
    /https?:\/\/\S+/g,
    (link) => `<a href="${link}">${link}</a>`,
  )
  return `<article><h2><a href="/dev/outbox/${mail.key}">${escapeHtml(letter.subject)}</a></h2>
<p>${escapeHtml(mail.address)} · ${mail.locale} · ${mail.kind} · ${mail.createdAt.toISOString()}</p>
<pre style="white-space:pre-wrap">${text}</pre></article>`
}

function page(sections: readonly string[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;margin:24px auto;max-width:720px;padding:0 16px">
<h1>Outbox</h1>
${sections.join('\n<hr>\n') || '<p>No mail was written yet.</p>'}
</body></html>
`
}
