import type { MarketType } from '@xezer/sport/market-type'
import type { Side } from '@xezer/sport/side'
import { assert, must } from '@xezer/std/assert'
import { HALF_GOAL_TEMPLATES, MATCH_GOAL_TEMPLATES } from './goal-templates.ts'
import type { MarketTemplate } from './market-template.ts'
import {
  HALF_CARD_TEMPLATES,
  HALF_CORNER_TEMPLATES,
  HALF_SPECIAL_TEMPLATES,
  MATCH_CARD_TEMPLATES,
  MATCH_CORNER_TEMPLATES,
  MATCH_SPECIAL_TEMPLATES,
} from './statistic-templates.ts'

const BOTH_PHASES = { prematch: true, live: true } as const

/** Templates by period, in the order of the event page. The second half has no markets of cards. */
const TEMPLATES: readonly (readonly [string, readonly MarketTemplate[]])[] = [
  ['match', MATCH_GOAL_TEMPLATES],
  ['match', MATCH_CORNER_TEMPLATES],
  ['match', MATCH_CARD_TEMPLATES],
  ['match', MATCH_SPECIAL_TEMPLATES],
  ['h1', HALF_GOAL_TEMPLATES],
  ['h1', HALF_CORNER_TEMPLATES],
  ['h1', HALF_CARD_TEMPLATES],
  ['h1', HALF_SPECIAL_TEMPLATES],
  ['h2', HALF_GOAL_TEMPLATES],
  ['h2', HALF_CORNER_TEMPLATES],
]

function buildTypes(): readonly MarketType[] {
  const types: MarketType[] = []
  for (const [period, templates] of TEMPLATES) {
    for (const template of templates) {
      const teams: readonly (Side | null)[] = template.perTeam ? ['home', 'away'] : [null]
      for (const team of teams) types.push(buildType(template, period, team, types.length + 1))
    }
  }
  return types
}

function buildType(template: MarketTemplate, period: string, team: Side | null, order: number): MarketType {
  const prefix = period === 'match' ? '' : `${period}_`
  return {
    key: `${prefix}${template.name}${team === null ? '' : `_${team}`}`,
    rule: template.rule,
    statistic: template.statistic ?? 'goals',
    period,
    group: template.group,
    layout: template.layout,
    outcomes: template.outcomes,
    specifiers: template.specifiers ?? [],
    numbered: template.numbered ?? null,
    team,
    columns: template.columns,
    order,
    offered: template.offered ?? BOTH_PHASES,
  }
}

/** Every football market type, in the order of display. */
export const FOOTBALL_MARKETS: readonly MarketType[] = buildTypes()

const BY_KEY: ReadonlyMap<string, MarketType> = new Map(FOOTBALL_MARKETS.map((type) => [type.key, type]))
assert(BY_KEY.size === FOOTBALL_MARKETS.length, 'two market types share a key')

export function findMarketType(key: string): MarketType | null {
  return BY_KEY.get(key) ?? null
}

export function getMarketType(key: string): MarketType {
  return must(findMarketType(key), `unknown market type ${key}`)
}
