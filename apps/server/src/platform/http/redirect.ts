import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers a request with the way to another address; false where it is none of those that are sent on. */
export type Redirect = (request: Pick<IncomingMessage, 'method' | 'url'>, response: ServerResponse) => boolean

/** Sends whoever asks for a page of the site to the address that is configured in its place. */
export function createRedirect(path: string, target: string | null): Redirect {
  return ({ method, url = '' }, response) => {
    const isAsked = method === 'GET' && (url === path || url.startsWith(`${path}?`))
    if (target === null || !isAsked) return false
    sendOn(response, target)
    return true
  }
}

/** Sends all pages below a path to another site: what stands behind the path, and in the query, goes along. */
export function createRedirectBelow(path: string, target: string | null): Redirect {
  const base = target?.replace(/\/$/, '')
  return ({ method, url = '' }, response) => {
    const rest = url.startsWith(path) ? url.slice(path.length) : null
    if (base === undefined || rest === null || method !== 'GET' || !/^([/?]|$)/.test(rest)) return false
    sendOn(response, base + rest)
    return true
  }
}

function sendOn(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, 'cache-control': 'no-store', 'content-length': 0 }).end()
}
