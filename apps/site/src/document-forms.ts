interface DocumentForm {
  readonly name: string
  /** The windows that show it. */
  readonly media: string
  /** One of them, for which it is drawn. */
  readonly window: { readonly width: number; readonly height: number }
}

/** The forms of a page. The server knows no screen: it draws all of them, and the document shows the one that fits. */
export const DOCUMENT_FORMS: readonly DocumentForm[] = [
  { name: 'phone', media: '(max-width: 767px)', window: { width: 390, height: 844 } },
  {
    name: 'drawer',
    media: '(min-width: 768px) and (max-width: 1023px) and (min-height: 481px)',
    window: { width: 900, height: 800 },
  },
  {
    name: 'low',
    media: '(min-width: 768px) and (max-width: 1023px) and (max-height: 480px)',
    window: { width: 844, height: 390 },
  },
  {
    name: 'rail',
    media: '(min-width: 1024px) and (max-width: 1199px)',
    window: { width: 1024, height: 800 },
  },
  { name: 'full', media: '(min-width: 1200px)', window: { width: 1440, height: 900 } },
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
