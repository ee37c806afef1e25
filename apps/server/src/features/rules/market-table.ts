import type { RuleAnchors } from '@xezer/i18n/house-rules'
import { columnGroupName, periodName } from '@xezer/i18n/market-name'
import { findServerText, serverTranslator } from '@xezer/i18n/server-text'
import type { SportModule } from '@xezer/sports/sport-module'
import { must } from '@xezer/std/assert'
import type { Locale } from '@xezer/std/locale'

interface Kind {
  readonly name: string
  readonly parts: Set<string>
  readonly rules: Set<string>
}

/**
 * The markets of a sport as the rules list them: each by the name that it has on the site, with the parts of play that it
 * exists for and the rule that settles it. Made of the catalogue, so that no market is without its rule.
 */
export function marketTable(sport: SportModule, anchors: RuleAnchors, locale: Locale): string {
  const text = serverTranslator(locale)
  const link = (rule: string) => {
    const { article, title, element } = must(anchors[`rule.${rule}`], `no article tells of the rule ${rule}`)
    return `<a href="/rules/article/${article}${element === null ? '' : `?at=${element}`}">${title}</a>`
  }
  const rows = listKinds(sport, locale).map(({ name, parts, rules }) =>
    row([name, [...parts].join(', '), [...rules].map(link).join(', ')], 'td'),
  )
  const head = row([text('rules.market'), text('rules.part'), text('rules.rule')], 'th')
  return `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`
}

function row(cells: readonly string[], tag: string): string {
  return `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
}

function listKinds({ markets }: SportModule, locale: Locale): readonly Kind[] {
  const kinds = new Map<string, Kind>()
  for (const type of markets.types) {
    const name = columnGroupName(type.name, locale)
    const kind = kinds.get(name) ?? { name, parts: new Set(), rules: new Set() }
    kinds.set(name, kind)
    // A part is not torn: the column is narrow.
    kind.parts.add(partOf(type.period, locale).replaceAll(' ', '\u00a0'))
    kind.rules.add(type.rule)
  }
  return [...kinds.values()]
}

/** `match`, `h1`; of `set{setnr}.game{gamenr}` that there is one for each game. */
function partOf(period: string, locale: Locale): string {
  const [, each] = /([a-z]+)\{\w+\}$/.exec(period) ?? []
  if (each === undefined) return periodName(period, locale)
  return must(findServerText(locale, `rules.part.${each}`), `the rules have no word for each ${each}`)
}
