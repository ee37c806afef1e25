import { Suspense } from 'react'
import { late } from '../chrome/late.ts'
import { plainText } from './plain-text.ts'

// The sanitiser is a tenth of the first page's budget: it comes when there is markup to show.
const SanitisedHtml = late(() => import('./sanitised-html.tsx'), WithoutMarkup)
const MARKUP = /[<&]/

/** A text of the server, with the little markup that its catalogue has. */
export function ServerText({ html }: { html: string }) {
  if (!MARKUP.test(html)) return html
  return (
    <Suspense fallback={<WithoutMarkup html={html} />}>
      <SanitisedHtml html={html} />
    </Suspense>
  )
}

function WithoutMarkup({ html }: { html: string }) {
  return plainText(html)
}
