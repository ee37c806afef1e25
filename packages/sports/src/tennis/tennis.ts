import { parseSportFacts } from '@xezer/sport/parse-sport-facts'
import type { SportModule } from '../sport-module.ts'
import { TENNIS_UNIVERSE } from './market-universe.ts'
import { TENNIS_MARKETS } from './tennis-markets.ts'

export const TENNIS_SPORT: SportModule = {
  id: 3,
  key: 'tennis',
  markets: TENNIS_MARKETS,
  universe: TENNIS_UNIVERSE,
  score: 'sets',
  parseFacts: parseSportFacts,
}
