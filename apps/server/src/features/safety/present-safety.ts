import type { CallOutput } from '@xezer/contract/call'
import type { accountSafety } from '@xezer/contract/safety'
import { presentWireTime } from '@xezer/contract/wire-time'
import type { Locale } from '@xezer/std/locale'
import { readStanding } from './breaks.ts'
import type { SafetyOptions } from './safety-options.ts'

export async function presentSafety(
  { pool, helpLinks }: SafetyOptions,
  playerId: number,
  locale: Locale,
): Promise<CallOutput<typeof accountSafety>> {
  const { current, nowMs } = await readStanding(pool, playerId)
  const help = helpLinks[locale].map(({ name, url }) => ({ name, url }))
  if (current === null) return { break: null, help }
  const { kind, endsAtMs, returnFromMs } = current
  return {
    break: {
      kind,
      until: endsAtMs === null ? null : presentWireTime(endsAtMs),
      returnFrom: returnFromMs === null ? null : presentWireTime(returnFromMs),
      isOver: endsAtMs !== null && endsAtMs <= nowMs,
    },
    help,
  }
}
