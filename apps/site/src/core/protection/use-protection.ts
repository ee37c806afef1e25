import { accountSafety } from '@xezer/contract/safety'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../calls/use-call.ts'
import type { StandingBreak } from './say-break.ts'
import { sayFullLimits, sayTimeOpens } from './say-full-limits.ts'

interface Protection {
  /** Undefined until it is known; null where nothing stands, or the question failed: then the server decides. */
  readonly standing: StandingBreak | null | undefined
  /** Which limits leave no room for a stake, in a sentence. */
  readonly full: string | null
}

/** What keeps the player from staking just now. */
export function useProtection(): Protection {
  const text = useText()
  const { data, error } = useCall(accountSafety, {})
  if (data === undefined) return { standing: error === undefined ? undefined : null, full: null }
  const full = sayFullLimits(text, data, ['stake', 'loss'])
  const opens = sayTimeOpens(text, data)
  return { standing: data.break, full: full === null || opens === null ? full : `${full}. ${opens}` }
}
