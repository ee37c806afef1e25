import type { FastifyInstance } from 'fastify'
import { BODY_BYTES_MAX, type GameWallet } from '../features/game-wallet/game-wallet.ts'
import { bindWalletDocs } from './bind-wallet-docs.ts'

/**
 * What providers of games ask, outside the calls of the site: raw bytes that are signed, no session of ours, no other origin.
 * An answer of 200 is final; whoever got none asks again under the same number.
 */
export function bindGameWallet(fastify: FastifyInstance, wallet: Pick<GameWallet, 'answer'>): void {
  bindWalletDocs(fastify)
  void fastify.register(async (inner) => {
    inner.removeAllContentTypeParsers()
    const parsing = { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX } as const
    inner.addContentTypeParser('*', parsing, (_request, body, done) => done(null, body))
    inner.post<{ Params: { call: string } }>('/wallet/v1/:call', async (request, reply) => {
      const header = (name: string) => {
        const value = request.headers[name]
        return typeof value === 'string' ? value : ''
      }
      const given = await wallet.answer(request.params.call, {
        provider: header('x-provider'),
        timestamp: header('x-timestamp'),
        signature: header('x-signature'),
        path: request.url,
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      })
      if (given === null) return reply.callNotFound()
      reply.code(given.status).header('cache-control', 'no-store')
      if (given.status === 503) reply.header('retry-after', '1')
      return reply.send(given.answer)
    })
  })
}
