/** One line of the report. Costs and delays are better when small; everything else when large. */
export interface Finding {
  readonly name: string
  readonly ours: number
  readonly unit: string
  /** What was measured beside it, in the same unit; null when the goal is a figure of its own. */
  readonly limit: { readonly name: string; readonly value: number; readonly unit?: string } | null
  /** Ours to the limit, when it is more than the quotient of the two medians. */
  readonly ratio?: number
  readonly goal: { readonly text: string; readonly isMet: boolean }
  readonly note?: string
}

export type Report = (finding: Finding) => void

export function formatFinding({ name, ours, unit, limit, ratio, goal, note }: Finding): string {
  const parts = [`ours ${figure(ours)} ${unit}`]
  if (limit === null) parts.push('limit -', 'ratio -')
  else {
    parts.push(`limit ${figure(limit.value)} ${limit.unit ?? unit} (${limit.name})`)
    parts.push(`ratio ${figure(ratio ?? ours / limit.value)}`)
  }
  parts.push(`goal ${goal.text}`, goal.isMet ? 'met' : 'NOT MET')
  return `${name}: ${parts.join(', ')}${note ? `  [${note}]` : ''}`
}

/** Three figures that count; more only before the point. */
function figure(value: number): string {
  if (!Number.isFinite(value)) return String(value)
  const size = Math.abs(value)
  if (size >= 100 || size === 0) return Math.round(value).toLocaleString('en-US').replaceAll(',', ' ')
  return String(Number(value.toPrecision(3)))
}
