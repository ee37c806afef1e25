import { createHmac } from 'node:crypto'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { register } from '@xezer/contract/identity'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { createDraws, type Draws } from '@xezer/game-math/draws/draws'
import { roundWords } from '@xezer/game-math/draws/words'
import { loadPlayTranslator } from '@xezer/i18n/load-play-translator'
import { draftRegistration } from './player.ts'
import { getDatabaseService } from './start-databases.ts'

/** Known to the journeys alone; production refuses such a setting. With it each kind of slot has its feature within seven rounds. */
const SEED = 'aa7847b81cb41ceefcdf94fac02af37c80a9738c9f36ea8dd583554c22925033'
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
async function bootGamesWorld(): Promise<GamesWorld> {
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

/** Words of the frame, in Azerbaijani. */
export const say = await loadPlayTranslator('az')
export const PHONE = { width: 390, height: 844 }
export const WIDE = { width: 1440, height: 900 }

/** Journeys through games share a house. */
export const test = base.extend<object, { house: GamesWorld }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const house = await bootGamesWorld()
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** The history of a frame: one entry a round. */
export const entriesOf = (page: Page) =>
  page.getByRole('list', { name: say('play.history') }).getByRole('listitem')

/** The wallet has a second for its answer: where a busy machine took longer, the page offers to try again. */
export async function untilOpen(page: Page, press: Locator) {
  const again = page.getByRole('button', { name: say('play.again'), exact: true })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(press).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 90_000 })
}

export async function expectBalance(player: GamePlayer, minor: number) {
  await expect.poll(() => player.balanceMinor()).toBe(minor)
}
