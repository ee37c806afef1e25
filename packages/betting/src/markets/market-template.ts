import type { MarketGroup } from '@xezer/sport/market-group'
import type { MarketLayout } from '@xezer/sport/market-layout'
import type { MarketType, OutcomeStyle, RuleKey, SpecifierRule } from '@xezer/sport/market-type'
import type { Side } from '@xezer/sport/side'
import type { NumberKey } from '@xezer/sport/specifier'

/** A type as its table says it, before its period, statistic and team are worked into the key. */
export interface MarketTemplate {
  /** The middle of its key, and its name below `market.type` of the messages unless `title` is another. */
  readonly name: string
  readonly title?: string
  readonly rule: RuleKey
  readonly group: MarketGroup
  readonly layout: MarketLayout
  readonly outcomes: readonly string[]
  /** Words of their own unless it says otherwise. */
  readonly outcomeStyle?: OutcomeStyle
  readonly columns: number
  readonly specifiers?: readonly SpecifierRule[]
  readonly line?: NonNullable<MarketType['line']>
  readonly numbered?: NumberKey
  /** Another statistic than that of its use. */
  readonly statistic?: string
  /** Makes two types, `<name>_home` and `<name>_away`, instead of one. */
  readonly perTeam?: true
  readonly offered?: { readonly prematch: boolean; readonly live: boolean }
}

/** Templates used over one period, in the order of display. */
export interface TemplateUse {
  /** What its keys begin with: `h1_`, empty for the match. */
  readonly prefix: string
  /** The path of the period, with specifier values in braces: `set{setnr}`. */
  readonly period: string
  /** The keys that the period takes, besides those of the templates. */
  readonly specifiers?: readonly SpecifierRule[]
  /** What counts unless a template says otherwise. */
  readonly statistic: string
  readonly templates: readonly MarketTemplate[]
}

const BOTH_PHASES = { prematch: true, live: true } as const

/** The rows of a catalogue, in the order of the event page. */
export function buildMarkets(uses: readonly TemplateUse[]): readonly MarketType[] {
  const types: MarketType[] = []
  for (const use of uses) {
    for (const template of use.templates) {
      const teams: readonly (Side | null)[] = template.perTeam ? ['home', 'away'] : [null]
      for (const team of teams) types.push(buildType(use, template, team, types.length + 1))
    }
  }
  return types
}

function buildType(use: TemplateUse, template: MarketTemplate, team: Side | null, order: number): MarketType {
  const specifiers = [...(use.specifiers ?? []), ...(template.specifiers ?? [])]
  return {
    key: `${use.prefix}${template.name}${team === null ? '' : `_${team}`}`,
    name: template.title ?? template.name,
    rule: template.rule,
    statistic: template.statistic ?? use.statistic,
    period: use.period,
    group: template.group,
    layout: template.layout,
    outcomes: template.outcomes,
    outcomeStyle: template.outcomeStyle ?? 'word',
    specifiers: specifiers.sort((left, right) => (left.key < right.key ? -1 : 1)),
    line: template.line ?? null,
    numbered: template.numbered ?? null,
    team,
    columns: template.columns,
    order,
    offered: template.offered ?? BOTH_PHASES,
  }
}

/** A template that counts something else than the score: its key and name begin with what it counts. */
export function ofStatistic(template: MarketTemplate, statistic: string): MarketTemplate {
  return { ...template, name: `${statistic}_${template.name}`, statistic }
}
