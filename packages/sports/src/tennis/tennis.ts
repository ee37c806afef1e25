import { parseSportFacts } from '@xezer/sport/parse-sport-facts'
import type { SportModule } from '../sport-module.ts'
import { TENNIS_UNIVERSE } from './market-universe.ts'
import { TENNIS_PLAY } from './play/draw-tennis-play.ts'
import { TENNIS_MARKETS } from './tennis-markets.ts'
import { TENNIS_OVERVIEW } from './tennis-overview.ts'

export const TENNIS_SPORT: SportModule = {
  id: 3,
  key: 'tennis',
  markets: TENNIS_MARKETS,
  universe: TENNIS_UNIVERSE,
  score: 'sets',
  play: TENNIS_PLAY,
  overview: TENNIS_OVERVIEW,
  parseFacts: parseSportFacts,
}
