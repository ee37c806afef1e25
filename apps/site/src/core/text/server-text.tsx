import { lazy, Suspense } from 'react'
import { plainText } from './plain-text.ts'

// The sanitiser is a tenth of the first page's budget: it comes when there is markup to show.
const SanitisedHtml = lazy(() => import('./sanitised-html.tsx'))
const MARKUP = /[<&]/

/** A text of the server, with the little markup that its catalogue has. */
export function ServerText({ html }: { html: string }) {
  if (!MARKUP.test(html)) return html
  return (
    <Suspense fallback={plainText(html)}>
      <SanitisedHtml html={html} />
    </Suspense>
  )
}
