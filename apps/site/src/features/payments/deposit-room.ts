import { accountSafety, type Safety } from '@xezer/contract/safety'
import { parseWireTime } from '@xezer/contract/wire-time'
import type { Minor } from '@xezer/money/minor'
import { useEffect } from 'react'
import { useCall } from '../../core/calls/use-call.ts'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { useReloadWithMoney } from '../../core/session/use-reload-with-money.ts'
import { useReloadWithNews } from '../../core/session/use-reload-with-news.ts'
import { systemClock } from '../../platform/clock.ts'

export type Rooms = Safety['depositRoom']

/** What the player's own deposit limits leave, and from when on an amount fits that does not now. */
export interface WantedRoom {
  leftMinor: Minor
  /** Null: never, as the limits are. */
  from: string | null
}

/** Undefined for what fits: the limits say nothing against it. */
export function findWantedRoom(rooms: Rooms, amountMinor: Minor): WantedRoom | undefined {
  const [now, ...later] = rooms
  if (now === undefined || amountMinor <= readWireAmount(now.left)) return undefined
  const opens = later.find(({ left }) => amountMinor <= readWireAmount(left))
  return { leftMinor: readWireAmount(now.left), from: opens?.from ?? null }
}

/** A timer waits no longer than that. */
const WAIT_MAX_MS = 86_400_000

/** What the player's own limits say about a deposit. */
export interface DepositRooms {
  rooms: Rooms
  /** His time of play is used up: from when on deposits are taken again. Null: some is left, or it has no limit. */
  timeOpens: string | null
}

/** Of the player, asked for again with what is paid, and when more of it opens. */
export function useDepositRooms(): DepositRooms {
  const { data, reload } = useCall(accountSafety, {})
  useReloadWithMoney(reload)
  useReloadWithNews(reload)
  const rooms = data?.depositRoom ?? []
  const timeOpens = data?.time.opens ?? null
  const next = timeOpens ?? rooms[1]?.from ?? null
  useEffect(() => {
    if (next === null) return
    const waitMs = Math.max(0, parseWireTime(next) - systemClock.nowMs()) + 1000
    const timer = setTimeout(reload, Math.min(waitMs, WAIT_MAX_MS))
    return () => clearTimeout(timer)
  }, [next, reload])
  return { rooms, timeOpens }
}
