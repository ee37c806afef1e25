import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { isCasinoPath, isPagePath } from '@xezer/contract/page-routes'
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
/** Files that the build laid beside the one that they hold, the best first; nothing is compressed here. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const
/** Files whose name holds the hash of their content never change. */
const IMMUTABLE = /^assets\//
/** What only a page obeys: some 700 bytes that each script, look and letter of a visit would carry. */
const HEADERS_OF_PAGES = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]
const PARTS_OF_PAGES = new Set(['.js', '.css', '.woff2'])
const TAG_LENGTH = 20
const START = 'index.html'

interface SiteFile {
  readonly type: string
  readonly plain: Buffer
  readonly isImmutable: boolean
  /** Never opened as a page of its own, as a picture with scripts might be, and no worker. */
  readonly isPart: boolean
  /** The same for every encoding: a weak one (RFC 9110 §8.8.1). */
  readonly tag: string
  readonly encoded: readonly { readonly name: string; readonly bytes: Buffer }[]
}

/**
 * The built site from memory. A path that is neither a file nor a call gets the start page, whose own router draws
 * what stands there: with status 200 when it is one of the site's pages, else with 404.
 */
export function serveSite(
  fastify: FastifyInstance,
  folder: string,
  { hasCasino = true }: { hasCasino?: boolean } = {},
): void {
  const files = readSite(folder)
  const built = files.get(START)
  const start = built === undefined || hasCasino ? built : withoutCasino(built)
  // It is what pages are made of, and no page of that name.
  files.delete(START)
  fastify.get('/*', async (request, reply) => {
    const [path = ''] = request.url.split(/[?#]/)
    if (path === '/api' || path.startsWith('/api/')) return reply.callNotFound()
    const file = findFile(files, path)
    if (file !== null) return sendFile(request, reply, file)
    if (start === undefined) return reply.callNotFound()
    if (isPagePath(path) && (hasCasino || !isCasinoPath(path))) return sendFile(request, reply, start)
    // A missing asset must not come as a page: the browser would try to run it.
    const isForReading = extname(path) === '' || String(request.headers.accept).includes('text/html')
    return isForReading ? sendContent(request, reply.code(404), start) : reply.callNotFound()
  })
}

/** The start page tells its script; what was packed of it before says otherwise and is not sent. */
function withoutCasino(start: SiteFile): SiteFile {
  const plain = Buffer.from(start.plain.toString('utf8').replace('<html ', '<html data-casino="off" '))
  return { ...start, ...describe(plain), encoded: [] }
}

function findFile(files: ReadonlyMap<string, SiteFile>, path: string): SiteFile | null {
  try {
    return files.get(decodeURIComponent(path).slice(1)) ?? null
  } catch {
    return null
  }
}

function readSite(folder: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>()
  if (!existsSync(folder)) return files
  for (const [path, plain] of readFolder(folder)) {
    files.set(path, {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      ...describe(plain),
      isImmutable: IMMUTABLE.test(path),
      isPart: IMMUTABLE.test(path) && PARTS_OF_PAGES.has(extname(path)),
      encoded: [],
    })
  }
  return foldEncodings(files)
}

function describe(plain: Buffer): Pick<SiteFile, 'plain' | 'tag'> {
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, TAG_LENGTH)
  return { plain, tag: `W/"${tag}"` }
}

function readFolder(folder: string): [path: string, bytes: Buffer][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((entry) => join(folder, entry))
    .filter((full) => statSync(full).isFile())
    .map((full) => [relative(folder, full).split(sep).join('/'), readFileSync(full)])
}

/** `x.js.br` is a way of sending `x.js`, and no file of its own. */
function foldEncodings(read: ReadonlyMap<string, SiteFile>): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>()
  for (const [path, file] of read) {
    if (ENCODINGS.some(({ suffix }) => path.endsWith(suffix) && read.has(path.slice(0, -suffix.length))))
      continue
    const encoded = ENCODINGS.flatMap(({ name, suffix }) => {
      const packed = read.get(`${path}${suffix}`)
      return packed === undefined ? [] : [{ name, bytes: packed.plain }]
    })
    files.set(path, { ...file, encoded })
  }
  return files
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  reply.header('etag', file.tag)
  if (file.isPart) takeOffHeaders(reply)

  if (request.headers['if-none-match'] !== file.tag) return sendContent(request, reply, file)
  return reply.header('cache-control', cacheControl(file)).code(304).send()
}

/** Set by a package on the answer itself, or by us on the framework's. */
function takeOffHeaders(reply: FastifyReply): void {
  for (const name of HEADERS_OF_PAGES) {
    reply.removeHeader(name)
    reply.raw.removeHeader(name)
  }
}

function cacheControl({ isImmutable }: SiteFile): string {
  return isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function sendContent(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  reply.type(file.type).header('cache-control', cacheControl(file))
  if (file.encoded.length === 0) return reply.send(file.plain)
  reply.header('vary', 'Accept-Encoding')
  const accepted = acceptedEncodings(request.headers['accept-encoding'])
  const best = file.encoded.find(({ name }) => accepted.has(name))
  if (best === undefined) return reply.send(file.plain)
  return reply.header('content-encoding', best.name).send(best.bytes)
}

/** `gzip, br;q=0` takes gzip and refuses br (RFC 9110 §12.5.3). */
function acceptedEncodings(header: string | readonly string[] | undefined): Set<string> {
  const names = new Set<string>()
  for (const part of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = part.toLowerCase().split(';')
    if (!parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))) names.add(name.trim())
  }
  return names
}
