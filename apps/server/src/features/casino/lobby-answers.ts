import { type CasinoGames, type LobbyGame, POPULAR_FROM_ROUNDS } from '@xezer/contract/casino'
import type { Clock } from '@xezer/std/clock'
import { LOCALES, type Locale } from '@xezer/std/locale'
import { createKeptReads } from '../../platform/kept-reads.ts'
import type { GamePopularity } from './game-popularity.ts'
import type { GameProviderName, OfferedGame } from './offered-game.ts'

export interface LobbyOptions {
  readonly clock: Clock
  /** Those that are on, in the order of the house. */
  readonly games: readonly OfferedGame[]
  readonly providers: readonly GameProviderName[]
  /** Below which address pictures lie, by the source of the game. */
  readonly images: Readonly<Record<OfferedGame['src'], string>>
  /** What the lobby opens with, the large one first. */
  readonly hero: readonly string[]
  readonly frames: string
  readonly popularity: GamePopularity
}

/** The lobby as JSON, the same bytes for all who ask within a few seconds; without a game where all are switched off. */
export type LobbyAnswers = (locale: Locale) => Buffer | Promise<Buffer>

const FRESH_MS = 5000
const DAY_MS = 86_400_000
const NEW_DAYS = 14

export function createLobbyAnswers(options: LobbyOptions): LobbyAnswers {
  const kept = createKeptReads<Buffer>({
    ...{ clock: options.clock, freshMs: FRESH_MS, keysMax: LOCALES.length },
  })
  return (locale) =>
    kept.get(locale, async () => {
      const rounds = await options.popularity()
      return Buffer.from(JSON.stringify(presentLobby(options, rounds, locale)))
    })
}

export function presentLobby(
  options: Omit<LobbyOptions, 'popularity'>,
  rounds: ReadonlyMap<string, number>,
  locale: Locale,
): CasinoGames {
  const { games } = options
  const own = new Set(games.map(({ provider }) => provider))
  const ids = new Set(games.map(({ id }) => id))
  return {
    providers: options.providers.filter(({ code }) => own.has(code)),
    games: games.map((game) => presentGame(options, game, rounds.get(game.id) ?? 0, locale)),
    hero: options.hero.filter((id) => ids.has(id)),
    frames: options.frames,
  }
}

/** Games that are switched off, for whoever has a round open in one: to be gone on with, and in no other way to be found. */
export function presentAway(
  options: Pick<LobbyOptions, 'clock' | 'images'>,
  games: readonly OfferedGame[],
  locale: Locale,
): readonly LobbyGame[] {
  return games.map((game) => ({ ...presentGame(options, game, 0, locale), hasDemo: false, isNew: false }))
}

function presentGame(
  { clock, images }: Pick<LobbyOptions, 'clock' | 'images'>,
  game: OfferedGame,
  rounds: number,
  locale: Locale,
): LobbyGame {
  const { id, provider, kind, engine, hasDemo, src } = game
  const { rtpLeast, rtpMost, volatilityLeast, volatilityMost } = game
  const name = game.name[locale]
  const ageDays = (clock.nowMs() - Date.parse(`${game.addedOn}T00:00:00Z`)) / DAY_MS
  const others = LOCALES.map((other) => game.name[other]).filter((other) => other !== name)
  const folder = images[src]
  return {
    ...{ id, name, also: [...new Set(others)], provider, kind, engine },
    ...{ rtpLeast, rtpMost, volatilityLeast, volatilityMost },
    isNew: ageDays >= 0 && ageDays < NEW_DAYS,
    ...{ hasDemo, src, image: `${folder}${id}.jpeg` },
    // What another host has we do not know; ours has both.
    image2x: folder.startsWith('/') ? `${folder}${id}@2x.jpeg` : null,
    rounds: rounds < POPULAR_FROM_ROUNDS ? null : rounds,
  }
}
