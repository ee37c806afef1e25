import { createHmac } from 'node:crypto'
import type { Pool } from '@xezer/db/pool'
import { familiesOf, findListing } from '@xezer/game-catalogue/find-listing'
import { PROVIDERS } from '@xezer/game-catalogue/providers'
import { createBetIds } from './core/bets/insert-bets.ts'
import type { AccountPublisher } from './core/player/account-publisher.ts'
import type { Session } from './core/player/session.ts'
import type { Sessions } from './core/player/sessions.ts'
import { createGameWallet, type GameWallet } from './features/game-wallet/game-wallet.ts'
import type { GameTerms } from './features/game-wallet/money-call.ts'
import type { Config } from './platform/config.ts'
import type { Machine } from './platform/machine.ts'
import type { Metrics } from './platform/metrics.ts'
import type { OwnGamesSettings } from './platform/own-games-settings.ts'
import { bindGameWallet } from './routes/bind-game-wallet.ts'
import type { RouteApp } from './routes/route-app.ts'

export interface GamesSideOptions {
  readonly config: Pick<Config, 'gameProviders' | 'ownGames'>
  readonly pool: Pool
  readonly machine: Machine
  readonly sessions: Sessions
  readonly publisher: Pick<AccountPublisher, 'publishAccount'>
  readonly metrics: Pick<Metrics, 'gameCalls'>
  readonly onError: (error: unknown) => void
}

/** What providers of games do with the money of players. */
export function createGamesSide(options: GamesSideOptions) {
  const { config, pool, machine, sessions, publisher, onError } = options
  const { gameProviders, ownGames } = config
  const wallet = createGameWallet({
    ...{ pool, ...machine, sessions, publisher, onError },
    roundIds: createBetIds(pool),
    secrets: new Map([
      ...[...gameProviders].map(([name, { secrets }]) => [name, secrets] as const),
      ...[...ownGames.secrets].map(([name, secret]) => [name, [secret]] as const),
    ]),
    findGame: (provider, game) =>
      isOwn(provider) ? findOwnGame(ownGames, provider, game) : findGameOf(gameProviders, provider, game),
    handleOf: (provider, playerId) => (isOwn(provider) ? ownHandle(ownGames, playerId) : null),
  })
  return {
    bind: (app: RouteApp<Session>) => bindGameWallet(app.fastify, countAnswers(wallet, options), onError),
    stop: () => wallet.settled(),
  }
}

/** By names that are known: anybody may send another. */
function countAnswers(
  wallet: Pick<GameWallet, 'answer'>,
  { config, metrics }: Pick<GamesSideOptions, 'config' | 'metrics'>,
): Pick<GameWallet, 'answer'> {
  const isKnown = (name: string) => config.gameProviders.has(name) || config.ownGames.secrets.has(name)
  return {
    async answer(call, heard) {
      const given = await wallet.answer(call, heard)
      const provider = isKnown(heard.provider) ? heard.provider : 'unknown'
      if (given !== null) metrics.gameCalls.inc({ provider, call, code: given.answer.code })
      return given
    },
  }
}

const isOwn = (provider: string) => PROVIDERS.some(({ code }) => code === provider)

/** A game of another provider, as `GAME_PROVIDERS` says it. */
export function findGameOf(
  providers: Config['gameProviders'],
  provider: string,
  game: string,
): GameTerms | null {
  const stakes = providers.get(provider)?.games.get(game)
  if (stakes === undefined) return null
  const { min, max, maxWin } = stakes
  return { isEnabled: true, minMinor: BigInt(min), maxMinor: BigInt(max), maxWinMinor: BigInt(maxWin) }
}

/** A game of ours; what is switched off takes no bet from then on, and what is open is played to its end. */
export function findOwnGame(
  { port, familiesOff, gamesOff }: Pick<OwnGamesSettings, 'port' | 'familiesOff' | 'gamesOff'>,
  provider: string,
  game: string,
): GameTerms | null {
  const listing = findListing(game)
  if (listing === null || listing.provider !== provider) return null
  const { stakes, maxWinMinor } = listing
  const isOff =
    port === null || gamesOff.has(game) || familiesOf(listing).some((name) => familiesOff.has(name))
  return {
    ...{ isEnabled: !isOff, minMinor: BigInt(stakes.min) },
    ...{ maxMinor: BigInt(stakes.max), maxWinMinor: BigInt(maxWinMinor) },
  }
}

/** One program runs all games of ours, and knows a player by one name: his seeds are the same in each. */
function ownHandle({ key }: OwnGamesSettings, playerId: number): string {
  return createHmac('sha256', key).update(`player ${playerId}`).digest('base64url').slice(0, HANDLE_LENGTH)
}

const HANDLE_LENGTH = 22
