import type { Locale } from '@xezer/std/locale'
import { contentPolicy, NOTHING_OUTSIDE, type OutsideOrigins } from '../content-policy.ts'
import { type DocumentFrame, hashOf } from './document-frame.ts'

export interface DrawnPage {
  readonly markup: string
  readonly rules: string
  readonly script: string
  readonly title: string
  readonly shareTitle: string
  readonly about: { readonly description: string; readonly structured: string | null }
  readonly path: string
  readonly locale: Locale
  /** What it was drawn of, by its questions, as JSON; null where a call refused. */
  readonly answers: Readonly<Record<string, string | null>>
  readonly atMs: number
}

export interface BuiltDocument {
  readonly html: string
  readonly policy: string
}

/**
 * The whole document, and the policy under which it shows itself: no style and no script but its own. `origin` is that of
 * the public site, where it is known: whoever shows a link elsewhere needs whole addresses.
 */
export function buildDocument(
  frame: DocumentFrame,
  drawn: DrawnPage,
  origin: string | null,
  mobileOrigin: string | null = null,
  outside: OutsideOrigins = NOTHING_OUTSIDE,
  hasCasino = true,
): BuiltDocument {
  const { markup, script, locale, answers, atMs } = drawn
  const { html, rules: places } = takeStylesOut(markup)
  const rules = drawn.rules + places
  const before = frame.before.replace(
    '<html lang="az"',
    `<html lang="${locale}" data-document=""${hasCasino ? '' : ' data-casino="off"'}`,
  )
  const known = Object.entries(answers).map(([key, text]) => `${JSON.stringify(key)}:${text}`)
  const first = `{"atMs":${atMs},"answers":{${known.join(',')}}}`
  return {
    html: [
      `${before}${headOf(drawn, origin, mobileOrigin)}</head><body>`,
      `<style>${rules}</style><div id="root">${html}</div>`,
      `<script id="first-answers" type="application/json">${escapeScript(first)}</script>`,
      frame.after,
    ].join(''),
    policy: policyWith(frame, outside, script, rules),
  }
}

/** For which windows the mobile site is meant. */
const NARROW = 'only screen and (max-width: 767px)'

/** What the document says of itself, in its own language. */
function headOf(
  { title, shareTitle, about, path }: DrawnPage,
  origin: string | null,
  mobileOrigin: string | null,
): string {
  const named = (kind: 'name' | 'property', name: string, content: string) =>
    `<meta ${kind}="${name}" content="${escapeAttribute(content)}">`
  const canonical = origin === null ? '' : `<link rel="canonical" href="${escapeAttribute(origin + path)}">`
  const { description, structured } = about
  return [
    `<title>${escapeText(title)}</title>`,
    named('name', 'description', description),
    named('property', 'og:title', shareTitle),
    named('property', 'og:description', description),
    named('property', 'og:image', `${origin ?? ''}/share.png`),
    canonical,
    origin === null || mobileOrigin === null || origin === mobileOrigin
      ? ''
      : `<link rel="alternate" media="${NARROW}" href="${escapeAttribute(mobileOrigin + path)}">`,
    origin === null ? '' : named('property', 'og:url', origin + path),
    structured === null ? '' : `<script type="application/ld+json">${escapeScript(structured)}</script>`,
  ].join('')
}

function policyWith(
  { scriptHash, styleHash }: DocumentFrame,
  outside: OutsideOrigins,
  script: string,
  rules: string,
): string {
  const own: Partial<Record<string, readonly string[]>> = {
    'script-src': [scriptHash, hashOf(script)],
    'style-src': [styleHash, hashOf(rules)],
  }
  return Object.entries(contentPolicy(outside))
    .map(([name, sources]) => [name, ...sources, ...(own[name] ?? [])].join(' '))
    .join(';')
}

/** The renderer writes quotes in texts as entities, so that this can only be an attribute. */
const STYLE_ATTRIBUTE = / style="([^"]*)"/g
/** Lengths, shares and numbers: nothing that ends a rule or loads anything. */
const DECLARATIONS = /^[-\w:;.,%+ ]*$/

/**
 * Style attributes need a policy that allows any: each different one becomes a rule of the document instead, of the
 * weight that the attribute had.
 */
export function takeStylesOut(markup: string): { html: string; rules: string } {
  const numbers = new Map<string, number>()
  const html = markup.replace(STYLE_ATTRIBUTE, (_whole, declarations: string) => {
    if (!DECLARATIONS.test(declarations)) return ''
    const number = numbers.get(declarations) ?? numbers.size
    numbers.set(declarations, number)
    return ` data-s="${number}"`
  })
  const rules = [...numbers].map(([declarations, number]) => `[data-s="${number}"]:not(#s){${declarations}}`)
  return { html, rules: rules.join('') }
}

/** JSON that cannot end the element that it stands in. */
function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
