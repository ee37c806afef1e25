/** Why a market ended as it did, as `packages/betting` (SettlementReason) says it and the database keeps it. */
export interface SettlementExplanation {
  readonly rule: string
  readonly statistic: string
  readonly period: string
  readonly facts: Readonly<Record<string, number | string>>
}
export interface ExplainedResult {
  readonly kind: string
  readonly numerator?: number
  readonly denominator?: number
}

/** Text by id in one language; undefined when there is no such message (`findText` of translator.ts). */
type FindText = (id: string, values: Record<string, unknown>) => string | undefined

/** One sentence: `Goals, match: 3, line 2.5. Selection won`. Undefined for a reason that has no words. */
export function explainSettlement(
  explanation: SettlementExplanation,
  result: ExplainedResult,
  findText: FindText,
): string | undefined {
  const subject = findText(`settlement.subject.${explanation.statistic}`, { period: explanation.period })
  const detail = findText(`settlement.rule.${explanation.rule}`, { ...explanation.facts })
  const resultText = findText(`settlement.result.${result.kind}`, { ...result })
  if (subject === undefined || detail === undefined || resultText === undefined) return undefined
  return findText('settlement.sentence', { subject, detail, result: resultText })
}
