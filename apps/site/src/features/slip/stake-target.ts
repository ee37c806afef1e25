import type { SlipState } from '@xezer/betting/slip/slip-state'
import { EMPTY_STAKE } from '@xezer/betting/slip/slip-state'
import type { SlipSummary } from '@xezer/betting/slip/summarize-slip'
import type { BetType } from '@xezer/sport/bet-type'
import type { SlipActions } from '../../core/slip/slip.ts'

/** A stake field of the slip: of one selection, of every single at once, of an accumulator or a system. */
export type StakeTarget =
  | { readonly kind: 'position'; readonly eventId: number }
  | { readonly kind: 'every' }
  | { readonly kind: 'option'; readonly code: string }

interface Shown {
  readonly slip: SlipState
  readonly summary: SlipSummary
  readonly type: BetType
}

/**
 * Which of the shown fields the phone's pad types into. `wanted` is the one that was touched last; whose selection is gone
 * types for no other one, unless only one is left.
 */
export function findStakeTarget(
  wanted: StakeTarget | null,
  { slip, summary, type }: Shown,
): StakeTarget | null {
  const { positions } = slip
  if (type !== 'singles') {
    const codes = summary.options.flatMap((option) => (option.type === type ? option.code : []))
    const code = codes.find((one) => wanted?.kind === 'option' && wanted.code === one) ?? codes[0]
    return code === undefined ? null : { kind: 'option', code }
  }
  const [first, second] = positions
  if (first !== undefined && second === undefined) return { kind: 'position', eventId: first.eventId }
  if (wanted?.kind !== 'position') return { kind: 'every' }
  return positions.some(({ eventId }) => eventId === wanted.eventId) ? wanted : null
}

/** What stands in the field. */
export function readStake(target: StakeTarget, slip: SlipState): string {
  switch (target.kind) {
    case 'every':
      return slip.singleStake.text
    case 'option':
      return (slip.optionStakes[target.code] ?? EMPTY_STAKE).text
    default:
      return slip.positions.find(({ eventId }) => eventId === target.eventId)?.stake.text ?? ''
  }
}

export function typeInto(target: StakeTarget, own: SlipActions, text: string): void {
  if (target.kind === 'every') own.typeEveryStake(text)
  else if (target.kind === 'option') own.typeOptionStake(target.code, text)
  else own.typeStake(target.eventId, text)
}
