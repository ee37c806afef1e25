import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { LEG_STATES, type LegState } from '@xezer/pricing/combination/leg-states'
import type { CombinationLeg } from '@xezer/sport/combination'
import type { MarketType } from '@xezer/sport/market-type'
import type { SportFacts } from '@xezer/sport/sport-facts'

/** All of a record that settles a leg when its event is over. */
export type LegRecord = Pick<SportFacts, 'closed' | 'counted'>

const UNKNOWN = -1

/** Of a leg on a quarter line, the half of its stake that fares better or the other one; of any other leg they are the same. */
export type StakeHalf = 'better' | 'worse'

/** What was asked lately: a leg means the same in every event. */
const TABLES_MAX = 300
const tables = new Map<MarketType, Map<string, Int8Array>>()
let tableCount = 0

/**
 * What a leg comes to at each of `size` places, settled by the rules of settlement themselves, once, on a record that says
 * what the place stands for.
 */
export function settledTable(
  type: MarketType,
  leg: CombinationLeg,
  size: number,
  recordAt: (place: number) => LegRecord,
  half: StakeHalf = 'better',
): (place: number) => LegState {
  const table = tableOf(type, `${leg.specifier}~${leg.outcome}~${half}`, size)
  return (place) => {
    let state = table[place] ?? UNKNOWN
    if (state === UNKNOWN) {
      state = settleLeg(type, leg, recordAt(place), half)
      table[place] = state
    }
    return state as LegState
  }
}

/** By the type itself: sports give the same key to types of their own. A type is always asked about in one size. */
function tableOf(type: MarketType, name: string, size: number): Int8Array {
  const known = tables.get(type)?.get(name)
  if (known !== undefined) return known
  if (tableCount >= TABLES_MAX) {
    tables.clear()
    tableCount = 0
  }
  const ofType = tables.get(type) ?? new Map<string, Int8Array>()
  const made = new Int8Array(size).fill(UNKNOWN)
  tables.set(type, ofType.set(name, made))
  tableCount += 1
  return made
}

export function settleLeg(
  type: MarketType,
  leg: CombinationLeg,
  record: LegRecord,
  half: StakeHalf = 'better',
): LegState {
  const decision = settleMarket(type, leg.specifier, { status: 'finished', advances: null, ...record })
  if (decision === 'undecided') return LEG_STATES.lost
  switch (decision.resultOf(leg.outcome).kind) {
    case 'won':
      return LEG_STATES.won
    case 'half_won':
      return half === 'better' ? LEG_STATES.won : LEG_STATES.void
    case 'half_lost':
      return half === 'better' ? LEG_STATES.void : LEG_STATES.lost
    case 'void':
      return LEG_STATES.void
    default:
      return LEG_STATES.lost
  }
}
