import type { IncomingMessage, ServerResponse } from 'node:http'

/** Sends whoever asks for a page of the site to the address that is configured in its place; false where none is. */
export function createRedirect(
  path: string,
  target: string | null,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return ({ method, url = '' }, response) => {
    const isAsked = method === 'GET' && (url === path || url.startsWith(`${path}?`))
    if (target === null || !isAsked) return false
    response.writeHead(302, { location: target, 'cache-control': 'no-store', 'content-length': 0 }).end()
    return true
  }
}
