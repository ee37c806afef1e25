import { parseSportFacts } from '@xezer/sport/parse-sport-facts'
import type { SportModule } from '../sport-module.ts'
import { BASKETBALL_MARKETS } from './markets/basketball-markets.ts'
import { BASKETBALL_UNIVERSE } from './markets/market-universe.ts'

export const BASKETBALL_SPORT: SportModule = {
  id: 2,
  key: 'basketball',
  markets: BASKETBALL_MARKETS,
  universe: BASKETBALL_UNIVERSE,
  score: 'points',
  parseFacts: parseSportFacts,
}
