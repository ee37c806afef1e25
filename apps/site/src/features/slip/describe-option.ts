import type { Translate } from '@xezer/i18n/translator'
import type { Odds } from '@xezer/money/odds'
import { oddsText } from '../../core/view/view.ts'

/** A system by its size and the number of selections; whatever else combines all of them is the accumulator. */
export function nameOption(
  { type, size }: { type: string; size: number },
  count: number,
  text: Translate,
): string {
  return type === 'full_cover' ? text('slip.system_k_n', { k: size, n: count }) : text('slip.accumulator')
}

/** A price, and where there is none the dashes of a locked cell. */
export function describePrice(odds: Odds | null | undefined): string {
  return odds == null ? '--' : oddsText(odds)
}
