import type { Call, Schema } from '@xezer/contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse, refuseFor } from '../platform/http/refusal.ts'
import { requestLocale } from '../platform/http/request-locale.ts'
import { sendError } from './error-answer.ts'
import type { RouteApp } from './route-app.ts'

/** Their bytes stand in memory until they are kept: so many at once, and one of a caller. */
const UPLOADS_MAX = 8
const RETRY_SECONDS = 5
const BEARER = /^Bearer ([A-Za-z0-9_-]{16,128})$/

/**
 * The routes that `bind` binds take the files of `call` instead of JSON. Who sends one is asked before its first byte is read,
 * and what is called something else, or is too large by its own word, is not read at all.
 */
export function takeUploads<Session>(
  app: RouteApp<Session>,
  call: Call<Schema, Schema>,
  bind: (inner: RouteApp<Session>) => void,
): void {
  const sending = new Set<string>()
  void app.fastify.register(async (fastify) => {
    fastify.removeAllContentTypeParsers()
    fastify.addContentTypeParser(
      [...(call.bodyTypes ?? [])],
      { parseAs: 'buffer', bodyLimit: call.bodyBytesMax ?? 0 },
      (_request, body, done) => done(null, body),
    )
    fastify.addHook('onRequest', async (request, reply) => {
      const refusal = await findObstacle(app, call, request, sending)
      if (refusal === null) holdPlace(reply, sending, request.headers.authorization ?? '')
      else
        return sendError(
          app,
          reply.header('connection', 'close'),
          refusal,
          requestLocale(request.headers.cookie),
        )
    })
    bind({ ...app, fastify })
  })
}

async function findObstacle<Session>(
  app: RouteApp<Session>,
  call: Call<Schema, Schema>,
  { headers }: FastifyRequest,
  sending: ReadonlySet<string>,
) {
  const token = BEARER.exec(headers.authorization ?? '')?.[1]
  if (token === undefined) return refuse('session_required')
  if ((await app.findSession(token)) === null) return refuse('session_expired')
  if (!(call.bodyTypes ?? []).includes(headers['content-type'] ?? '')) return refuse('document_invalid')
  if (Number(headers['content-length'] ?? 0) > (call.bodyBytesMax ?? 0)) return refuse('payload_too_large')
  const isBusy = sending.size >= UPLOADS_MAX || sending.has(headers.authorization ?? '')
  return isBusy ? refuseFor('too_many_requests', RETRY_SECONDS) : null
}

/** Until the answer is out, or the sender is gone. */
function holdPlace(reply: FastifyReply, sending: Set<string>, sender: string): void {
  sending.add(sender)
  reply.raw.once('close', () => sending.delete(sender))
}
