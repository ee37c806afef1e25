import type { Locale } from '@xezer/std/locale'
import { anchors as azAnchors, articles as azArticles } from './generated/az-rules.ts'
import { anchors as enAnchors, articles as enArticles } from './generated/en-rules.ts'
import { anchors as ruAnchors, articles as ruArticles } from './generated/ru-rules.ts'

/** An article of the house rules; its HTML has placeholders in braces, which the code fills with its own values. */
export interface RuleArticle {
  readonly id: number
  /** `3.2.1`: its place in the menu, three levels at most. */
  readonly number: string
  readonly title: string
  readonly html: string
}

/** Where a rule is told: `rule.total` stands in an article below a heading, as HTML, at an element or at its beginning. */
export type RuleAnchors = Readonly<
  Record<string, { readonly article: number; readonly title: string; readonly element: string | null }>
>

const rules: Readonly<Record<Locale, { articles: readonly RuleArticle[]; anchors: RuleAnchors }>> = {
  az: { articles: azArticles, anchors: azAnchors },
  ru: { articles: ruArticles, anchors: ruAnchors },
  en: { articles: enArticles, anchors: enAnchors },
}

/** The house rules of one language, as `packages/i18n/rules` has them. */
export function houseRules(locale: Locale): {
  readonly articles: readonly RuleArticle[]
  readonly anchors: RuleAnchors
} {
  return rules[locale]
}

const PLACEHOLDER = /\{([a-z]\w*(?:\.\w+)*)\}/g

/** The placeholders of a text, each as often as it stands there. */
export function placeholdersOf(html: string): string[] {
  return [...html.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
}

/** The text with its values; one that nobody knows is a mistake of the rules. */
export function fillPlaceholders(html: string, findValue: (name: string) => string | null): string {
  return html.replace(PLACEHOLDER, (_whole, name: string) => {
    const value = findValue(name)
    if (value === null) throw new Error(`the rules name {${name}}, which there is not`)
    return value
  })
}
