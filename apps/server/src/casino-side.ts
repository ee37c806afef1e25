import type { Pool } from '@xezer/db/pool'
import { PROVIDERS } from '@xezer/game-catalogue/providers'
import type { Locale } from '@xezer/std/locale'
import type { Session } from './core/player/session.ts'
import { createGamePopularity } from './features/casino/game-popularity.ts'
import { LISTED_GAMES } from './features/casino/listed-games.ts'
import { createLobbyAnswers, presentAway } from './features/casino/lobby-answers.ts'
import { isAway, isOffered, type OfferedGame } from './features/casino/offered-game.ts'
import type { Config } from './platform/config.ts'
import { gamesOrigin } from './platform/content-policy.ts'
import type { SharedCall } from './platform/http/shared-answers.ts'
import type { Machine } from './platform/machine.ts'
import { bindCasino, casinoCalls } from './routes/bind-casino.ts'
import type { RouteApp } from './routes/route-app.ts'

export interface CasinoSideOptions {
  readonly config: Pick<Config, 'casino' | 'ownGames'>
  readonly pool: Pool
  readonly machine: Pick<Machine, 'clock'>
  /** Those that the house has where nothing is said; a longer list is for measuring. */
  readonly listed?: readonly OfferedGame[] | undefined
}

/** The lobby, and what of it is a player's own. */
export function createCasinoSide(options: CasinoSideOptions) {
  const { config, pool, machine, listed = LISTED_GAMES } = options
  const { clock } = machine
  const { casino, ownGames } = config
  const known = new Map(listed.map((game) => [game.id, game]))
  const answers = createLobbyAnswers({
    clock,
    games: listed.filter((game) => isOffered(game, ownGames)),
    providers: PROVIDERS,
    images: casino.images,
    hero: casino.hero,
    frames: gamesOrigin(ownGames) ?? '',
    popularity: createGamePopularity(pool, clock),
  })
  const nameOf = (game: string, locale: Locale) => known.get(game)?.name[locale] ?? null
  const away = listed.filter((game) => isAway(game, ownGames))
  return {
    sharedCalls: casinoCalls(answers) as readonly SharedCall[],
    bind: (app: RouteApp<Session>) =>
      bindCasino(app, {
        ...{ pool, nameOf },
        presentAway: (ids, locale) =>
          presentAway(
            { clock, images: casino.images },
            away.filter(({ id }) => ids.has(id)),
            locale,
          ),
      }),
  }
}
