import type { Queryable } from '@xezer/db/pool'
import { escapeHtml } from '@xezer/i18n/error-text'
import { formatMoney } from '@xezer/i18n/format-money'
import { serverTranslator } from '@xezer/i18n/server-text'
import type { PlainMessageId } from '@xezer/i18n/translator'
import type { Currency, Minor } from '@xezer/money/minor'
import type { Locale } from '@xezer/std/locale'
import * as z from 'zod/mini'
import { CheckoutWay } from './gateway.ts'
import { findPending } from './payment-store.ts'

/** Where a browser goes that is to send a form to a gateway: the reference is random, and known to nobody else. */
export function payPath(reference: string): string {
  return `/pay/${reference}`
}

type PayForm = Extract<CheckoutWay, { url: string }>

interface FoundForm {
  readonly form: PayForm
  readonly method: string
  readonly payMinor: Minor
  readonly payCurrency: Currency
}

/** Null for what waits for no form, or no more. */
export async function findPayForm(database: Queryable, reference: string): Promise<FoundForm | null> {
  const payment = await findPending(database, reference)
  const way = z.safeParse(CheckoutWay, payment?.redirect).data
  if (payment === null || way === undefined || !('url' in way) || way.method !== 'POST') return null
  const { method, payAmount, payCurrency } = payment
  return { form: way, method, payMinor: payAmount, payCurrency }
}

/** Whoever is about to pay sees where he still is. */
const HOUSE = 'Xəzər'

/** The form goes there and nowhere else; no script runs. */
export function payPolicy({ url }: PayForm): string {
  const own = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src 'self'"
  return `${own}; form-action ${new URL(url).origin}`
}

export function payPage({ form, method, payMinor, payCurrency }: FoundForm, locale: Locale): string {
  const { url, data } = form
  const text = serverTranslator(locale)
  const title = escapeHtml(text('pay.title', { method: text(`payment.method.${method}` as PlainMessageId) }))
  const fields = Object.entries(data).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<link rel="stylesheet" href="/pay/page.css">
</head>
<body><main><p class="house">${HOUSE}</p>
<h1>${title}</h1>
<p class="sum">${escapeHtml(formatMoney(payMinor, payCurrency))}</p>
<p>${escapeHtml(text('pay.lead', { site: new URL(url).host }))}</p>
<form method="post" action="${escapeHtml(url)}">
${fields.join('\n')}
<button autofocus>${escapeHtml(text('pay.continue'))}</button>
</form>
<p><a href="/account/payments">${escapeHtml(text('pay.back'))}</a></p>
</main></body>
</html>`
}

/** In the house's own colours, though none of its files is loaded here. */
export const PAY_CSS = `
:root {
  --base: #f2f5f6; --s1: #ffffff; --t1: #0d1b21; --t2: #3f535d; --brand: #00766b; --brand-ink: #ffffff; --focus: #855300;
  color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --base: #0a1014; --s1: #111b21; --t1: #eef4f6; --t2: #aebfc8; --brand: #2bd4c0; --brand-ink: #04211e; --focus: #ffd66b;
  }
}
body { margin: 0; padding: 16px; background: var(--base); color: var(--t1) }
main { max-width: 390px; margin: 8vh auto 0; padding: 20px; background: var(--s1); border-radius: 12px }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 26px }
p { margin: 0; color: var(--t2); overflow-wrap: anywhere }
.house { margin: 0 0 16px; color: var(--brand); font-size: 20px; font-weight: 800 }
.sum { margin: 0 0 12px; color: var(--t1); font-size: 28px; line-height: 32px; font-weight: 700 }
button { width: 100%; min-height: 48px; margin: 20px 0 8px; font: inherit; font-weight: 600; border: 0; border-radius: 8px; background: var(--brand); color: var(--brand-ink); cursor: pointer }
a { color: var(--brand); display: inline-block; padding: 10px 0 }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
`
