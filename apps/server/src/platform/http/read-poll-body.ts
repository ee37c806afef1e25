import type { IncomingMessage } from 'node:http'
import { type Refusal, refuse } from './refusal.ts'

const BODY_BYTES_MAX = 2048
const JSON_TYPE = /^application\/json\s*(?:;|$)/i

/** Calls back with the whole body, or with why it cannot be taken. */
export function readPollBody(request: IncomingMessage, done: (body: string | Refusal) => void): void {
  if (request.method !== 'POST') {
    request.resume()
    done('')
    return
  }
  const type = request.headers['content-type']
  const length = Number(request.headers['content-length'] ?? Number.NaN)
  if (length === 0) done('')
  else if (type === undefined || !(type === 'application/json' || JSON_TYPE.test(type))) {
    request.resume()
    done(refuse('unsupported_media_type'))
  } else if (length > BODY_BYTES_MAX) {
    request.resume()
    done(refuse('payload_too_large'))
  } else collect(request, length, done)
}

/** How long a body may take is bounded by the server's request timeout. */
function collect(request: IncomingMessage, length: number, done: (body: string | Refusal) => void): void {
  let text = ''
  let chunks: Buffer[] | null = null
  let byteCount = 0
  request.on('data', (chunk: Buffer) => {
    byteCount += chunk.length
    if (byteCount > BODY_BYTES_MAX) return
    // Nearly every body comes in one piece; a letter may be cut between two.
    if (chunk.length === length) text = chunk.toString()
    else if (chunks === null) chunks = [chunk]
    else chunks.push(chunk)
  })
  request.on('end', () => {
    if (byteCount > BODY_BYTES_MAX) done(refuse('payload_too_large'))
    else done(chunks === null ? text : Buffer.concat(chunks).toString())
  })
}
