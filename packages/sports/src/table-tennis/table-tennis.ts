import { parseSportFacts } from '@xezer/sport/parse-sport-facts'
import type { SportModule } from '../sport-module.ts'
import { TABLE_TENNIS_PLAY } from './play/table-tennis-play.ts'
import { TABLE_TENNIS_MARGINS } from './table-tennis-margins.ts'
import { TABLE_TENNIS_MARKETS } from './table-tennis-markets.ts'
import { TABLE_TENNIS_OVERVIEW } from './table-tennis-overview.ts'
import { TABLE_TENNIS_SECTIONS } from './table-tennis-sections.ts'

export const TABLE_TENNIS_SPORT: SportModule = {
  id: 4,
  key: 'table_tennis',
  markets: TABLE_TENNIS_MARKETS,
  score: 'sets',
  partScore: 'points',
  overview: TABLE_TENNIS_OVERVIEW,
  sections: TABLE_TENNIS_SECTIONS,
  margins: TABLE_TENNIS_MARGINS,
  liveDelayMs: 5000,
  limitPercent: 40n,
  play: TABLE_TENNIS_PLAY,
  parseFacts: parseSportFacts,
}
