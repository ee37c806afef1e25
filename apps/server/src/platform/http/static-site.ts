import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isPagePath } from '@xezer/contract/page-routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt'])
/** Files whose name holds the hash of their content never change. */
const IMMUTABLE = /^assets\//
const COMPRESS_BYTES_MIN = 1024
const TAG_LENGTH = 20
const START = 'index.html'

interface SiteFile {
  readonly type: string
  readonly plain: Buffer
  readonly isImmutable: boolean
  /** The same for every encoding: a weak one (RFC 9110 §8.8.1). */
  readonly tag: string
  readonly isCompressible: boolean
  brotli: Buffer | null
  gzip: Buffer | null
}

/**
 * The built site from memory. A path that is neither a file nor a call gets the start page, whose own router draws
 * what stands there: with status 200 when it is one of the site's pages, else with 404.
 */
export function serveSite(fastify: FastifyInstance, folder: string): void {
  const files = readSite(folder)
  const start = files.get(START)
  // It is what pages are made of, and no page of that name.
  files.delete(START)
  fastify.get('/*', async (request, reply) => {
    const [path = ''] = request.url.split(/[?#]/)
    if (path === '/api' || path.startsWith('/api/')) return reply.callNotFound()
    const file = findFile(files, path)
    if (file !== undefined) return sendFile(request, reply, file)
    if (start === undefined) return reply.callNotFound()
    if (isPagePath(path)) return sendFile(request, reply, start)
    // A missing asset must not come as a page: the browser would try to run it.
    const isForReading = extname(path) === '' || String(request.headers.accept).includes('text/html')
    return isForReading ? sendContent(request, reply.code(404), start) : reply.callNotFound()
  })
}

function findFile(files: ReadonlyMap<string, SiteFile>, path: string): SiteFile | undefined {
  try {
    return files.get(decodeURIComponent(path).slice(1))
  } catch {
    return undefined
  }
}

function readSite(folder: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>()
  if (!existsSync(folder)) return files
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const full = join(folder, entry)
    if (!statSync(full).isFile()) continue
    const path = relative(folder, full).split(sep).join('/')
    const extension = extname(path)
    const plain = readFileSync(full)
    files.set(path, {
      type: TYPES[extension] ?? 'application/octet-stream',
      plain,
      isImmutable: IMMUTABLE.test(path),
      tag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, TAG_LENGTH)}"`,
      isCompressible: COMPRESSIBLE.has(extension) && plain.length >= COMPRESS_BYTES_MIN,
      brotli: null,
      gzip: null,
    })
  }
  return files
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  reply.header('etag', file.tag)
  if (request.headers['if-none-match'] !== file.tag) return sendContent(request, reply, file)
  return reply.header('cache-control', cacheControl(file)).code(304).send()
}

function cacheControl({ isImmutable }: SiteFile): string {
  return isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function sendContent(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  reply.type(file.type).header('cache-control', cacheControl(file))
  if (!file.isCompressible) return reply.send(file.plain)
  reply.header('vary', 'Accept-Encoding')
  if (accepted.includes('br')) {
    file.brotli ??= brotliCompressSync(file.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    return reply.header('content-encoding', 'br').send(file.brotli)
  }
  if (accepted.includes('gzip')) {
    file.gzip ??= gzipSync(file.plain, { level: 9 })
    return reply.header('content-encoding', 'gzip').send(file.gzip)
  }
  return reply.send(file.plain)
}
