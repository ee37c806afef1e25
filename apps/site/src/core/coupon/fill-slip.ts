import type { SlipPosition } from '@xezer/contract/bet-slip'
import type { Services } from '../services.tsx'
import type { FillWay } from '../slip/slip-fill.ts'
import type { WaitingPicks } from '../slip/waiting-picks.ts'

/**
 * Brings what can be bet on now into the slip, or where a guest's taps wait; how many of the selections are there then. It
 * places nothing.
 */
export function fillSlip(
  { session, slip }: Pick<Services, 'session' | 'slip'>,
  positions: readonly SlipPosition[],
  way: FillWay,
): number {
  const sold = positions.filter(isSold)
  if (session.read() === undefined) return fillWaiting(slip.waiting, sold, way)
  return slip.act((own) => own.fill(sold, way)) ?? 0
}

/** Whether a bet on it is taken now. */
export function isSold({ placeable, value }: SlipPosition): boolean {
  return placeable && value !== null
}

function fillWaiting(waiting: WaitingPicks, sold: readonly SlipPosition[], way: FillWay): number {
  if (way === 'replace') waiting.take()
  const isWaiting = (handle: string) => waiting.read().some((pick) => pick.handle === handle)
  for (const { id, event, value } of sold) {
    if (value !== null && !isWaiting(id)) waiting.toggle({ eventId: event.id, handle: id, value })
  }
  return sold.filter(({ id }) => isWaiting(id)).length
}
