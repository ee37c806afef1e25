import type { Side } from '@xezer/sport/side'
import type { TennisFormat } from '../tennis-model.ts'
import { kindNow, matchWinner, playPoint, type TennisState } from '../tennis-state.ts'

/** Why the next point is one of those that decide much. */
export type BigPoint = 'break_point' | 'set_point' | 'match_point'

const SIDES = ['home', 'away'] as const

/** Who may win a game against the serve, a set or the match with the next point; the greatest of them, or null. */
export function bigPoint(
  format: TennisFormat,
  state: TennisState,
): { readonly kind: BigPoint; readonly side: Side } | null {
  let found: { kind: BigPoint; side: Side } | null = null
  for (const side of SIDES) {
    const after = playPoint(format, state, side)
    if (matchWinner(format, after) !== null) return { kind: 'match_point', side }
    if (after.sets.length > state.sets.length) found = { kind: 'set_point', side }
    const isGame = after.points.home + after.points.away === 0
    if (found === null && isGame && side !== state.server && kindNow(format, state) === 'game') {
      found = { kind: 'break_point', side }
    }
  }
  return found
}
