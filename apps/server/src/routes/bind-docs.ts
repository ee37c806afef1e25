import type { FastifyInstance } from 'fastify'
import { DOCS_STYLE, docsPage } from './docs-page.ts'
import { openapiDocument } from './openapi-document.ts'

/** The contract as a document for programs and as a page for people. Both are made once, when first asked for. */
export function bindDocs(fastify: FastifyInstance): void {
  let document: ReturnType<typeof openapiDocument> | null = null
  const getDocument = () => {
    document ??= openapiDocument()
    return document
  }
  fastify.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(getDocument())),
  )
  fastify.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(getDocument())),
  )
  fastify.get('/api/docs.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(DOCS_STYLE),
  )
}
