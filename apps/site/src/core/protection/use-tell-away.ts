import { accountSafety } from '@xezer/contract/safety'
import { useEffect } from 'react'
import { useCall } from '../calls/use-call.ts'
import { awayMark } from './away-mark.ts'

/** Asks whether the player stays away, and marks it for the shell; without an answer what was known stays. */
export function useTellAway(playerId: number): void {
  const { data } = useCall(accountSafety, {})
  const isAway = data === undefined ? undefined : data.break !== null
  useEffect(() => {
    if (isAway !== undefined) awayMark.write(playerId, isAway)
  }, [playerId, isAway])
}
