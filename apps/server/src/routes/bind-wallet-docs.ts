import type { FastifyInstance } from 'fastify'
import { wireDocument } from '../features/game-wallet/wire-document.ts'
import { walletPage } from './wallet-page.ts'

/** Reads its own style sheet and nothing else; stands in no frame. */
const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The wire of the wallet as a document for programs and as a page for people, where the wallet is. Made when first asked for. */
export function bindWalletDocs(fastify: FastifyInstance): void {
  let document: ReturnType<typeof wireDocument> | null = null
  const getDocument = () => {
    document ??= wireDocument()
    return document
  }
  fastify.get('/wallet/v1/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(getDocument())),
  )
  fastify.get('/wallet/v1/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(walletPage(getDocument())),
  )
}
