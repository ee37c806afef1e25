import type { FastifyInstance, FastifyReply } from 'fastify'
import { BODY_BYTES_MAX, type GameWallet, type GivenAnswer } from '../features/game-wallet/game-wallet.ts'
import { bindWalletDocs } from './bind-wallet-docs.ts'

export const WALLET_PREFIX = '/wallet/v1/'
const BODY_BYTES_READ = 8 * BODY_BYTES_MAX

/**
 * What providers of games ask, outside the calls of the site: raw bytes that are signed, no session of ours, no other origin.
 * An answer of 200 is final; whoever got none asks again under the same number.
 */
export function bindGameWallet(
  fastify: FastifyInstance,
  wallet: Pick<GameWallet, 'answer'>,
  onError: (error: unknown) => void,
): void {
  bindWalletDocs(fastify)
  void fastify.register(async (inner) => {
    inner.removeAllContentTypeParsers()
    // What is too long is refused in the words of the wire, as long as it is no flood.
    const parsing = { parseAs: 'buffer', bodyLimit: BODY_BYTES_READ } as const
    inner.addContentTypeParser('*', parsing, (_request, body, done) => done(null, body))
    // Whatever happens, a provider hears its own words and no sentence for players.
    inner.setErrorHandler((error, _request, reply) => {
      const isTheirs = isClientFault(error)
      if (!isTheirs) onError(error)
      return isTheirs ? send(reply, 400, { code: 'WRONG_SYNTAX' }) : send(reply, 503, { code: 'INTERNAL' })
    })
    inner.post<{ Params: { call: string } }>(`${WALLET_PREFIX}:call`, async (request, reply) => {
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
      return send(reply, given.status, given.answer)
    })
  })
}

function send(
  reply: FastifyReply,
  status: GivenAnswer['status'],
  answer: GivenAnswer['answer'],
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store')
  if (status === 503) reply.header('retry-after', '1')
  return reply.send(answer)
}

/** Of a body that is too long, or that did not come as it was announced. */
const isClientFault = (error: unknown): boolean =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode < 500
