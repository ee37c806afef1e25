import { forgetCompany, withStake } from '@xezer/betting/slip/reduce-slip'
import type { Quote, SlipPosition, SlipState } from '@xezer/betting/slip/slip-state'
import { typeStake } from '@xezer/betting/slip/stake-field'
import { readWireOdds } from './parse-quote.ts'
import { nameGone, type StoredSlip } from './stored-slip.ts'

/**
 * The slip as another tab left it. Names, prices and maxima are this tab's own, or those of the quotes; a selection that
 * neither knows is left out.
 */
export function adoptSlip(now: SlipState, stored: StoredSlip, quotes: readonly Quote[]): SlipState {
  const isSameCompany =
    now.positions.length === stored.positions.length && listUnknown(now, stored).length === 0
  const positions = stored.positions.flatMap((position): SlipPosition[] => {
    const { request, stake } = position
    const agreedOdds = readWireOdds(request.value)
    const known = now.positions.find(({ handle }) => handle === request.factor)
    if (known === undefined) {
      const quote = quotes.find(({ handle }) => handle === request.factor)
      return quote === undefined
        ? []
        : [{ ...nameGone(quote, position), agreedOdds, stake: typeStake(stake) }]
    }
    const kept = { ...(isSameCompany ? known : forgetCompany(known)), agreedOdds }
    return [known.stake.text === stake ? kept : withStake(kept, typeStake(stake))]
  })
  return {
    positions,
    singleStake: typeStake(stored.singleStake),
    optionStakes: Object.fromEntries(
      Object.entries(stored.optionStakes).map(([code, text]) => [code, typeStake(text)]),
    ),
    optionErrors: {},
    // The account keeps it, and each tab asks there.
    quickBet: now.quickBet,
    phase: stored.phase,
    error: null,
  }
}

/** What has to be asked about before the slip of the other tab can be shown whole. */
export function listUnknown(
  now: SlipState,
  stored: StoredSlip,
): StoredSlip['positions'][number]['request'][] {
  return stored.positions.flatMap(({ request }) =>
    now.positions.some(({ handle }) => handle === request.factor) ? [] : [request],
  )
}
