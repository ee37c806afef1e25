import { decideBreak } from '@xezer/betting/protection/decide-break'
import type { Safety } from '@xezer/contract/safety'
import { parseWireTime } from '@xezer/contract/wire-time'
import type { BreakLength } from '@xezer/sport/break-length'

/** Those that the server would take now. */
export function lengthsLeft<Length extends BreakLength>(
  lengths: readonly Length[],
  standing: Safety['break'],
  nowMs: number,
): readonly Length[] {
  const current = standing && {
    kind: standing.kind,
    endsAtMs: standing.until === null ? null : parseWireTime(standing.until),
    returnFromMs: null,
  }
  return lengths.filter((length) => decideBreak(current, length, nowMs).ok)
}
