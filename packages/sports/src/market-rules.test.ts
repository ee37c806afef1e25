import { OUTRIGHT_PERIOD } from '@xezer/betting/markets/outright-templates'
import { COMBINATION_TYPE } from '@xezer/sport/combination'
import { MARKET_GROUPS } from '@xezer/sport/market-group'
import { MARKET_LAYOUTS } from '@xezer/sport/market-layout'
import { RULE_KEYS } from '@xezer/sport/market-type'
import { expect, it } from 'vitest'
import { SPORTS } from './registry.ts'

it('every settlement rule is used by a sport, so that none is dead', () => {
  const used = SPORTS.flatMap(({ markets }) =>
    [...markets.types, markets.find(COMBINATION_TYPE)].flatMap((type) => type?.rule ?? []),
  )
  expect(new Set(used)).toEqual(new Set(RULE_KEYS))
})

it.each(SPORTS.map((sport) => [sport.key, sport] as const))(
  'every market of %s stands in a tab and a layout that there are, in columns that hold its outcomes',
  (_key, { markets }) => {
    for (const { key, group, layout, outcomes, columns, order, period, statistic } of markets.types) {
      expect(MARKET_GROUPS, key).toContain(group)
      expect(MARKET_LAYOUTS, key).toContain(layout)
      expect(new Set(outcomes).size, key).toBe(outcomes.length)
      expect(columns, key).toBeGreaterThan(0)
      expect([period, statistic, ...outcomes], key).not.toContain('')
      expect(markets.types[order - (markets.types[0]?.order ?? 0)]?.key).toBe(key)
    }
  },
)

it.each(SPORTS.map((sport) => [sport.key, sport] as const))(
  'how a competition of %s ends can be sold: the world plays out those of every sport',
  (_key, { markets }) => {
    const ofEnds = markets.types.filter(({ period }) => period === OUTRIGHT_PERIOD).map(({ key }) => key)
    expect(ofEnds).toEqual(['outright_winner', 'outright_top', 'outright_relegation'])
  },
)
