import type { Config } from './config.ts'
import { PAGE_HOST } from './http/page-host.ts'
import type { OwnGamesSettings } from './own-games-settings.ts'

const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}

export type ContentPolicy = Readonly<Record<keyof typeof POLICY, readonly string[]>>

/**
 * What a page of the site may load and do; a document allows besides what stands in it. Framed are our own pages, those of
 * the games, and that of the bonuses where it is another's; pictures of games may lie elsewhere.
 */
export function contentPolicy({ frames, images }: OutsideOrigins = NOTHING_OUTSIDE): ContentPolicy {
  return {
    ...POLICY,
    'img-src': [...POLICY['img-src'], ...images],
    'frame-src': [...POLICY['frame-src'], ...frames],
  }
}

/** What of other origins stands in our pages. */
export interface OutsideOrigins {
  readonly frames: readonly string[]
  readonly images: readonly string[]
}

export const NOTHING_OUTSIDE: OutsideOrigins = { frames: [], images: [] }

/** Where frames of games come from: a port alone is one of the host that the page was asked at; null where games are off. */
export function gamesOrigin({ port, url }: Pick<OwnGamesSettings, 'port' | 'url'>): string | null {
  return port === null ? null : (url ?? `:${port}`)
}

const wholeOrigin = (origin: string) => (origin.startsWith(':') ? `http://${PAGE_HOST}${origin}` : origin)

/** Exactly what the settings name. */
export function findOutside({
  bonusFrameUrl,
  casino,
  ownGames,
}: Pick<Config, 'bonusFrameUrl' | 'casino' | 'ownGames'>): OutsideOrigins {
  const games = gamesOrigin(ownGames)
  const images = [casino.images.inbet, casino.images.rpl].filter((folder) => !folder.startsWith('/'))
  return {
    frames: [
      ...(bonusFrameUrl === null ? [] : [new URL(bonusFrameUrl).origin]),
      ...(games === null ? [] : [wholeOrigin(games)]),
    ],
    images: games === null ? [] : [...new Set(images.map((folder) => new URL(folder).origin))],
  }
}
