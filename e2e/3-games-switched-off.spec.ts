import { test as base, expect } from '@playwright/test'
import { OPEN_ROUND_HOURS } from '@xezer/contract/casino'
import { cloneDatabase, type TestDatabase } from '@xezer/db/cloned-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { layMines } from '@xezer/game-math/mines/mines'
import { formatMoney } from '@xezer/i18n/format-money'
import { minor } from '@xezer/money/minor'
import { drawsOf, PHONE, SEED, speakOnSite, untilOpen, WORDS } from './support/games-world.ts'
import { registerPlayer } from './support/player.ts'
import { getDatabaseService } from './support/start-databases.ts'
import { wordsOf } from './support/words.ts'

const GAME = 'o_mina'
const NAMES = { az: 'Daş meydan', ru: 'Каменное поле', en: 'Stone Field' } as const

/** A house that stops and begins again on the same tables, with other games. */
const test = base.extend<{ boot: (settings: Readonly<Record<string, string>>) => Promise<World> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
  boot: async ({}, use) => {
    const database: TestDatabase = await cloneDatabase(getDatabaseService())
    let world: World | null = null
    await use(async (settings) => {
      await world?.stop()
      world = await bootWorld({
        ...{ feed: createScriptedFeed(), database, games: {} },
        settings: { GAMES_TEST_SEED: SEED, ...settings },
      })
      return world
    })
    await (world as World | null)?.stop()
    await database.close()
  },
})

test('who has a round open in a game that was switched off meanwhile is told so, ends it, and has its money', async ({
  page,
  boot,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(PHONE)
  const before = await boot({})
  const player = await registerPlayer(before)
  await speakOnSite(page, before.url, 'az')
  await player.enter(page, `${before.url}/game/id/${GAME}`)
  const frame = page.frameLocator('iframe')
  const play = frame.getByRole('button', { name: WORDS.az('play.press.play'), exact: true })
  await untilOpen(frame, play)
  await play.click()
  const tiles = frame.getByRole('group', { name: WORDS.az('mines.board') }).getByRole('button')
  const out = frame.getByRole('button', { name: /1\.12×/ })
  const mines = layMines(drawsOf(0), 3)
  await tiles.nth([0, 1, 2, 3].find((place) => !mines.includes(place)) ?? 4).click()
  await expect(out).toBeVisible()
  const staked = Number((await player.actual()).balance)

  const world = await boot({ GAMES_OFF: GAME })
  const bearer = { authorization: `Bearer ${player.token}` }
  const balanceOf = async () =>
    Number(((await world.call('account/actual', undefined, bearer)).body as { balance: unknown }).balance)
  await player.enter(page, `${world.url}/casino`)
  for (const locale of ['ru', 'en', 'az'] as const) {
    const say = wordsOf(locale)
    await speakOnSite(page, world.url, locale)
    await page.goto(`${world.url}/casino`)
    const row = page.getByRole('region', { name: say('casino.continue'), exact: true })
    await expect(row.getByText(NAMES[locale], { exact: true })).toBeVisible()
    await expect(
      row.getByText(say('casino.open_round', { amount: formatMoney(minor(100n), 'AZN') })),
    ).toBeVisible()
    await expect(
      row.getByText(say('casino.switched_off', { names: NAMES[locale], hours: OPEN_ROUND_HOURS })),
    ).toBeVisible()
    // In no list of games, and found by no search.
    await expect(page.locator(`[data-tile="${GAME}"]`)).toHaveCount(0)
  }
  const say = wordsOf('az')
  await page.getByRole('link', { name: say('casino.go_on', { name: NAMES.az }) }).click()
  await untilOpen(frame, out)
  await out.click()
  await expect(play).toBeVisible()
  await expect.poll(balanceOf).toBeCloseTo(staked + 1.12, 2)
  await play.click()
  await expect(frame.getByText(WORDS.az('play.disabled'))).toBeVisible()
  expect(await balanceOf()).toBeCloseTo(staked + 1.12, 2)

  await page.goto(`${world.url}/casino`)
  await expect(page.getByRole('heading', { level: 1, name: say('nav.casino') })).toBeVisible()
  await expect(page.getByText(NAMES.az, { exact: true })).toHaveCount(0)
  await page.goto(`${world.url}/game/id/${GAME}`)
  await expect(page.getByText(say('game.none'))).toBeVisible()
})
