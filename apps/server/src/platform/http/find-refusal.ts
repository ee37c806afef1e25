import type { ErrorCode } from '@xezer/contract/errors'
import type { FastifyError } from 'fastify'
import { TookTooLong } from '../within.ts'
import { BodyError } from './json-body.ts'
import { type Refusal, refuse, refuseFor } from './refusal.ts'

const RETRY_AFTER_SECONDS = 2

/** The codes of a lost socket. */
const LOST_SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
/**
 * PostgreSQL is away, or does not come to it within its time: its classes for connections, lacking resources,
 * operators and shutdown, and its codes for locks that were not had, deadlocks and transactions ended as idle.
 */
const WEATHER = /^(08|53|57|55P03$|40001$|40P01$|25P03$)/
/** What the driver says without a code. */
const WEATHER_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|connection error and is not queryable/

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
}

/** What an error that somebody threw means to the caller. */
export function findRefusal(error: Error & Partial<FastifyError>): Refusal {
  if (error instanceof BodyError) return error.refusal
  // Whoever hangs up in the middle of a body is no database.
  if (error.statusCode === undefined && isDatabaseAway(error))
    return refuseFor('unavailable', RETRY_AFTER_SECONDS)
  return refuse(BY_STATUS[error.statusCode ?? 500] ?? 'internal')
}

/** Whether the database, and not the request, is what failed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof TookTooLong) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return LOST_SOCKET.has(code) || WEATHER.test(code) || WEATHER_TEXT.test(error.message)
}
