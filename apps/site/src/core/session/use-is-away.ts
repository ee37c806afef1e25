import { accountSafety } from '@xezer/contract/safety'
import { useCall } from '../calls/use-call.ts'

/**
 * Whether the player stays away from play: no way to pay in and no bonus is offered to him, and the rest works. Undefined until
 * it is known: what may not be offered waits for that. Where the question fails, the server decides.
 */
export function useIsAway(): boolean | undefined {
  const { data, error } = useCall(accountSafety, {})
  if (data === undefined && error === undefined) return undefined
  return data !== undefined && data.break !== null
}

/** Whether his own limit of time is used up, as far as it is known: the server decides. */
export function useIsTimeUp(): boolean {
  const { time } = useCall(accountSafety, {}).data ?? {}
  return time !== undefined && time.minutes !== null && time.used >= time.minutes
}
