import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Payments } from '../features/payments/payments.ts'
import { addressKey } from '../platform/http/caller-keys.ts'
import { createRateLimiter } from '../platform/http/rate-limiter.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { RouteApp } from './route-app.ts'

/** No page of another origin hears an answer of below. */
export const HOOKS_PREFIX = '/hooks/'
const BODY_BYTES_MAX = 64 * 1024
/** So long an address may have been silent for what it says at once; a gateway that said more comes again. */
export const BURST_SECONDS = 10

/**
 * What gateways say, outside the calls: raw bytes, no session, no other origin. Whatever is not genuine is refused and kept
 * nowhere but in a count; what could not be applied is asked for again.
 */
export function bindHooks(
  { fastify, steadyClock }: Pick<RouteApp<unknown>, 'fastify' | 'steadyClock'>,
  payments: Pick<Payments, 'hear'>,
  { forgedMessages }: Pick<Metrics, 'forgedMessages'>,
  /** Of one address. */
  perSecond: number,
): void {
  const limiter = createRateLimiter({ limit: perSecond * BURST_SECONDS, windowMs: BURST_SECONDS * 1000 })
  void fastify.register(async (inner) => {
    takeRawBodies(inner)
    // Before the body is read.
    inner.addHook('onRequest', async (request, reply) => {
      const waitMs = limiter.take(addressKey(request.ip), steadyClock.steadyMs())
      if (waitMs === 0) return
      return sendText(reply.header('retry-after', Math.ceil(waitMs / 1000)), 429, 'later')
    })
    inner.post<{ Params: { gateway: string } }>(`${HOOKS_PREFIX}:gateway`, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const header = (name: string) => {
        const value = request.headers[name]
        return typeof value === 'string' ? value : null
      }
      const heard = await payments.hear(request.params.gateway, { header, body, address: request.ip })
      if (heard === 'heard') return sendText(reply, 200, 'OK')
      if (heard === 'forged') {
        // One that is open: its name is that of a gateway of the house.
        forgedMessages.inc({ gateway: request.params.gateway })
        return sendText(reply, 403, 'refused')
      }
      return heard === 'unknown' ? reply.callNotFound() : sendText(reply, 503, 'again')
    })
  })
}

/** Every body as the bytes that it is. */
export function takeRawBodies(inner: FastifyInstance): void {
  inner.removeAllContentTypeParsers()
  inner.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX }, (_request, body, done) =>
    done(null, body),
  )
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text)
}
