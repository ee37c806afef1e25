import type { MarketGroup } from '@xezer/sport/market-group'
import type { MarketLayout, RuleKey, SpecifierRule } from '@xezer/sport/market-type'
import type { NumberKey } from '@xezer/sport/specifier'

/** A type as its table says it, before its period, statistic and team are worked into the key. */
export interface MarketTemplate {
  readonly name: string
  readonly rule: RuleKey
  readonly group: MarketGroup
  readonly layout: MarketLayout
  readonly outcomes: readonly string[]
  readonly columns: number
  readonly specifiers?: readonly SpecifierRule[]
  readonly numbered?: NumberKey
  readonly statistic?: string
  /** Makes two types, `<name>_home` and `<name>_away`, instead of one. */
  readonly perTeam?: true
  readonly offered?: { readonly prematch: boolean; readonly live: boolean }
}
