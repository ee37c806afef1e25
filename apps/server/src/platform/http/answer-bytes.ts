import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

const COMPRESS_BYTES_MIN = 1024

/** Bytes and the headers that go with them, both made once. */
interface Reply {
  readonly bytes: Buffer
  readonly headers: string[]
}
/** An answer for any number of clients. */
export interface AnswerBytes {
  readonly status: number
  readonly retryAfter: string | null
  readonly plain: Reply
  brotli: Reply | null
  /** The bytes are with the system, all of them: they may be written over. */
  readonly onSent?: () => void
  /** One visitor's own, which was asked for a moment ago as well: whoever asks next may be given a copy. */
  isAgain?: boolean
}

/** Nothing stores it, so that nothing need be told what it varies with. */
const HEADERS = [
  ...['content-type', 'application/json; charset=utf-8'],
  ...['cache-control', 'no-store'],
  ...['x-content-type-options', 'nosniff'],
]

export function toAnswerBytes(
  status: number,
  body: string | Buffer,
  retryAfterSeconds: number | null,
): AnswerBytes {
  const retryAfter = retryAfterSeconds === null ? null : String(retryAfterSeconds)
  return {
    status,
    retryAfter,
    plain: toReply(typeof body === 'string' ? Buffer.from(body) : body, retryAfter, []),
    brotli: null,
  }
}

function toReply(bytes: Buffer, retryAfter: string | null, more: readonly string[]): Reply {
  const headers = [...HEADERS, 'content-length', String(bytes.length), ...more]
  return { bytes, headers: retryAfter === null ? headers : [...headers, 'retry-after', retryAfter] }
}

export function sendAnswerBytes(
  request: IncomingMessage,
  response: ServerResponse,
  answer: AnswerBytes,
): void {
  const reply = chooseReply(request, answer)
  response.writeHead(answer.status, reply.headers)
  response.end(reply.bytes)
  if (answer.onSent === undefined) return
  // What could not be written at once is held by the connection, and so is what waits behind an earlier answer.
  if (response.writableLength === 0 || reply !== answer.plain) answer.onSent()
}

function chooseReply(request: IncomingMessage, answer: AnswerBytes): Reply {
  if (answer.plain.bytes.length < COMPRESS_BYTES_MIN) return answer.plain
  if (!request.headers['accept-encoding']?.includes('br')) return answer.plain
  answer.brotli ??= toReply(compress(answer.plain.bytes), answer.retryAfter, ['content-encoding', 'br'])
  return answer.brotli
}

/** The quickest level: it is paid once a tick, and halves the bytes already. */
function compress(plain: Buffer): Buffer {
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
}
