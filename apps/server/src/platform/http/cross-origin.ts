import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers pages of exactly these origins, never whoever asks. True when the request was a pre-flight and is done. */
export function answerCrossOrigin(
  origins: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { origin } = request.headers
  if (origins.length > 0) response.setHeader('vary', 'Origin')
  if (origin === undefined || !origins.includes(origin)) return false
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-expose-headers', 'retry-after, x-request-id')
  if (request.method !== 'OPTIONS') return false
  response.setHeader('access-control-allow-methods', 'GET, POST')
  response.setHeader(
    'access-control-allow-headers',
    'authorization, content-type, idempotency-key, x-file-name, x-bonus-ticket',
  )
  response.setHeader('access-control-max-age', '600')
  response.writeHead(204).end()
  return true
}
