import type { SettlementReason } from '@xezer/betting/settlement/settle-market'
import { readStored, writeStored } from '@xezer/db/stored-json'
import type { OutcomeResult } from '@xezer/sport/outcome-result'

/*
 * The JSON of a settled leg and of its market. Names of a leg carry no version of their own: they are of the shape that
 * the `rules_version` of their bet names (decision 26, stored JSON carries a version).
 */

const RESULT_VERSION = 1
const REASON_VERSION = 1
const OUTCOMES_VERSION = 1

export function writeResult(result: OutcomeResult | null): string | null {
  return result === null ? null : writeStored(RESULT_VERSION, result)
}

/** Without a version it is the same shape, as earlier releases wrote it. */
export function readResult(json: unknown): OutcomeResult | null {
  return (readStored(json)?.fields ?? null) as OutcomeResult | null
}

export function writeReason(reason: SettlementReason | null): string | null {
  return reason === null ? null : writeStored(REASON_VERSION, reason)
}

/** Without a version it is the same shape, as earlier releases wrote it. */
export function readReason(json: unknown): SettlementReason | null {
  return (readStored(json)?.fields ?? null) as SettlementReason | null
}

/** By outcome below `outcomes`, as an outcome may be called anything; earlier releases wrote them bare. */
export function writeOutcomes(outcomes: ReadonlyMap<string, OutcomeResult> | null): string | null {
  return outcomes === null ? null : writeStored(OUTCOMES_VERSION, { outcomes: Object.fromEntries(outcomes) })
}
