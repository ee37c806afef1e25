import type { PoolClient } from '@xezer/db/pool'
import { assert } from '@xezer/std/assert'
import type { PlayRoom, WalletState } from '../wallet/wallet-state.ts'
import { type PassedLimit, type PlayLimit, type PlayUse, readPlayUse, takeFromLimits } from './limits.ts'
import { readPlayMinutes } from './play-time.ts'

/*
 * What limits leave is worked out from bets and minutes once, and kept as a bound (decision 95, limits leave room): spans roll on
 * and let go of bets, each stake takes its own of it, a settlement returns something or nothing, and a minute of play takes a
 * minute. As long as a press stays within it, nothing is summed.
 */

/** What counts against a player's limits as it was just read, whole. */
export interface CountedPlay {
  readonly use: PlayUse
  readonly minutes: number
}

/** Of whoever limits his time alone; of whoever does not limit it. */
const ANY_STAKE = 2n ** 62n
const EVER_MS = 8_640_000_000_000_000
const MINUTE_MS = 60_000
/** What was counted may lack this minute and, where its note was on the way for long, the one before; the limit itself is not free. */
const UNSEEN_MINUTES = 3

export interface OwnPlayLimits {
  readonly limits: readonly PlayLimit[]
  /** Null where there is none. */
  readonly timeLimitMinutes: number | null
}

export function isRoomFor(room: PlayRoom | null, stakeMinor: bigint, nowMs: number): boolean {
  return room !== null && stakeMinor <= room.stakeMinor && nowMs < room.untilMs
}

/** `nowMs` is of before the reading. */
export function measureRoom(
  { limits, timeLimitMinutes }: OwnPlayLimits,
  { use, minutes }: CountedPlay,
  nowMs: number,
): PlayRoom {
  let stakeMinor = ANY_STAKE
  for (const { kind, days, amountMinor } of limits) {
    const leftMinor = amountMinor - (kind === 'loss' ? use.mostLost : use.stake)[days]
    if (leftMinor < stakeMinor) stakeMinor = leftMinor > 0n ? leftMinor : 0n
  }
  const untilMs =
    timeLimitMinutes === null ? EVER_MS : nowMs + (timeLimitMinutes - minutes - UNSEEN_MINUTES) * MINUTE_MS
  return { stakeMinor, untilMs }
}

/**
 * The strictest of the limits that the stake would pass; null where all hold it, and then the wallet knows what room there is.
 * The stake is taken from both by whoever posts it. Where nothing was counted, there is room.
 */
export function findPassedPlayLimit(
  own: OwnPlayLimits,
  wallet: WalletState,
  counted: CountedPlay | undefined,
  { stakeMinor, nowMs }: { readonly stakeMinor: bigint; readonly nowMs: number },
): PassedLimit | null {
  if (!hasPlayLimits(own)) return null
  if (counted === undefined) {
    assert(isRoomFor(wallet.room, stakeMinor, nowMs), `limits of player ${wallet.playerId} were not asked`)
    return null
  }
  const room = measureRoom(own, counted, nowMs)
  const passed = takeFromLimits(own.limits, counted.use, stakeMinor)
  if (passed === null) wallet.room = room
  return passed
}

export function hasPlayLimits(own: OwnPlayLimits | undefined): boolean {
  return own !== undefined && (own.limits.length > 0 || own.timeLimitMinutes !== null)
}

/** Of nobody, nothing is read. After the wallets were locked. */
export async function countPlay(
  client: PoolClient,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, CountedPlay>> {
  if (playerIds.length === 0) return new Map()
  const [uses, minutes] = await Promise.all([
    readPlayUse(client, playerIds),
    readPlayMinutes(client, playerIds),
  ])
  return new Map([...uses].map(([id, use]) => [id, { use, minutes: minutes.get(id) ?? 0 }]))
}
