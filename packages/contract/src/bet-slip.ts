import { BET_TYPES } from '@xezer/sport/bet-type'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { COMBINATION_CODES, POSITION_CODES, SLIP_CODES } from './errors.ts'
import { Id, WireMoney, WireOdds, WireTime } from './primitives.ts'
import { BETS_MAX, HANDLE_MAX, PLACE_BYTES_MAX, POSITIONS_MAX } from './slip-limits.ts'
import { LeagueRef } from './sport-entities.ts'

/** How long a success message stands (product §4, states). */
export const SUCCESS_MESSAGE_MS = 3000
/** The fast bet's first amount in the active slip (product §4, states). */
export const FAST_BET_AMOUNT = 100

export const PositionRequest = z.strictObject({
  event: Id,
  /** The handle of the odds cell. */
  factor: z.string().check(z.minLength(1), z.maxLength(HANDLE_MAX)),
  /** The price that the player saw. */
  value: WireOdds,
})

export const SlipPosition = z.object({
  event: z.object({
    id: Id,
    /** `Home – Away`. */
    name: z.string(),
    /** 0 pre-match, 1 live. */
    kind: z.literal([0, 1]),
    sport: Id,
    /** Null when the event has left the book. */
    league: z.nullable(LeagueRef),
    time: z.nullable(WireTime),
    /** Largest stake of a single on this price, in the player's currency. */
    maximum: z.number(),
    /** Largest win of a combination with this event, in the player's currency. */
    maximumSystemExpress: z.number(),
    /** Largest return of one bet of any type, in the player's currency; a combination's stake is held to it too. */
    maximumPayout: z.optional(z.number()),
    /** How long a bet on it is checked before it is accepted, in ms; 0 before the match. Absent in answers of an earlier release. */
    liveDelay: z.optional(z.int()),
  }),
  /** The handle of the chosen cell. */
  id: z.string(),
  /** The price now; null when there is none. */
  value: z.nullable(z.number()),
  /** What was chosen, teams by their names. */
  name: z.string(),
  market: z.string(),
  /** False when no bet can be placed on it now; `error` and `message` say why. */
  placeable: z.boolean(),
  code: z.nullable(z.enum(POSITION_CODES)),
  message: z.nullable(z.string()),
})
export type SlipPosition = z.output<typeof SlipPosition>

export const slipPosition = defineCall({
  name: 'slipPosition',
  method: 'POST',
  path: 'betSlip/position',
  auth: 'player',
  summary: 'A position for the slip, with names, price, maxima and whether it can be placed',
  input: PositionRequest,
  output: z.object({ position: SlipPosition }),
  errors: ['event_not_found', 'selection_closed'],
})

export const slipUpdate = defineCall({
  name: 'slipUpdate',
  method: 'POST',
  path: 'betSlip/update',
  auth: 'player',
  summary: 'The same positions as they stand now (also after a change of language)',
  input: z.strictObject({ positions: z.array(PositionRequest).check(z.maxLength(POSITIONS_MAX)) }),
  output: z.object({ positions: z.array(SlipPosition) }),
  errors: [],
  isPoll: true,
})

export const PlacePosition = z.strictObject({
  event: Id,
  factor: z.string().check(z.minLength(1), z.maxLength(HANDLE_MAX)),
  value: WireOdds,
  /** A client may send its own; the server computes its own and never uses these. */
  maximum: z.optional(z.number()),
  maximumSystemExpress: z.optional(z.number()),
  amount: z.optional(WireMoney),
})
export const PlaceBet = z.strictObject({
  type: z.enum(BET_TYPES),
  /** The whole stake: of a full cover split equally over its lines. */
  amount: WireMoney,
  positions: z.array(PlacePosition).check(z.minLength(1), z.maxLength(POSITIONS_MAX)),
  /** full_cover: K of K/N. Where another type has it, it is the number of positions of each line too. */
  value: z.optional(z.int()),
  /** `singles`, `accumulator_N_N`, `full_cover_K_N`; must agree with the rest. */
  code: z.optional(z.string()),
})
export const PlaceAnswer = z.object({
  success: z.boolean(),
  /** A message for the whole slip, in the locale, and its code. */
  error: z.optional(z.string()),
  code: z.optional(z.enum(SLIP_CODES)),
  errorList: z.optional(z.array(z.string())),
  /** Per event: whether it could be placed after all, why not now, and the price now. */
  errors: z.optional(
    z.array(
      z.object({
        event: Id,
        placeable: z.boolean(),
        message: z.string(),
        code: z.enum(POSITION_CODES),
        value: z.optional(z.number()),
        /** The limit that was crossed: the least or the largest stake of the single. */
        limit: z.optional(z.number()),
      }),
    ),
  ),
  /** Per accumulator and full cover that was refused for more than its positions: why, and its price now. */
  options: z.optional(
    z.array(
      z.object({
        /** `accumulator_N_N` or `full_cover_K_N`. */
        option: z.string(),
        message: z.string(),
        code: z.enum(COMBINATION_CODES),
        value: z.number(),
        /** The limit that was crossed: the least or the largest stake of the whole bet. */
        limit: z.optional(z.number()),
      }),
    ),
  ),
  /** The numbers of the bets that were accepted, in the order of the request, each single of an entry by itself. */
  bets: z.optional(z.array(z.object({ id: Id, number: z.string() }))),
})
export type PlaceAnswer = z.output<typeof PlaceAnswer>

/** All bets of one call are accepted together or not at all (docs/decisions). */
export const slipPlace = defineCall({
  name: 'slipPlace',
  method: 'POST',
  path: 'betSlip/place',
  auth: 'player',
  summary: 'Place the bets of the slip: all of them or none',
  input: z.strictObject({
    bets: z.array(PlaceBet).check(z.minLength(1), z.maxLength(BETS_MAX)),
    /** One bet above the limits, before its matches: the stake is held until somebody of the house decides. */
    vip: z.optional(z.boolean()),
  }),
  output: PlaceAnswer,
  errors: ['not_ready', 'outcome_unknown'],
  idempotency: 'required',
  bodyBytesMax: PLACE_BYTES_MAX,
})

export const slipGetFastBet = defineCall({
  name: 'slipGetFastBet',
  method: 'POST',
  path: 'betSlip/getFastBet',
  auth: 'player',
  summary: 'Whether the fast bet is on, and its amount',
  input: z.object({}),
  output: z.object({ amount: z.number(), on: z.boolean() }),
  errors: [],
  isPoll: true,
})

export const slipFastBetOn = defineCall({
  name: 'slipFastBetOn',
  method: 'POST',
  path: 'betSlip/fastBetOn',
  auth: 'player',
  summary: 'Switch the fast bet; without a body it toggles',
  input: z.object({ on: z.optional(z.boolean()), amount: z.optional(WireMoney) }),
  output: z.object({ amount: z.number(), on: z.boolean() }),
  errors: [],
})
