import type { LimitDays } from '@xezer/sport/limit-kind'

/** A limit over so many days that roll on. */
export interface SpanLimit {
  readonly days: LimitDays
  readonly amountMinor: bigint
}

/** What counts against it, since when. */
export interface CountedAmount {
  readonly atMs: number
  readonly amountMinor: bigint
}

export interface Room {
  readonly leftMinor: bigint
  /** Null: now. */
  readonly fromMs: number | null
}

const DAY_MS = 86_400_000

/**
 * What limits leave together now, and each instant from which they leave more, if nothing more is counted; the newest amounts count
 * longest. None where there is no limit.
 */
export function findRooms(
  limits: readonly SpanLimit[],
  counted: readonly CountedAmount[],
  nowMs: number,
): Room[] {
  if (limits.length === 0) return []
  const left = new Map(limits.map(({ days, amountMinor }) => [days, amountMinor]))
  const add = (days: LimitDays, amountMinor: bigint) => left.set(days, (left.get(days) ?? 0n) + amountMinor)
  const freed = limits.flatMap(({ days }) =>
    counted
      .map(({ atMs, amountMinor }) => ({ days, atMs: atMs + days * DAY_MS, amountMinor }))
      .filter(({ atMs }) => atMs > nowMs),
  )
  for (const { days, amountMinor } of freed) add(days, -amountMinor)
  const least = () => {
    const [lowest = 0n] = [...left.values()].sort((one, other) => (one < other ? -1 : 1))
    return lowest > 0n ? lowest : 0n
  }
  const rooms: Room[] = [{ leftMinor: least(), fromMs: null }]
  for (const { days, atMs, amountMinor } of freed.toSorted((one, other) => one.atMs - other.atMs)) {
    add(days, amountMinor)
    const last = rooms.at(-1)
    const leftMinor = least()
    if (last === undefined || leftMinor <= last.leftMinor) continue
    // What is freed at one instant is one step.
    if (last.fromMs === atMs) rooms.pop()
    rooms.push({ leftMinor, fromMs: atMs })
  }
  return rooms
}
