import {
  casinoFavourite,
  casinoGames,
  casinoMine,
  casinoRounds,
  type LobbyGame,
} from '@xezer/contract/casino'
import type { Pool } from '@xezer/db/pool'
import type { Locale } from '@xezer/std/locale'
import type { Session } from '../core/player/session.ts'
import { listCasinoRounds } from '../features/casino/casino-rounds.ts'
import { changeFavouriteGame } from '../features/casino/favourite-games.ts'
import type { LobbyAnswers } from '../features/casino/lobby-answers.ts'
import { presentOwnGames } from '../features/casino/own-games.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { SharedCall } from '../platform/http/shared-answers.ts'
import { bindCall } from './bind-call.ts'
import type { RouteApp } from './route-app.ts'
import { shareCall } from './shared-call.ts'

export interface CasinoCalls {
  readonly pool: Pool
  /** Of any game that there is or was; null of one that nobody knows. */
  readonly nameOf: (game: string, locale: Locale) => string | null
  /** Those of these games that are switched off while rounds of them are played to their end. */
  readonly presentAway: (ids: ReadonlySet<string>, locale: Locale) => readonly LobbyGame[]
}

/** The lobby, which everybody reads alike. */
export function casinoCalls(answer: LobbyAnswers): SharedCall[] {
  return [shareCall(casinoGames, (_input, _id, locale) => answer(locale))]
}

/** What of the games is a player's own; it stays to be read where they are switched off. */
export function bindCasino(app: RouteApp<Session>, { pool, nameOf, presentAway }: CasinoCalls): void {
  bindCall(app, casinoMine, ({ session, locale }) =>
    presentOwnGames(pool, session.playerId, (ids) => presentAway(ids, locale)),
  )
  bindCall(app, casinoFavourite, ({ input, session, locale }) =>
    nameOf(input.game, locale) === null
      ? refuse('not_found')
      : changeFavouriteGame(pool, session.playerId, input),
  )
  bindCall(app, casinoRounds, ({ input, session, locale }) =>
    listCasinoRounds(pool, session.playerId, input, (game) => nameOf(game, locale)),
  )
}
