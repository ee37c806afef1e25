import type { OddsBook } from '@xezer/odds-book/book'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createSitemap } from '../features/sitemap/sitemap.ts'

const AGE_SECONDS = 600
/** A host as a name and a port; a request may say anything. */
const HOST = /^[\w.:[\]-]{1,255}$/

export interface SitemapOptions {
  readonly book: OddsBook
  readonly mainSite: string | null
  readonly hasCasino: boolean
}

/** `/robots.txt` and `/sitemap.xml`, for search engines: where the site is, and what of it is everybody's. */
export function bindSitemap(fastify: FastifyInstance, { book, mainSite, hasCasino }: SitemapOptions): void {
  const presentSitemap = createSitemap(book, hasCasino)
  const originOf = ({ protocol, host }: FastifyRequest) =>
    mainSite ?? (HOST.test(host) ? `${protocol}://${host}` : null)
  fastify.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request)
    if (origin === null) return reply.callNotFound()
    reply.type('application/xml; charset=utf-8').header('cache-control', `public, max-age=${AGE_SECONDS}`)
    return presentSitemap(origin)
  })
  fastify.get('/robots.txt', async (request, reply) => {
    const origin = originOf(request)
    reply.type('text/plain; charset=utf-8').header('cache-control', `public, max-age=${AGE_SECONDS}`)
    const map = origin === null ? [] : [`Sitemap: ${origin}/sitemap.xml`]
    return ['User-agent: *', 'Disallow: /api/', 'Disallow: /account/', ...map, ''].join('\n')
  })
}
