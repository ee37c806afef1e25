import { findWanted } from '@xezer/betting/protection/decide-limit'
import { findRooms } from '@xezer/betting/protection/find-rooms'
import type { CallOutput } from '@xezer/contract/call'
import type { accountSafety } from '@xezer/contract/safety'
import { presentWireTime } from '@xezer/contract/wire-time'
import { minor } from '@xezer/money/minor'
import { presentWireAmount } from '@xezer/money/wire-amount'
import { LIMIT_DAYS, LIMIT_KINDS, type LimitDays, type LimitKind } from '@xezer/sport/limit-kind'
import { must } from '@xezer/std/assert'
import type { Locale } from '@xezer/std/locale'
import { readCountedDeposits, readDepositUse } from '../../core/player/deposit-terms.ts'
import { readPlayUse } from '../../core/player/limits.ts'
import { findTimeOpens, readPlayMinutes } from '../../core/player/play-time.ts'
import { readStanding } from './breaks.ts'
import { hasAnswered, type NamedLimit, readOwnLimits, TIME_LIMIT } from './own-limits.ts'
import { readRealityMinutes } from './reality.ts'
import type { SafetyOptions } from './safety-options.ts'

export async function presentSafety(
  { pool, helpLinks }: SafetyOptions,
  playerId: number,
  locale: Locale,
): Promise<CallOutput<typeof accountSafety>> {
  const { current, nowMs } = await readStanding(pool, playerId)
  const help = helpLinks[locale].map(({ name, url }) => ({ name, url }))
  const { limits } = await readOwnLimits(pool, playerId)
  const play = must((await readPlayUse(pool, [playerId])).get(playerId), 'a player whose play was not read')
  const use = { ...play, deposit: await readDepositUse(pool, playerId) }
  const shared = {
    limits: presentLimits(limits, use, nowMs),
    depositRoom: await presentDepositRoom(pool, playerId, limits, nowMs),
    time: await presentTime(pool, playerId, limits, nowMs),
    hasAnswered: await hasAnswered(pool, playerId),
    realityMinutes: await readRealityMinutes(pool, playerId),
    help,
  }
  if (current === null) return { break: null, ...shared }
  const { kind, endsAtMs, returnFromMs } = current
  return {
    break: {
      kind,
      until: endsAtMs === null ? null : presentWireTime(endsAtMs),
      returnFrom: returnFromMs === null ? null : presentWireTime(returnFromMs),
      isOver: endsAtMs !== null && endsAtMs <= nowMs,
    },
    ...shared,
  }
}

/** As many steps as somebody waits for. */
const ROOMS_MAX = 30

async function presentDepositRoom(
  pool: SafetyOptions['pool'],
  playerId: number,
  limits: readonly NamedLimit[],
  nowMs: number,
): Promise<CallOutput<typeof accountSafety>['depositRoom']> {
  const own = limits.filter(({ kind }) => kind === 'deposit')
  // Who has no limit has nothing counted.
  if (own.length === 0) return []
  const rooms = findRooms(own, await readCountedDeposits(pool, playerId), nowMs)
  return rooms.slice(0, ROOMS_MAX).map(({ leftMinor, fromMs }) => ({
    left: presentWireAmount(minor(leftMinor)),
    from: fromMs === null ? null : presentWireTime(fromMs),
  }))
}

function presentLimits(
  limits: readonly NamedLimit[],
  use: Readonly<Record<LimitKind, Readonly<Record<LimitDays, bigint>>>>,
  nowMs: number,
): CallOutput<typeof accountSafety>['limits'] {
  return LIMIT_KINDS.flatMap((kind) =>
    LIMIT_DAYS.map((days) => {
      const limit = limits.find((one) => one.kind === kind && one.days === days) ?? null
      const wanted = findWanted(limit, nowMs)
      return {
        kind,
        days,
        amount: limit === null ? null : presentWireAmount(limit.amountMinor),
        used: presentWireAmount(minor(use[kind][days])),
        wanted: wanted && {
          amount: wanted.amountMinor === null ? null : presentWireAmount(wanted.amountMinor),
          from: presentWireTime(wanted.fromMs),
          until: presentWireTime(wanted.untilMs),
        },
      }
    }),
  )
}

async function presentTime(
  pool: SafetyOptions['pool'],
  playerId: number,
  limits: readonly NamedLimit[],
  nowMs: number,
): Promise<CallOutput<typeof accountSafety>['time']> {
  const used = (await readPlayMinutes(pool, [playerId])).get(playerId) ?? 0
  const limit = limits.find(({ kind }) => kind === TIME_LIMIT.kind) ?? null
  const wanted = findWanted(limit, nowMs)
  const isFull = limit !== null && used >= limit.amountMinor
  const opensMs = isFull ? await findTimeOpens(pool, playerId) : null
  return {
    minutes: limit === null ? null : Number(limit.amountMinor),
    used,
    opens: opensMs === null ? null : presentWireTime(opensMs),
    wanted: wanted && {
      minutes: wanted.amountMinor === null ? null : Number(wanted.amountMinor),
      from: presentWireTime(wanted.fromMs),
      until: presentWireTime(wanted.untilMs),
    },
  }
}
