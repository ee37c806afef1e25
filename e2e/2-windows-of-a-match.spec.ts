import type { Page } from '@playwright/test'
import { collectFaults, expectAccessible } from './support/page-health.ts'
import { say } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

/** What the canvas shows now, in a few numbers. */
const pictureOf = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    let sum = 0
    for (let at = 0; at < data.length; at += 97) sum = (sum * 31 + (data[at] ?? 0)) % 1_000_003
    return sum
  })

test('a match in play opens its animation in a small window, which moves, follows the score and can be stopped', async ({
  page,
  scripted,
}) => {
  await page.addInitScript(() => {
    const open = window.open
    window.open = (...args) => {
      document.documentElement.dataset.opened = String(args[2])
      return open.apply(window, args)
    }
  })
  const match = await scripted.stage.playLive()
  await page.goto(scripted.url + match.path)
  const opened = page.waitForEvent('popup')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('event.animation') })
    .click()
  const popup = await opened
  const faults = collectFaults(popup)
  await expect(page.locator('html')).toHaveAttribute('data-opened', /width=450,height=350.*menubar=no/)
  await popup.setViewportSize({ width: 450, height: 350 })
  await expect(popup).toHaveTitle(new RegExp(`^${match.home} – ${match.away}: ${say('event.animation')}`))
  await expect(popup.getByRole('navigation')).toHaveCount(0)
  const before = await pictureOf(popup)
  await expect.poll(() => pictureOf(popup)).not.toBe(before)
  await match.score({ score: { home: 1, away: 0 } })
  await expect(popup.getByText(say('event.score_a11y', { home: 1, away: 0 }))).toBeAttached()
  await popup.getByRole('button', { name: say('broadcast.stop') }).click()
  await popup.waitForTimeout(200)
  const stopped = await pictureOf(popup)
  await popup.waitForTimeout(300)
  expect(await pictureOf(popup)).toBe(stopped)
  await expectAccessible(popup)
  await match.score({ status: 'ended', score: { home: 1, away: 0 } })
  await expect(popup.getByText(say('event.ended_title'))).toBeVisible()
  expect(faults).toEqual([])
})

test('where no motion is wanted the broadcast stands still and shows each event as it ends', async ({
  page,
  scripted,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const match = await scripted.stage.playLive()
  await page.goto(`${scripted.url}/stream/event/${match.id}`)
  await expect(page.getByText(say('broadcast.simulated'))).toBeVisible()
  await expect(page.getByText(say('broadcast.lag'))).toBeVisible()
  await expect(page.getByRole('button', { name: say('broadcast.stop') })).toHaveCount(0)
  await page.waitForTimeout(500)
  const before = await pictureOf(page)
  await page.waitForTimeout(300)
  expect(await pictureOf(page)).toBe(before)
  await match.score({ score: { home: 0, away: 1 } })
  await expect.poll(() => pictureOf(page)).not.toBe(before)
})
