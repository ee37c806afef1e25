import type { GameKind } from '@xezer/contract/casino'
import type { Locale } from '@xezer/std/locale'
import type { OwnGamesSettings } from '../../platform/own-games-settings.ts'

/** What the lobby tells of a game. */
export interface OfferedGame {
  readonly id: string
  readonly name: Readonly<Record<Locale, string>>
  readonly provider: string
  readonly kind: GameKind
  readonly engine: string
  /** Percent, of the worst and the best of what can be chosen. */
  readonly rtpLeast: number
  readonly rtpMost: number
  /** From 1 to 4. */
  readonly volatilityLeast: number
  readonly volatilityMost: number
  /** `2026-11-27`. */
  readonly addedOn: string
  readonly hasDemo: boolean
  readonly src: 'inbet' | 'rpl'
}

export interface GameProviderName {
  readonly code: string
  readonly name: string
}

/** Whether nobody switched it off: the casino, its kind or engine, or the game alone. */
export function isOffered(
  { id, kind, engine }: Pick<OfferedGame, 'id' | 'kind' | 'engine'>,
  { port, familiesOff, gamesOff }: Pick<OwnGamesSettings, 'port' | 'familiesOff' | 'gamesOff'>,
): boolean {
  return port !== null && !familiesOff.has(kind) && !familiesOff.has(engine) && !gamesOff.has(id)
}

/** Whether it is switched off while its rounds are played to their end: without a game server nothing is played at all. */
export function isAway(
  game: Pick<OfferedGame, 'id' | 'kind' | 'engine'>,
  settings: Pick<OwnGamesSettings, 'port' | 'familiesOff' | 'gamesOff'>,
): boolean {
  return settings.port !== null && !isOffered(game, settings)
}
