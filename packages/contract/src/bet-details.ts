import { RULE_KEYS } from '@xezer/sport/market-type'
import { NUMBER_KEYS } from '@xezer/sport/specifier'
import * as z from 'zod/mini'

/** The question of an open selection in the words of settlement: what it still needs follows from the score. */
const LegQuestion = z.object({
  /** The id of its position. */
  position: z.int(),
  rule: z.enum(RULE_KEYS),
  statistic: z.string(),
  /** The part of play that it is about: `match`, `h1`, `set2`. */
  period: z.string(),
  specifier: z.string(),
  outcome: z.string(),
  outcomes: z.array(z.string()),
  numbered: z.nullable(z.enum(NUMBER_KEYS)),
  team: z.nullable(z.enum(['home', 'away'])),
  /** Which statistics the score and that of a part are. */
  score: z.string(),
  partScore: z.string(),
  home: z.string(),
  away: z.string(),
})
export type LegQuestion = z.output<typeof LegQuestion>

export const BetDetails = z.object({
  /** Of a full cover: how many lines it has, and in how many of them no leg has lost. */
  lines: z.nullable(z.object({ all: z.int(), standing: z.int() })),
  /** Of the selections that are open and whose markets the house knows. */
  questions: z.array(LegQuestion),
})
export type BetDetails = z.output<typeof BetDetails>
