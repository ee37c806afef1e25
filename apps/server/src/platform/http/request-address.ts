import type { IncomingMessage } from 'node:http'

/** The visitor's address; behind a proxy the one that the nearest proxy saw. */
export function requestAddress(request: IncomingMessage, isBehindProxy: boolean): string {
  const remote = request.socket.remoteAddress ?? ''
  if (!isBehindProxy) return remote
  const nearest = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return nearest || remote
}
