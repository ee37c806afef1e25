import type { Locale } from '@xezer/std/locale'

export interface FrameParts {
  /** The games' origin; `:8081` is that port of the page's own host. */
  readonly frames: string
  readonly page: { readonly protocol: string; readonly hostname: string }
  readonly src: 'inbet' | 'rpl'
  readonly id: string
  readonly locale: Locale
  /** Opens the game with the player's money; play money without. */
  readonly token: string
  /** One round, to be looked at again. */
  readonly round: string | null
}

const PREFIXES = { inbet: 'inbet/sitegame', rpl: 'inbet/sitegamerpl' } as const
const ROUND = /^[A-Za-z0-9._:-]{1,64}$/

/** Where a frame loads its game (product §7, calls). It holds a secret: nobody writes it down. */
export function frameAddress({ frames, page, src, id, locale, token, round }: FrameParts): string {
  const origin = frames.startsWith(':') ? `${page.protocol}//${page.hostname}${frames}` : frames
  const address = `${origin}/${PREFIXES[src]}/token/${encodeURIComponent(token)}/game/${encodeURIComponent(id)}/lang/${locale}`
  return round !== null && ROUND.test(round) ? `${address}#round=${round}` : address
}
