import { presentWireOdds } from '@xezer/money/wire-odds'
import {
  COMBINATION_OUTCOME,
  COMBINATION_TYPE,
  type CombinationFault,
  type CombinationLeg,
  formatCombination,
  parseCombination,
} from '@xezer/sport/combination'
import { formatHandle, parseHandle } from '@xezer/sport/handle'
import { findMarketType } from '@xezer/sports/registry'
import { must } from '@xezer/std/assert'
import { err, ok, type Result } from '@xezer/std/result'
import type { BettingOptions } from './betting-options.ts'

export interface AskedCombination {
  readonly handle: string | null
  readonly value: number | null
  readonly fault: { readonly kind: CombinationFault['kind']; readonly legs: number[] } | null
}

/**
 * Selections of an event together, by their handles. The price is the book's, as of any selection; legs that are none, twice
 * the same or of another event are no question.
 */
export async function askCombination(
  { book, interest }: Pick<BettingOptions, 'book' | 'interest'>,
  eventId: number,
  handles: readonly string[],
): Promise<Result<AskedCombination, 'legs_invalid'>> {
  const asked: CombinationLeg[] = []
  for (const handle of handles) {
    const selection = parseHandle(handle)
    if (selection?.eventId !== eventId) return err('legs_invalid')
    const { type, specifier, outcome } = selection
    asked.push({ type, specifier, outcome })
  }
  const specifier = formatCombination(asked)
  if (specifier === null && asked.length > 1) return err('legs_invalid')
  const sport = book.findEvent(eventId)?.sport.id
  const isSold = interest.combines && sport !== undefined && findMarketType(sport, COMBINATION_TYPE) !== null
  if (!isSold) return ok(faulty({ kind: 'not_sold' }, []))
  if (specifier === null) return ok({ handle: null, value: null, fault: null })
  await interest.wantAll(handles)
  const answer = await interest.combine(eventId, specifier)
  if (answer === null) return ok(faulty({ kind: 'closed', leg: null }, []))
  if (answer.kind !== 'sold') return ok(faulty(answer, placesOf(specifier, asked)))
  const handle = formatHandle(eventId, COMBINATION_TYPE, specifier, COMBINATION_OUTCOME)
  const selection = book.findSelection(handle)
  const odds = selection?.status === 'open' ? selection.odds : null
  return ok({ handle, value: odds === null ? null : presentWireOdds(odds), fault: null })
}

/** A combination has an order of its own: where each of its legs stands in the question. */
function placesOf(specifier: string, asked: readonly CombinationLeg[]): number[] {
  return must(parseCombination(specifier), 'what was just written').map((leg) =>
    asked.findIndex(
      ({ type, specifier: own, outcome }) =>
        type === leg.type && own === leg.specifier && outcome === leg.outcome,
    ),
  )
}

function faulty(fault: CombinationFault, places: readonly number[]): AskedCombination {
  return {
    handle: null,
    value: null,
    fault: { kind: fault.kind, legs: legsOf(fault).map((leg) => places[leg] ?? leg) },
  }
}

function legsOf(fault: CombinationFault): readonly number[] {
  switch (fault.kind) {
    case 'impossible':
      return fault.legs
    case 'redundant':
      return fault.by === null ? [fault.leg] : [fault.leg, fault.by]
    case 'not_combinable':
      return [fault.leg]
    case 'closed':
      return fault.leg === null ? [] : [fault.leg]
    case 'no_price':
    case 'not_sold':
      return []
  }
}
