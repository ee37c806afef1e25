import { RULE_KEYS } from '@xezer/sport/market-type'
import { expect, it } from 'vitest'
import { BASKETBALL_MARKETS } from './basketball/markets/basketball-markets.ts'
import { FOOTBALL_MARKETS } from './football/markets/football-markets.ts'
import { TENNIS_MARKETS } from './tennis/tennis-markets.ts'

it('every settlement rule is used by a sport, so that none is dead', () => {
  const catalogues = [FOOTBALL_MARKETS, BASKETBALL_MARKETS, TENNIS_MARKETS]
  const used = catalogues.flatMap(({ types }) => types.map(({ rule }) => rule))
  expect(new Set(used)).toEqual(new Set(RULE_KEYS))
})
