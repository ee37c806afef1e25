import { RULE_KEYS } from '@xezer/sport/market-type'
import { RESULT_KINDS } from '@xezer/sport/result-kinds'
import { NUMBER_KEYS } from '@xezer/sport/specifier'
import * as z from 'zod/mini'
import { WireTime } from './primitives.ts'

/** The question of an open selection in the words of settlement: what it still needs follows from the score. */
const LegQuestion = z.object({
  /** The id of its position. */
  position: z.int(),
  /** Of a combination of one event: which of its selections this is, by name; null where the position is one selection. */
  part: z.nullable(z.string()),
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

/**
 * Which parts of a bet's amounts are a bonus: of its stake and, once it is settled, of its return; null while it is open, and where
 * it was cashed out.
 */
const BetBonus = z.object({ stake: z.number(), winning: z.nullable(z.number()) })
export type BetBonus = z.output<typeof BetBonus>

export const BetDetails = z.object({
  /** Of a full cover: how many lines it has, and in how many of them no leg has lost. */
  lines: z.nullable(z.object({ all: z.int(), standing: z.int() })),
  /** Of the selections that are open and whose markets the house knows. */
  questions: z.array(LegQuestion),
  /** Settlements that were taken back, the oldest first: what was paid, and what by the next one; null while that is open. */
  corrections: z.array(z.object({ at: WireTime, paid: z.number(), next: z.nullable(z.number()) })),
  /** What selections were settled as before, the oldest first. */
  earlier: z.array(
    z.object({
      /** The id of the position. */
      position: z.int(),
      at: WireTime,
      resultKind: z.enum(RESULT_KINDS),
      result: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
  ),
  /** When it was settled last; null while it is open. */
  settled: z.nullable(WireTime),
  /** Which rules of settlement it is under. */
  rulesVersion: z.int(),
  /** Absent where the stake was cash alone. */
  bonus: z.optional(BetBonus),
})
export type BetDetails = z.output<typeof BetDetails>
