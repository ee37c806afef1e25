import { createHash, createHmac } from 'node:crypto'
import { test as base, expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { bootWorld, type CallAnswer, type World } from '@xezer/dev-world/boot-world'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { sharedPoint } from '@xezer/game-math/crash/crash'
import { createDraws, type Draws } from '@xezer/game-math/draws/draws'
import { roundWords, type Seeds } from '@xezer/game-math/draws/words'
import { loadPlayTranslator } from '@xezer/i18n/load-play-translator'
import type { Locale } from '@xezer/std/locale'
import { registerPlayer } from './player.ts'
import { getDatabaseService } from './start-databases.ts'

/** Known to the journeys alone; production refuses such a setting. With it each kind of slot has its feature within seven rounds. */
export const SEED = 'aa7847b81cb41ceefcdf94fac02af37c80a9738c9f36ea8dd583554c22925033'
const CLIENT = 'xezer'

export interface GamesWorld extends World {
  /** A new player in the frame of a game, as the site would open it; in Azerbaijani where no language is named. */
  enter(page: Page, game: string, locale?: Locale): Promise<GamePlayer>
  /** The same inside the site. */
  visit(page: Page, game: string, locale?: Locale): Promise<GamePlayer>
}
export interface GamePlayer {
  readonly email: string
  /** What the wallet holds, minor units. */
  balanceMinor(): Promise<number>
  /** A call of the site in his name. */
  call(path: string, body?: unknown): Promise<CallAnswer>
}

/** A chain whose first flights are short: 1.76 and 1.09 of one game, 1.07 and 1.05 of the other. */
const CRASH = { chainLength: 4035, bettingMs: 3000, restMs: 1000 }

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** What the round of this nonce is drawn with: every player of this world has the same seeds. */
export const drawsOf = (nonce: number) => drawsFrom({ server: SEED, client: CLIENT, nonce })
export const drawsFrom = (seeds: Seeds): Draws => createDraws(roundWords(hmac, seeds))

/** The link of a flight; that of none is the published end of its chain. */
export function linkOf(game: string, number: number): string {
  let link = sha256(`${SEED} ${game}`)
  for (let left = CRASH.chainLength - number; left > 0; left -= 1) link = sha256(link)
  return link
}

/** Where a flight ends that a single player of this world is in, hundredths. */
export const flightEndsAt = (game: string, number: number): number =>
  sharedPoint(hmac, sha256, linkOf(game, number), [CLIENT])

/** The house and its game server, whose seeds the journey knows. */
async function bootGamesWorld(): Promise<GamesWorld> {
  const world = await bootWorld({
    ...{ feed: createScriptedFeed(), databaseService: getDatabaseService(), games: { crash: CRASH } },
    settings: { GAMES_TEST_SEED: SEED },
  })
  return {
    ...world,
    async enter(page, game, locale = 'az') {
      const { email, token, user } = await registerPlayer(world)
      await page.goto(`${world.gamesUrl}/inbet/sitegame/token/${user.token}/game/${game}/lang/${locale}`)
      return gamePlayer(world, email, token)
    },
    async visit(page, game, locale = 'az') {
      const { email, token, enter } = await registerPlayer(world)
      await speakOnSite(page, world.url, locale)
      await enter(page, `${world.url}/game/id/${game}`)
      return gamePlayer(world, email, token)
    },
  }
}

/** The language of the site, from its next page on. */
export const speakOnSite = (page: Page, url: string, locale: Locale) =>
  page.context().addCookies([{ name: 'locale', value: locale, url }])

const gamePlayer = (world: World, email: string, token: string): GamePlayer => ({
  email,
  balanceMinor: () => readBalance(world, token),
  call: (path, body) =>
    world.call(path, body, { 'idempotency-key': crypto.randomUUID(), authorization: `Bearer ${token}` }),
})

async function readBalance(world: World, token: string): Promise<number> {
  const { body } = await world.call('account/actual', undefined, { authorization: `Bearer ${token}` })
  return Math.round(Number((body as { readonly balance: string | number }).balance) * 100)
}

/** Words of the frame. */
export const WORDS = {
  az: await loadPlayTranslator('az'),
  ru: await loadPlayTranslator('ru'),
  en: await loadPlayTranslator('en'),
} satisfies Record<Locale, unknown>
export const say = WORDS.az
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

/** The history of a frame: one entry a round, the newest at the end. */
export const entriesOf = (page: Page | FrameLocator, words = say) =>
  page.getByRole('list', { name: words('play.history'), exact: true }).getByRole('listitem')
/** What is read aloud of a round, with the balance. */
export const saidOf = (page: Page | FrameLocator) => page.locator('p[role=status]')

/** The wallet has a second for its answer: where a busy machine took longer, the page offers to try again. */
export async function untilOpen(page: Page | FrameLocator, press: Locator, words = say) {
  const again = page.getByRole('button', { name: words('play.again'), exact: true })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(press).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 90_000 })
}

export async function expectBalance(player: GamePlayer, minor: number) {
  await expect.poll(() => player.balanceMinor()).toBe(minor)
}

/** Presses of rounds that left the frame, each as often as it was said. */
export function watchStarts(page: Page) {
  const starts: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/play/start')) return
    starts.push((request.postDataJSON() as { readonly press: string }).press)
  })
  return starts
}
