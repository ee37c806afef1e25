interface DocumentForm {
  readonly name: string
  /** The windows that show it. */
  readonly media: string
  /** One of them, for which it is drawn. */
  readonly width: number
}

/** The forms of a page. The server knows no screen: it draws all of them, and the document shows the one that fits. */
export const DOCUMENT_FORMS: readonly DocumentForm[] = [
  { name: 'phone', media: '(max-width: 767px)', width: 390 },
  { name: 'drawer', media: '(min-width: 768px) and (max-width: 1023px)', width: 844 },
  { name: 'rail', media: '(min-width: 1024px) and (max-width: 1199px)', width: 1024 },
  { name: 'full', media: '(min-width: 1200px)', width: 1440 },
]

/** Where no script runs all of them are in the page. */
export const FORM_RULES = DOCUMENT_FORMS.map(
  ({ name, media }) => `@media not all and ${media}{[data-form="${name}"]{display:none}}`,
).join('')

/** Says after each form whether it is the one: `boot.js` takes it out of its wrapping, which costs no parsing. */
export const FORM_SCRIPT = 'takeForm()'

export function wrapForm({ name, media }: DocumentForm, html: string): string {
  const form = `<div data-form="${name}">${html}</div>`
  return `<noscript data-media="${media}">${form}</noscript><script>${FORM_SCRIPT}</script>`
}
