import type { SportModule } from '../sport-module.ts'
import { parseStoredFootballFacts } from './facts/read-football-facts.ts'
import { FOOTBALL_MARGINS } from './football-margins.ts'
import { FOOTBALL_OVERVIEW } from './football-overview.ts'
import { FOOTBALL_SECTIONS } from './football-sections.ts'
import { FOOTBALL_MARKETS } from './markets/football-markets.ts'

export const FOOTBALL_SPORT: SportModule = {
  id: 1,
  key: 'football',
  markets: FOOTBALL_MARKETS,
  score: 'goals',
  partScore: 'goals',
  liveDelayMs: 4000,
  limitPercent: 100n,
  play: null,
  overview: FOOTBALL_OVERVIEW,
  sections: FOOTBALL_SECTIONS,
  margins: FOOTBALL_MARGINS,
  parseFacts: parseStoredFootballFacts,
}
