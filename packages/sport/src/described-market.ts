import type { LocalizedName } from '@xezer/std/locale'
import type { MarketGroup } from './market-group.ts'
import type { MarketType, SpecifierRule } from './market-type.ts'

/** A market type as a provider describes it, its words as templates (`docs/feed-port.md` says what stands in braces). */
export interface MarketDescription {
  readonly type: string
  readonly group: MarketGroup
  /** The provider's own groups, which its stops name. */
  readonly stopGroups: readonly string[]
  readonly specifiers: readonly SpecifierRule[]
  readonly name: LocalizedName
  /** Outcomes of it, players among them; more may come with a later description. */
  readonly outcomes: readonly { readonly outcome: string; readonly name: LocalizedName }[]
}

const TYPE_KEY = /^[a-z0-9_]+$/
/** Behind everything that the house sells by itself. */
const ORDER = 1_000_000
const COLUMNS = 2

/** Whether a handle can be made of it. */
export function isTypeKey(type: string): boolean {
  return TYPE_KEY.test(type)
}

/**
 * The row of the catalogue that a description makes, beside what was told before: words that are told anew replace the
 * old ones in the same row, so that a market that is open shows them.
 */
export function describeMarket(
  { type, group, stopGroups, specifiers, name, outcomes }: MarketDescription,
  known: MarketType | null,
): MarketType {
  const words = new Map(known?.told?.outcomes ?? [])
  for (const { outcome, name: word } of outcomes) words.set(outcome, word)
  const told = { stopGroups, name, outcomes: words }
  const line = specifiers.find(({ key, lines }) => key === 'total' && lines !== 'text')
  return Object.assign(known ?? {}, {
    key: type,
    // Results of it are only ever the provider's: no rule of the house is asked.
    rule: 'happened',
    name: type,
    statistic: '',
    period: 'match',
    group,
    layout: 'common',
    outcomes: [],
    outcomeStyle: 'word',
    specifiers: [...specifiers].sort((left, right) => (left.key < right.key ? -1 : 1)),
    line: line === undefined ? null : { key: 'total', style: 'plain' },
    numbered: null,
    team: null,
    columns: COLUMNS,
    order: ORDER,
    offered: { prematch: true, live: true },
    told,
  } satisfies MarketType)
}
