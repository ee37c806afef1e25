import type { Page } from '@playwright/test'
import { registerPlayer } from './support/player.ts'
import { say } from './support/words.ts'
import { bootScripted, expect, type ScriptedWorld, test } from './support/worlds.ts'

const GAMES = 'http://games.localhost:7999'
/** In the game server's place: says that it is ready, and keeps what it is told. */
const GAME = `<!doctype html><body><output></output><script>
  const heard = []
  addEventListener('message', ({ origin, data }) => { heard.push(data.type); document.querySelector('output').textContent = heard.join(' ') })
  const say = (message) => parent.postMessage(message, '*')
  say({ type: 'ready' })
</script>`

let world: ScriptedWorld
test.beforeAll(async () => {
  world = await bootScripted(undefined, { GAMES_URL: GAMES })
})
test.afterAll(() => world.stop())

async function serveGames(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(`${GAMES}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: GAME })
  })
  return asked
}

const frameOf = (page: Page) => page.locator('iframe')

test('a player’s game is a frame of the games’ origin under the launch token, and nothing more is allowed to it', async ({
  page,
}) => {
  const asked = await serveGames(page)
  const player = await registerPlayer(world)
  await player.enter(page, `${world.url}/game/id/ng4_nar`)
  await expect(frameOf(page)).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
  await expect(frameOf(page)).toHaveAttribute('allow', 'fullscreen; autoplay')
  await expect(frameOf(page)).toHaveAttribute('referrerpolicy', 'no-referrer')
  await expect.poll(() => asked).toHaveLength(1)
  const own = await page.evaluate(() => JSON.parse(localStorage.getItem('xezer.session') ?? '{}'))
  expect(asked[0]).toBe(`${GAMES}/inbet/sitegame/token/${own.user.token}/game/ng4_nar/lang/az`)
  expect(own.user.token).not.toBe(own.token)
  const answer = await page.request.get(`${world.url}/game/id/ng4_nar`)
  expect(answer.headers()['content-security-policy']).toContain(`frame-src 'self' ${GAMES};`)
  expect(await answer.text()).not.toContain(own.user.token)
  // Another language builds the frame anew.
  await page.context().addCookies([{ name: 'locale', value: 'ru', url: page.url() }])
  await page.reload()
  await expect.poll(() => asked.at(-1)).toMatch(/\/lang\/ru$/)
})

test('an address of the other source leads to the right one', async ({ page }) => {
  const asked = await serveGames(page)
  await (await registerPlayer(world)).enter(page, `${world.url}/game/id/x_rulet`)
  await expect(page).toHaveURL(`${world.url}/gamerpl/id/x_rulet`)
  await expect.poll(() => asked[0]).toContain('/inbet/sitegamerpl/token/')
})

test('the look at the clock stops the game and lets it go on; a log-out closes it', async ({ page }) => {
  await serveGames(page)
  const player = await registerPlayer(world)
  await player.enter(page, `${world.url}/game/id/ng4_nar`)
  const told = page.frameLocator('iframe').getByRole('status')
  await expect(told).toHaveText(/theme/)
  await expect(told).not.toHaveText(/pause/)
  await world.ownerPool.query(
    "update session set created_at = created_at - interval '3 hours', reality_at = null where ended_at is null",
  )
  await page.frames()[1]?.evaluate("say({ type: 'openPage', page: 'reality' })")
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(told).toHaveText(/pause$/)
  await dialog.getByRole('button', { name: say('safety.reality_go_on') }).click()
  await expect(told).toHaveText(/pause resume$/)
  await page.evaluate(() => localStorage.removeItem('xezer.session'))
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'xezer.session' })))
  await expect(frameOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${world.url}/`)
})

test('a guest plays the demo, and no other word of the frame is heard than those that there are', async ({
  page,
}) => {
  const asked = await serveGames(page)
  await page.goto(`${world.url}/game/id/ng4_nar`)
  await expect(frameOf(page)).toHaveCount(0)
  await page.getByRole('link', { name: say('game.play_demo') }).click()
  await expect.poll(() => asked[0]).toBe(`${GAMES}/inbet/sitegame/token/demo/game/ng4_nar/lang/az`)
  const frame = page.frames()[1]
  await expect(page.frameLocator('iframe').getByRole('status')).toHaveText(/theme/)
  await frame?.evaluate("say({ type: 'openPage', page: 'https://evil.example' })")
  await frame?.evaluate("say({ type: 'openPage', page: 'lobby', token: 'x' })")
  await expect(page).toHaveURL(/demo=1$/)
  await frame?.evaluate("say({ type: 'openPage', page: 'game', game: 'pk_at' })")
  await expect(page).toHaveURL(`${world.url}/game/id/pk_at`)
})
