import purify from 'dompurify'

/** What the server's catalogue may contain: nothing that runs, loads or leads elsewhere unseen. */
const ALLOWED = {
  ALLOWED_TAGS: ['b', 'i', 'br', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^https:/,
}

/** The only component that may set HTML; it sanitises what it is given. */
export default function SanitisedHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised here, and nowhere else is HTML set
  return <span dangerouslySetInnerHTML={{ __html: purify.sanitize(html, ALLOWED) }} />
}
