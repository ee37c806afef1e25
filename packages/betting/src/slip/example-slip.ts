import { minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import { reduceSlip } from './reduce-slip.ts'
import { EMPTY_SLIP, type Quote, type SlipAction, type SlipState } from './slip-state.ts'

export function quote(eventId: number, changes: Partial<Quote> = {}): Quote {
  return {
    eventId,
    handle: `${eventId}:1x2::1`,
    eventName: `Home ${eventId} – Away ${eventId}`,
    leagueName: 'Country · League',
    startsAtMs: 0,
    marketName: 'Match result',
    outcomeName: '1',
    isLive: false,
    liveDelayMs: 0,
    odds: odds(2000),
    maximumMinor: minor(50_000n),
    maximumSystemExpressMinor: minor(100_000n),
    maximumPayoutMinor: minor(0n),
    isPlaceable: true,
    error: null,
    ...changes,
  }
}

export function run(actions: readonly SlipAction[], from: SlipState = EMPTY_SLIP): SlipState {
  return actions.reduce(reduceSlip, from)
}
export const add = (eventId: number, changes?: Partial<Quote>): SlipAction => ({
  kind: 'add',
  quote: quote(eventId, changes),
})
export const stake = (eventId: number, text: string): SlipAction => ({ kind: 'stake', eventId, text })
export const refusedFor = (
  eventId: number,
  code: string,
  isPlaceable: boolean,
  price: number | null,
): SlipAction => ({
  kind: 'refused',
  error: { code: 'positions_refused', messages: [] },
  positions: [
    { eventId, isPlaceable, error: { code, message: code }, odds: price === null ? null : odds(price) },
  ],
})
