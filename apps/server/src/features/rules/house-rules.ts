import type { RulesArticle, RulesItem } from '@xezer/contract/rules'
import { fillPlaceholders, houseRules, type RuleArticle } from '@xezer/i18n/house-rules'
import { findServerText } from '@xezer/i18n/server-text'
import { SPORTS } from '@xezer/sports/registry'
import { LOCALES, type Locale } from '@xezer/std/locale'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { marketTable } from './market-table.ts'
import { type HouseTerms, ruleValues } from './rule-values.ts'

/** The house rules with the values of this house, as the JSON that everybody gets. */
export interface HouseRules {
  menu(locale: Locale): string
  article(id: number, locale: Locale): string | Refusal<'article_not_found'>
  articles(locale: Locale): string
}

/** Filled once: nothing in them changes while the server runs. */
export function createHouseRules(terms: HouseTerms): HouseRules {
  const values = ruleValues(terms)
  const made = Object.fromEntries(
    LOCALES.map((locale) => [locale, presentRules(fillRules(values, locale))]),
  ) as Record<Locale, ReturnType<typeof presentRules>>
  return {
    menu: (locale) => made[locale].menu,
    article: (id, locale) => made[locale].byId.get(id) ?? refuse('article_not_found'),
    articles: (locale) => made[locale].articles,
  }
}

const LABEL = /^label\.(.+)$/
/** What stands in a label for what the site fills in: `Send VIP bet · …`. */
const LABEL_VALUES = { amount: '…' }

/** Every article of a language with its values, and with labels of the site as it says them: `{label.nav.my_bets}`. */
export function fillRules(values: ReadonlyMap<string, string>, locale: Locale): readonly RulesArticle[] {
  const { articles, anchors } = houseRules(locale)
  const tables = new Map(SPORTS.map((sport) => [`table.markets.${sport.key}`, sport]))
  const findValue = (name: string) => {
    const [, label] = LABEL.exec(name) ?? []
    if (label !== undefined) return findServerText(locale, label, LABEL_VALUES)
    const sport = tables.get(name)
    return sport === undefined ? (values.get(name) ?? null) : marketTable(sport, anchors, locale)
  }
  return articles.map(({ id, number, title, html }) => ({
    id,
    number,
    title,
    content: fillPlaceholders(html, findValue),
  }))
}

function presentRules(articles: readonly RulesArticle[]) {
  return {
    menu: JSON.stringify({ menu: nestArticles(articles) }),
    byId: new Map(articles.map((article) => [article.id, JSON.stringify({ article })])),
    articles: JSON.stringify({ articles }),
  }
}

type Heading = Pick<RuleArticle, 'id' | 'number' | 'title'>

/** The numbered menu: `3.2.1` stands below `3.2`, which stands below `3`. */
function nestArticles(articles: readonly Heading[]): readonly RulesItem[] {
  const below = (parent: string) =>
    articles.filter(({ number }) => number.startsWith(parent) && !number.slice(parent.length).includes('.'))
  return below('').map((chapter) => ({
    ...headingOf(chapter),
    children: below(`${chapter.number}.`).map((part) => ({
      ...headingOf(part),
      children: below(`${part.number}.`).map(headingOf),
    })),
  }))
}

function headingOf({ id, number, title }: Heading): Heading {
  return { id, number, title }
}
