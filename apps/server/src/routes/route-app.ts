import type { ErrorCode } from '@xezer/contract/errors'
import type { Clock, SteadyClock } from '@xezer/std/clock'
import type { Locale } from '@xezer/std/locale'
import type { FastifyInstance } from 'fastify'
import type { Point } from '../core/player/point.ts'
import type { CallerKeys } from '../platform/http/caller-keys.ts'

/** What every `bind…` file gets; `Session` is what `findSession` of `core/player` finds. */
export interface RouteApp<Session> {
  readonly fastify: FastifyInstance
  /** Memory-cached by its owner: the calls that a browser makes each second go through it. */
  readonly findSession: (token: string) => Promise<Session | null>
  /** The player did something: every call of theirs but the polls. The one place that keeps a session alive. */
  readonly noteActivity: (session: Session) => void
  readonly errorText: (
    code: ErrorCode,
    values: Readonly<Record<string, string | number>>,
    locale: Locale,
  ) => string
  readonly callers: CallerKeys
  /** Limits are counted by it. */
  readonly clock: Clock
  /** What a call took is measured by it. */
  readonly steadyClock: SteadyClock
  /** The account that a session belongs to. */
  readonly accountOf: (session: Session) => string
  /** Calls a second of one account, or else address, and call; bursts may be three times as long. */
  readonly callsPerSecond: number
  /** The point of sale of a host. */
  readonly findPoint: (host: string) => Point
  /** Told about every answer of a call. */
  readonly observeCall?: (call: string, status: number, seconds: number) => void
}
