import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Payments } from '../features/payments/payments.ts'

const BODY_BYTES_MAX = 64 * 1024

/**
 * What gateways say, outside the calls: raw bytes, no session, no other origin. Whatever is not genuine is refused and kept
 * nowhere; what could not be applied is asked for again.
 */
export function bindHooks(fastify: FastifyInstance, payments: Pick<Payments, 'hear'>): void {
  void fastify.register(async (inner) => {
    takeRawBodies(inner)
    inner.post<{ Params: { gateway: string } }>('/hooks/:gateway', async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const header = (name: string) => {
        const value = request.headers[name]
        return typeof value === 'string' ? value : null
      }
      const heard = await payments.hear(request.params.gateway, { header, body, address: request.ip })
      if (heard === 'heard') return sendText(reply, 200, 'OK')
      if (heard === 'forged') return sendText(reply, 403, 'refused')
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
