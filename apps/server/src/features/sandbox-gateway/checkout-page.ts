import { escapeHtml } from '@xezer/i18n/error-text'
import { groupThousands } from '@xezer/i18n/format-money'
import { serverTranslator } from '@xezer/i18n/server-text'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { formatAmountText } from '@xezer/money/amount-text'
import { minor } from '@xezer/money/minor'
import type { Locale } from '@xezer/std/locale'
import type { SandboxOrder } from './sandbox-books.ts'

const FAULTS = ['twice', 'other_amount', 'other_currency', 'forged', 'after_decline'] as const
/** Nothing is paid by these, so nobody asks from which account. */
export const WITHOUT_ACCOUNT: readonly string[] = ['decline', 'pend']
const BACK_PATH = '/account/payments/history'

/** The page on which the player pays at the sandbox: plain HTML of another house than the site's, without scripts. */
export function checkoutPage(order: SandboxOrder, locale: Locale): string {
  const text = serverTranslator(locale)
  const say = (key: PlainMessageId) => escapeHtml(text(key))
  const [whole = '', cents = ''] = formatAmountText(minor(order.amountMinor)).split('.')
  const press = (choice: string, look = '') => {
    const rule = WITHOUT_ACCOUNT.includes(choice) ? ' formnovalidate' : ''
    return `<button name="choice" value="${choice}"${look && ` class="${look}"`}${rule}>${say(`checkout.${choice}` as PlainMessageId)}</button>`
  }
  return page(
    locale,
    `<p class="notice">${say('checkout.notice')}</p>
<dl><div><dt>${say('checkout.method')}</dt><dd>${say(`payment.method.${order.method}` as PlainMessageId)}</dd></div>
<div><dt>${say('checkout.amount')}</dt><dd class="amount">${groupThousands(whole)}.${cents} ${escapeHtml(order.currency)}</dd></div></dl>
<form method="post" action="/sandbox/checkout/${escapeHtml(order.token)}?lang=${locale}">
<label for="account">${say('checkout.account')}</label>
<input id="account" name="account" required minlength="4" maxlength="64" autocomplete="off" value="${escapeHtml(order.account ?? '')}" aria-describedby="hint">
<p id="hint" class="hint">${say('checkout.account.hint')}</p>
${press('approve', 'main')}
<div class="pair">${press('decline')}${press('pend')}</div>
<details><summary>${say('checkout.faults')}</summary>
${FAULTS.map((fault) => press(fault)).join('\n')}
<div class="pair">${press('late')}<label class="seconds">${say('checkout.late.seconds')}
<input name="seconds" type="number" min="1" max="90000" value="30"></label></div>
</details></form>`,
  )
}

export function checkoutEnd(key: 'over' | 'closed' | 'pending' | 'none', locale: Locale): string {
  const text = serverTranslator(locale)
  return page(
    locale,
    `<p>${escapeHtml(text(`checkout.${key}`))}</p>
<p><a href="${BACK_PATH}">${escapeHtml(text('checkout.back'))}</a></p>`,
  )
}

function page(locale: Locale, body: string): string {
  const title = escapeHtml(serverTranslator(locale)('checkout.title'))
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/sandbox/checkout.css">
</head>
<body><main><h1>${title}</h1>
${body}
</main></body>
</html>`
}

/** Colours of no token: it is another house's page. */
export const CHECKOUT_CSS = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; padding: 16px; background: #f2f4f6; color: #16202a }
main { max-width: 390px; margin: 0 auto; padding: 20px; background: #fff; border-radius: 12px }
h1 { margin: 0 0 8px; font-size: 20px }
.notice { margin: 0 0 16px; padding: 8px 12px; background: #fff3d6; color: #4a3500; border-radius: 8px; font-size: 14px }
dl { margin: 0 0 16px } dl div { display: flex; justify-content: space-between; gap: 12px; padding: 6px 0 }
dt { color: #50606f } dd { margin: 0; text-align: right } .amount { font-weight: 700; font-variant-numeric: tabular-nums }
label { display: block; font-size: 14px } .hint { margin: 4px 0 12px; font-size: 13px; color: #50606f }
input { box-sizing: border-box; width: 100%; min-height: 44px; padding: 0 12px; font: inherit; border: 1px solid #76889a; border-radius: 8px; background: transparent; color: inherit }
button { width: 100%; min-height: 44px; margin: 4px 0; padding: 8px 12px; font: inherit; border: 1px solid #76889a; border-radius: 8px; background: transparent; color: inherit; cursor: pointer }
button.main { border: 0; background: #0b5bd3; color: #fff; font-weight: 600 }
.pair { display: flex; gap: 8px; align-items: flex-end } .pair > * { flex: 1 }
details { margin-top: 12px } summary { min-height: 44px; line-height: 44px; cursor: pointer; color: #50606f }
a { color: #0b5bd3; display: inline-block; padding: 10px 0 }
:focus-visible { outline: 2px solid #0b5bd3; outline-offset: 2px }
@media (prefers-color-scheme: dark) {
  body { background: #10161c; color: #e8eef4 } main { background: #1a232c }
  .notice { background: #3c3114; color: #ffe9b0 } dt, .hint, summary { color: #a9b8c6 }
  a { color: #8db9ff } :focus-visible { outline-color: #8db9ff }
}
`
