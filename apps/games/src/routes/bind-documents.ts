import { GAME_PREFIXES } from '@xezer/contract/game-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, type StaticFile } from '../platform/static-files.ts'
import { fillGame, readPreloads } from './game-document.ts'

export interface DocumentsOptions {
  /** What browsers run, by its name in the built client. */
  readonly client: ReadonlyMap<string, StaticFile>
  readonly thumbnails: ReadonlyMap<string, StaticFile>
  /** Pages that may frame a game; empty: the host that is asked, at the site's port. */
  readonly siteOrigins: readonly string[]
  readonly sitePort: number
  /** Ids of the games that are switched on. */
  readonly gamesOn: readonly string[]
}

const ORIGINS_MARK = '%SITE_ORIGINS%'
const GAMES_MARK = '%GAMES%'
const LANGUAGES = '(az|ru|en)'

/** Pages of the games' origin and what they are made of; nothing here knows a player. */
export function bindDocuments(fastify: FastifyInstance, options: DocumentsOptions): void {
  const preloads = readPreloads(options.client)
  for (const prefix of Object.values(GAME_PREFIXES)) {
    fastify.get<{ Params: { id: string; locale: string } }>(
      `/${prefix}/token/:token/game/:id/lang/:locale${LANGUAGES}`,
      (request, reply) =>
        sendDocument(options, 'game.html', request, reply, (html) =>
          fillGame(html, request.params, preloads),
        ),
    )
  }
  fastify.get(`/games/user/:id/lang/:locale${LANGUAGES}`, (request, reply) =>
    sendDocument(options, 'lobby.html', request, reply, (html) =>
      html.replaceAll(GAMES_MARK, options.gamesOn.join(' ')),
    ),
  )
  fastify.get('/verify', (request, reply) => sendDocument(options, 'verify.html', request, reply))
  fastify.get('/assets/*', (request, reply) => {
    const file = options.client.get(request.url.slice(1).split('?')[0] ?? '')
    return sendFile(request, reply, file, 'public, max-age=31536000, immutable')
  })
  fastify.get<{ Params: { name: string } }>('/thumbnails/:name', (request, reply) => {
    // The site shows them too.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return sendFile(request, reply, options.thumbnails.get(request.params.name), 'public, max-age=86400')
  })
}

/** What frames it is said exactly, in the policy and to the script that posts to it. */
function sendDocument(
  options: DocumentsOptions,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
  fill = (html: string) => html,
): FastifyReply {
  const file = options.client.get(name)
  if (file === undefined) return reply.callNotFound() as unknown as FastifyReply
  const origins = originsFor(options, request).join(' ')
  return reply
    .type(file.type)
    .headers({
      'content-security-policy': policyFor(origins),
      'cache-control': 'no-store',
    })
    .send(fill(file.plain.toString('utf8').replaceAll(ORIGINS_MARK, origins)))
}

export function policyFor(origins: string): string {
  return (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; " +
    `connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${origins}`
  )
}

const HOST = /^([A-Za-z0-9.-]{1,253}|\[[0-9a-fA-F:.]{2,45}\])(?::\d{1,5})?$/

function originsFor({ siteOrigins, sitePort }: DocumentsOptions, request: FastifyRequest): readonly string[] {
  if (siteOrigins.length > 0) return siteOrigins
  const name = HOST.exec(request.headers.host ?? '')?.[1]
  return name === undefined ? ["'none'"] : [`http://${name}:${sitePort}`]
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile | undefined,
  cacheControl: string,
): FastifyReply {
  if (file === undefined) return reply.callNotFound() as unknown as FastifyReply
  reply.type(file.type).header('cache-control', cacheControl)
  if (file.encoded.length > 0) reply.header('vary', 'Accept-Encoding')
  const best = encodingFor(file, String(request.headers['accept-encoding'] ?? ''))
  if (best === null) return reply.send(file.plain)
  return reply.header('content-encoding', best.name).send(best.bytes)
}
