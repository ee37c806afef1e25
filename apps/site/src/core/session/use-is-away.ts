import { accountSafety } from '@xezer/contract/safety'
import { useCall } from '../calls/use-call.ts'

/** Whether the player stays away from play: no way to pay in and no bonus is offered to him, and the rest works. */
export function useIsAway(): boolean {
  const { data } = useCall(accountSafety, {})
  return data !== undefined && data.break !== null
}
