import { parseSportFacts } from '@xezer/sport/parse-sport-facts'
import type { SportModule } from '../sport-module.ts'
import { TENNIS_PLAY } from './play/draw-tennis-play.ts'
import { TENNIS_MARGINS } from './tennis-margins.ts'
import { TENNIS_MARKETS } from './tennis-markets.ts'
import { TENNIS_OVERVIEW } from './tennis-overview.ts'
import { TENNIS_SECTIONS } from './tennis-sections.ts'

export const TENNIS_SPORT: SportModule = {
  id: 3,
  key: 'tennis',
  markets: TENNIS_MARKETS,
  score: 'sets',
  partScore: 'games',
  // A rally ends within it: whoever is at the court sees no point before its bet is decided.
  liveDelayMs: 6000,
  limitPercent: 60n,
  play: TENNIS_PLAY,
  overview: TENNIS_OVERVIEW,
  sections: TENNIS_SECTIONS,
  margins: TENNIS_MARGINS,
  parseFacts: parseSportFacts,
}
