import { type ErrorAnswer, errorStatus } from '@xezer/contract/errors'
import type { Locale } from '@xezer/std/locale'
import type { FastifyReply } from 'fastify'
import type { Refusal } from '../platform/http/refusal.ts'
import type { RouteApp } from './route-app.ts'

/** A refusal as its answer in the language of the request (agreement 2, errors). */
export function presentError(
  app: Pick<RouteApp<unknown>, 'errorText'>,
  refusal: Refusal,
  locale: Locale,
): ErrorAnswer {
  const names = Object.entries(refusal.fields)
  const fields = Object.fromEntries(names.map(([name, code]) => [name, app.errorText(code, {}, locale)]))
  return {
    error: app.errorText(refusal.code, refusal.values, locale),
    code: refusal.code,
    ...(names.length > 0 ? { fields } : {}),
  }
}

export function sendError(
  app: Pick<RouteApp<unknown>, 'errorText'>,
  reply: FastifyReply,
  refusal: Refusal,
  locale: Locale,
): FastifyReply {
  if (refusal.retryAfterSeconds !== null) reply.header('retry-after', String(refusal.retryAfterSeconds))
  return reply
    .code(errorStatus(refusal.code))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(presentError(app, refusal, locale)))
}
