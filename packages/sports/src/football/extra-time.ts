import type { Side } from '@xezer/sport/side'
import type { Random } from '@xezer/std/random'
import type { MatchModel } from './match-model.ts'

const EXTRA_MINUTES = 30
const MATCH_MINUTES = 90

/**
 * Who goes on when nothing tells two sides apart after ninety minutes: half an hour in which they score as they did before,
 * then a shoot-out, which neither is better at. Nothing of it is sold.
 */
export function winExtraTime({ goals }: Pick<MatchModel, 'goals'>, random: Random): Side {
  let lead = 0
  for (let minute = 0; minute < EXTRA_MINUTES; minute++) {
    if (random.next() < goals.home / MATCH_MINUTES) lead += 1
    if (random.next() < goals.away / MATCH_MINUTES) lead -= 1
  }
  if (lead !== 0) return lead > 0 ? 'home' : 'away'
  return random.next() < 0.5 ? 'home' : 'away'
}
