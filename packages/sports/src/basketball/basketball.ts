import { parseSportFacts } from '@xezer/sport/parse-sport-facts'
import type { SportModule } from '../sport-module.ts'
import { BASKETBALL_MARGINS } from './basketball-margins.ts'
import { BASKETBALL_OVERVIEW } from './basketball-overview.ts'
import { BASKETBALL_SECTIONS } from './basketball-sections.ts'
import { BASKETBALL_MARKETS } from './markets/basketball-markets.ts'
import { BASKETBALL_PLAY } from './play/draw-basketball-play.ts'

export const BASKETBALL_SPORT: SportModule = {
  id: 2,
  key: 'basketball',
  markets: BASKETBALL_MARKETS,
  score: 'points',
  partScore: 'points',
  liveDelayMs: 5000,
  limitPercent: 80n,
  play: BASKETBALL_PLAY,
  overview: BASKETBALL_OVERVIEW,
  sections: BASKETBALL_SECTIONS,
  margins: BASKETBALL_MARGINS,
  parseFacts: parseSportFacts,
}
