import type { Page } from '@playwright/test'
import { cellOf } from './support/cells.ts'
import { holdScript, openDrawn, untilDrawn } from './support/drawn-pages.ts'
import { registerPlayer } from './support/player.ts'
import { slipOf } from './support/slip.ts'
import type { StagedMatch } from './support/stage.ts'
import { say } from './support/words.ts'
import { bootScripted, expect, type ScriptedWorld, test } from './support/worlds.ts'

const RESULT = 'Oyunun nəticəsi'
const PHONE = { width: 390, height: 844 }
const PLACE_OF_NOTHING = { x: 0, y: 0, width: 0, height: 0 }

let world: ScriptedWorld
let live: StagedMatch
test.beforeAll(async () => {
  test.setTimeout(300_000)
  world = await bootScripted()
  live = await world.stage.playLive([1.85, 3.4, 4.2])
  await untilDrawn(world.url)
})
test.afterAll(() => world.stop())

test('what is tapped before the script is here counts, for a stranger', async ({ browser }) => {
  for (const path of ['/', live.path]) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const release = await holdScript(page)
    await page.goto(world.url + path, { waitUntil: 'commit' })
    const cell = cellOf(page.getByRole('main'), RESULT, '1')
    await cell.click()
    await expect(cell).toHaveAttribute('data-tapped', '')
    release()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('xezer.waiting') ?? ''))
      .toContain(`${live.id}:1x2::1`)
    await expect(cell).not.toHaveAttribute('data-tapped')
    await context.close()
  }
})

test('and for a player, whose page is drawn anew in its place', async ({ page }) => {
  const player = await registerPlayer(world)
  await player.enter(page)
  const release = await holdScript(page)
  await page.goto(world.url, { waitUntil: 'commit' })
  await cellOf(page.getByRole('article'), RESULT, '1').click()
  // A stranger's ways in are not shown to somebody who is in.
  await expect(page.getByRole('button', { name: say('auth.login') })).not.toBeVisible()
  release()
  await expect(slipOf(page).stakeOf(`${live.home} – ${live.away}`)).toBeVisible()
})

const menuButtonOf = (page: Page) =>
  page.getByRole('navigation', { name: say('nav.bottom') }).getByRole('button', { name: say('nav.menu') })
const menuOf = (page: Page) => page.getByRole('dialog', { name: say('nav.menu') })

for (const who of ['a guest', 'a player'] as const) {
  test(`a tap of ${who} on the frame of the page counts before the script is here`, async ({ page }) => {
    if (who === 'a player') await (await registerPlayer(world)).enter(page)
    const release = await holdScript(page)
    await page.setViewportSize(PHONE)
    await openDrawn(page, world.url)
    await menuButtonOf(page).click()
    await expect(menuButtonOf(page)).toHaveAttribute('data-tapped', '')
    release()
    await expect(menuOf(page)).toBeVisible()
  })
}

for (const hand of ['a mouse', 'a finger'] as const) {
  test(`a press by ${hand} that lasts while the page is drawn anew counts`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: hand === 'a finger' })
    const page = await context.newPage()
    await (await registerPlayer(world)).enter(page)
    const release = await holdScript(page)
    await openDrawn(page, world.url)
    const { x, y, width, height } = (await menuButtonOf(page).boundingBox()) ?? PLACE_OF_NOTHING
    const spot = { x: x + width / 2, y: y + height / 2 }
    const client = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof spot)[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints })
    await menuButtonOf(page).evaluate((button) => Object.assign(button, { isOld: true }))
    await page.mouse.move(spot.x, spot.y)
    await (hand === 'a mouse' ? page.mouse.down() : touch('touchStart', [spot]))
    release()
    await expect
      .poll(() => menuButtonOf(page).evaluate((button) => 'isOld' in button), 'the button is another one')
      .toBe(false)
    await (hand === 'a mouse' ? page.mouse.up() : touch('touchEnd', []))
    await expect(menuOf(page)).toBeVisible()
    await context.close()
  })
}

for (const who of ['a guest', 'a player'] as const) {
  test(`what ${who} chooses in a drawn page is chosen when the script is there`, async ({ page }) => {
    if (who === 'a player') await (await registerPlayer(world)).enter(page)
    const release = await holdScript(page)
    await page.goto(`${world.url}/settings`, { waitUntil: 'commit' })
    const main = page.getByRole('main')
    await main.getByRole('radio').nth(2).check()
    await main.getByRole('combobox').selectOption('120')
    const compact = main.getByRole('button', { name: say('view.density_compact') })
    await compact.click()
    release()
    const stored = (name: string) => page.evaluate((key) => localStorage.getItem(`xezer.${key}`), name)
    await expect.poll(() => stored('odds')).toBe('american')
    await expect.poll(() => stored('zone')).toBe('120')
    await expect.poll(() => stored('density')).toBe('compact')
    await expect(main.getByRole('radio').nth(2)).toBeChecked()
    await expect(main.getByRole('combobox')).toHaveValue('120')
  })
}
