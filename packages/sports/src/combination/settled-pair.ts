import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { LEG_STATES, type LegState } from '@xezer/pricing/combination/leg-states'
import type { CombinationLeg } from '@xezer/sport/combination'
import type { MarketType } from '@xezer/sport/market-type'
import type { SportFacts } from '@xezer/sport/sport-facts'

/** What a leg comes to where two numbers say all that it asks for. */
export type SettledPair = (row: number, column: number) => LegState

/** Numbers that are kept are nearer to nothing than half of it: leads are below zero. */
const SIDE = 128
const ZERO = SIDE / 2
const UNKNOWN = -1

/** What was asked lately: a leg means the same in every match. */
const TABLES_MAX = 300
const tables = new Map<MarketType, Map<string, Int8Array>>()
let tableCount = 0

/** Settles a leg by the rules of settlement themselves, on a record that says the same as the two numbers. */
export function settledPair(
  type: MarketType,
  leg: CombinationLeg,
  record: (row: number, column: number) => Pick<SportFacts, 'closed' | 'counted'>,
): SettledPair {
  const table = tableOf(type, `${leg.specifier}~${leg.outcome}`)
  const settled = (row: number, column: number): LegState =>
    settle(type, leg, { status: 'finished', advances: null, ...record(row, column) })
  return (row, column) => {
    // Hardly anything is counted so far.
    if (Math.max(Math.abs(row), Math.abs(column)) >= ZERO) return settled(row, column)
    const place = (row + ZERO) * SIDE + column + ZERO
    let state = table[place] ?? UNKNOWN
    if (state === UNKNOWN) {
      state = settled(row, column)
      table[place] = state
    }
    return state as LegState
  }
}

/** By the type itself: sports give the same key to types of their own. */
function tableOf(type: MarketType, name: string): Int8Array {
  const known = tables.get(type)?.get(name)
  if (known !== undefined) return known
  if (tableCount >= TABLES_MAX) {
    tables.clear()
    tableCount = 0
  }
  const ofType = tables.get(type) ?? new Map<string, Int8Array>()
  const made = new Int8Array(SIDE * SIDE).fill(UNKNOWN)
  tables.set(type, ofType.set(name, made))
  tableCount += 1
  return made
}

function settle(type: MarketType, leg: CombinationLeg, facts: SportFacts): LegState {
  const decision = settleMarket(type, leg.specifier, facts)
  if (decision === 'undecided') return LEG_STATES.lost
  const { kind } = decision.resultOf(leg.outcome)
  return kind === 'won' ? LEG_STATES.won : kind === 'void' ? LEG_STATES.void : LEG_STATES.lost
}
