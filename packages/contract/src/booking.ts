import * as z from 'zod/mini'
import { PositionRequest, SlipPosition } from './bet-slip.ts'
import { defineCall } from './call.ts'
import { WireTime } from './primitives.ts'
import { POSITIONS_MAX } from './slip-limits.ts'

/** As somebody types it: small letters, spaces and dashes are welcome. */
const CODE_LENGTH_MAX = 20

export const slipBook = defineCall({
  name: 'slipBook',
  method: 'POST',
  path: 'betSlip/book',
  auth: 'optional',
  summary:
    'A short code under which these selections are found again, by anybody; what is not on sale is left out',
  input: z.strictObject({
    positions: z.array(PositionRequest).check(z.minLength(1), z.maxLength(POSITIONS_MAX)),
  }),
  output: z.object({
    code: z.string(),
    /** How many of the selections it holds. */
    count: z.int(),
    /** Until when it is found. */
    expires: WireTime,
  }),
  errors: ['selection_closed'],
})

export const BookedSelection = z.object({
  /** The price when it was booked; null when there was none. */
  booked: z.nullable(z.number()),
  /** As it stands now; one that is over keeps its names. */
  position: SlipPosition,
})
export type BookedSelection = z.output<typeof BookedSelection>

export const slipBooked = defineCall({
  name: 'slipBooked',
  method: 'POST',
  path: 'betSlip/booked',
  auth: 'optional',
  summary: 'The selections of a code at the prices of now',
  input: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(CODE_LENGTH_MAX)) }),
  output: z.object({ code: z.string(), positions: z.array(BookedSelection) }),
  errors: ['booking_not_found'],
  isPoll: true,
})
