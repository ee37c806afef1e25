import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { register } from '@xezer/contract/identity'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { createDraws, type Draws } from '@xezer/game-math/draws/draws'
import { roundWords } from '@xezer/game-math/draws/words'
import { draftRegistration } from './player.ts'
import { getDatabaseService } from './start-databases.ts'

/** Known to the journeys alone; production refuses such a setting. */
const SEED = '7a6b4430b84fd70f271cf5dea4d171d6a3b065a5672690bfb217f0a3c027f8e4'
const CLIENT = 'xezer'

export interface GamesWorld extends World {
  /** A new player in the frame of a game, as the site would open it. */
  enter(page: Page, game: string): Promise<GamePlayer>
}
export interface GamePlayer {
  /** What the wallet holds, minor units. */
  balanceMinor(): Promise<number>
}

/** What the round of this nonce is drawn with: every player of this world has the same seeds. */
export function drawsOf(nonce: number): Draws {
  const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()
  return createDraws(roundWords(hmac, { server: SEED, client: CLIENT, nonce }))
}

/** The house and its game server, whose seeds the journey knows. */
export async function bootGamesWorld(): Promise<GamesWorld> {
  const world = await bootWorld({
    ...{ feed: createScriptedFeed(), databaseService: getDatabaseService(), games: true },
    settings: { GAMES_TEST_SEED: SEED },
  })
  return {
    ...world,
    async enter(page, game) {
      const key = { 'idempotency-key': crypto.randomUUID() }
      const { body } = await world.call('register', draftRegistration(), key)
      const { token, user } = register.output.parse(body)
      await page.goto(`${world.gamesUrl}/inbet/sitegame/token/${user.token}/game/${game}/lang/az`)
      return { balanceMinor: () => readBalance(world, token) }
    },
  }
}

async function readBalance(world: World, token: string): Promise<number> {
  const { body } = await world.call('account/actual', undefined, { authorization: `Bearer ${token}` })
  return Math.round(Number((body as { readonly balance: string | number }).balance) * 100)
}
