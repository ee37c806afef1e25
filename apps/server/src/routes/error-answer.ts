import { type ErrorAnswer, errorStatus } from '@xezer/contract/errors'
import { fieldsText, fieldText } from '@xezer/i18n/error-text'
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
  const problems = Object.entries(refusal.fields).map(
    ([name, field]) => [name, typeof field === 'string' ? { code: field, values: {} } : field] as const,
  )
  const fields = Object.fromEntries(problems.map(([name, problem]) => [name, fieldText(problem, locale)]))
  const isAboutFields = refusal.code === 'invalid_fields'
  return {
    error: isAboutFields
      ? fieldsText(Object.fromEntries(problems), locale)
      : app.errorText(refusal.code, refusal.values, locale),
    code: refusal.code,
    ...(problems.length > 0 ? { fields } : {}),
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
