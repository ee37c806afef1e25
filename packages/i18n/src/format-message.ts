import type { Locale } from '@xezer/std/locale'
import type { CompiledMessage, CompiledToken } from './catalogue.ts'

type Values = Readonly<Record<string, unknown>>

/** Text of one compiled message. Lingui's own run time does more than we use, at two kilobytes of the first page. */
export function formatMessage(locale: Locale, message: CompiledMessage, values: Values): string {
  return formatTokens(locale, message, values, undefined)
}

/** `count` is what `#` stands for: the number of the plural around it. */
function formatTokens(
  locale: Locale,
  message: CompiledMessage,
  values: Values,
  count: string | undefined,
): string {
  if (typeof message === 'string') return message
  return message.map((token) => formatToken(locale, token, values, count)).join('')
}

function formatToken(
  locale: Locale,
  token: CompiledToken,
  values: Values,
  count: string | undefined,
): string {
  if (typeof token === 'string') return token === '#' ? (count ?? token) : token
  const [name, kind, forms = {}] = token
  const value = values[name]
  if (kind === undefined) return value === undefined || value === null ? '' : String(value)
  if (kind === 'select') return formatTokens(locale, forms[String(value)] ?? forms.other ?? '', values, count)
  const number = Number(value)
  const form = forms[String(value)] ?? forms[pluralRules(locale, kind).select(number)] ?? forms.other ?? ''
  return formatTokens(locale, form, values, numberFormat(locale).format(number))
}

const rules = new Map<string, Intl.PluralRules>()
const formats = new Map<Locale, Intl.NumberFormat>()

function pluralRules(locale: Locale, kind: 'plural' | 'selectordinal'): Intl.PluralRules {
  const key = `${kind} ${locale}`
  const known = rules.get(key)
  if (known !== undefined) return known
  const made = new Intl.PluralRules(locale, { type: kind === 'plural' ? 'cardinal' : 'ordinal' })
  rules.set(key, made)
  return made
}

function numberFormat(locale: Locale): Intl.NumberFormat {
  const known = formats.get(locale)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(locale)
  formats.set(locale, made)
  return made
}
