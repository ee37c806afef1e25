import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const AGE_SECONDS = 3600
const TAG_LENGTH = 20

interface Picture {
  readonly bytes: Buffer
  readonly tag: string
}

/** Pictures of games, `/thumbnails/{id}.jpeg` and `{id}@2x.jpeg`, from memory: there are a hundred small ones. */
export function bindThumbnails(fastify: FastifyInstance, contentDir: string): void {
  const pictures = readPictures(join(contentDir, 'games/thumbnails'))
  fastify.get<{ Params: { file: string } }>('/thumbnails/:file', async (request, reply) => {
    const picture = pictures.get(request.params.file)
    if (picture === undefined) return reply.callNotFound()
    reply.header('etag', picture.tag).header('cache-control', `public, max-age=${AGE_SECONDS}`)
    if (request.headers['if-none-match'] === picture.tag) return reply.code(304).send()
    return reply.type('image/jpeg').send(picture.bytes)
  })
}

function readPictures(folder: string): Map<string, Picture> {
  const pictures = new Map<string, Picture>()
  if (!existsSync(folder)) return pictures
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.jpeg')) continue
    const bytes = readFileSync(join(folder, file))
    const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, TAG_LENGTH)}"`
    pictures.set(file, { bytes, tag })
  }
  return pictures
}
