import { type Locale, parseLocale } from '@xezer/std/locale'

/** What the address of a frame says. */
export interface GameAddress {
  readonly id: string
  /** Null behind the first load: the address has forgotten it. */
  readonly token: string | null
  readonly locale: Locale
  /** The same address without the token. */
  readonly forget: string
  inLocale(locale: Locale): string
}

/** The round that the account leads to, `#round={what the wallet knows it by}`; null where there is none. */
export const readRoundName = (hash: string) => /^#round=([A-Za-z0-9_-]{1,64})$/.exec(hash)?.[1] ?? null

/** Stands where the token stood. */
const FORGOTTEN = '-'

/** `/inbet/sitegame/token/{token|demo}/game/{id}/lang/{locale}`, and the same under `sitegamerpl`. */
export function readAddress(path: string): GameAddress {
  const match = /^(.*)\/token\/([^/]+)\/game\/([^/]+)\/lang\/([^/]+)/.exec(path)
  const [, prefix = '', token = FORGOTTEN, id = '', language = ''] = match ?? []
  const kept = token === 'demo' ? token : FORGOTTEN
  const inLocale = (locale: string) => `${prefix}/token/${kept}/game/${id}/lang/${locale}`
  return {
    id,
    token: token === FORGOTTEN ? null : token,
    locale: parseLocale(language),
    forget: inLocale(language),
    inLocale,
  }
}
