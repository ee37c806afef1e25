/**
 * The pages that the site has, as rows of the route table (product §2, screens); `:name` stands for a param.
 * The site looks up its page here, the server the status of its answer: 200 for these, 404 for any other address.
 */
export const PAGE_ROUTES = [
  '/',
  '/video/:video',
  '/home/live/sport/:sport',
  '/home/live/sport/:sport/video/:video',
  '/live',
  '/live/sport/:sport',
  '/live/sport/:sport/video/:video',
  '/live/upcoming',
  '/live/upcoming/sport/:sport',
  '/live/sport/:sport/event/:event',
  '/live/sport/:sport/event/:event/period/:period',
  '/prematch',
  '/prematch/sport/:sport',
  '/prematch/sport/:sport/country/:country',
  '/prematch/sport/:sport/league/:league',
  '/prematch/sport/:sport/event/:event',
  '/prematch/sport/:sport/event/:event/period/:period',
  '/popular',
  '/popular/sport/:sport',
  '/favorites/prematch',
  '/favorites/live',
  '/results/date/:date',
  '/results/date/:date/sport/:sport',
  '/results/date/:date/sport/:sport/league/:league',
  '/results/date/:date/league/:league',
  '/resultslive',
  '/resultslive/league/:league',
  '/statistics',
  '/statistics/league/:league',
  '/statistics/event/:event',
  '/casino',
  '/games',
  '/game/id/:id',
  '/gamerpl/id/:id',
  '/coupon',
  '/coupon/:code',
  '/rules',
  '/rules/article/:article',
  '/vip',
  '/payments',
  '/bonuses',
  '/settings',
  '/registerro',
  '/registeraz',
  '/registerazx',
  '/link/password',
  '/link/email',
  '/link/address/:what',
  '/account/bets',
  '/account/bets/from/:from/to/:to',
  '/account/statement',
  '/account/rounds',
  '/account/payments',
  '/account/payments/deposit',
  '/account/payments/withdrawal',
  '/account/payments/history',
  '/account/payments/history/from/:from/to/:to',
  '/account/bonuses',
  '/bonus/frame',
  '/account/profile',
  '/account/security',
  '/account/identity',
  '/account/safety',
  '/account/notifications',
  '/account/data',
  '/animation/event/:event',
  '/stream/event/:event',
  '/affiliate',
] as const
/** A page of ours, unless another address is configured for it: links lead here, and the server sends on. */
export const AFFILIATE_PATH = '/affiliate'
export const STATISTICS_PATH = '/statistics'
export type PageRoute = (typeof PAGE_ROUTES)[number]
export type PageParams = Record<string, string>

/** The params of `path` under a pattern such as `/live/sport/:sport`, or null when it does not fit. */
export function matchPath(pattern: string, path: string): PageParams | null {
  const expected = pattern.split('/')
  const actual = path.split('/')
  if (expected.length !== actual.length) return null
  const params: PageParams = {}
  for (const [position, part] of expected.entries()) {
    const value = actual[position] ?? ''
    if (part.startsWith(':')) {
      // Every param of the route table is an id or a short word; anything else is another page.
      if (!/^[\w-]{1,40}$/.test(value)) return null
      params[part.slice(1)] = value
    } else if (part !== value) return null
  }
  return params
}

const SLASH = 47

/** An address with slashes at its end is the one without them. */
export function plainPath(path: string): string {
  let length = path.length
  while (length > 1 && path.charCodeAt(length - 1) === SLASH) length -= 1
  return path.slice(0, length)
}

/** Whether a path is of the games: where they are switched off there is no such page. */
export function isCasinoPath(path: string): boolean {
  return /^\/(casino|games|game\/id\/[^/]+|gamerpl\/id\/[^/]+)$/.test(plainPath(path))
}

/** Whether the site has a page at the path of an address, as the address is written. */
export function isPagePath(path: string): boolean {
  const plain = plainPath(path)
  return PAGE_ROUTES.some((pattern) => matchPath(pattern, plain) !== null)
}
