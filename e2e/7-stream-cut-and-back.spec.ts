import type { Locator, Page } from '@playwright/test'
import { cellOf } from './support/cells.ts'
import { registerPlayer } from './support/player.ts'
import { slipOf } from './support/slip.ts'
import { type StreamProxy, startStreamProxy } from './support/stream-proxy.ts'
import { say } from './support/words.ts'
import { expect, type ScriptedWorld, test as worlds } from './support/worlds.ts'

const RESULT = 'Oyunun nəticəsi'

const test = worlds.extend<{ wire: StreamProxy }>({
  wire: async ({ scripted }: { scripted: ScriptedWorld }, use) => {
    const wire = await startStreamProxy(scripted.url)
    await use(wire)
    await wire.stop()
  },
})

/** Where a cell stands on a phone and on a desktop. */
async function findPlaces(page: Page, cell: Locator) {
  const places = []
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    // Columns and the pill of the slip come a moment after their width: read until it says the same twice.
    const read = async () => {
      const main = await page.getByRole('main').boundingBox()
      return [main?.x, main?.y, await cell.boundingBox()]
    }
    let last = await read()
    await expect(async () => {
      const before = last
      last = await read()
      expect(last).toEqual(before)
    }).toPass({ intervals: [200] })
    places.push(...last)
  }
  return places
}

test('a silent stream is shown, takes no bet, and comes back with fresh prices', async ({
  page,
  scripted,
  wire,
}) => {
  const player = await registerPlayer(scripted)
  const match = await scripted.stage.playLive([2.5, 3.2, 2.9])
  await player.enter(page, wire.url)
  await page.goto(wire.url + match.path)
  const cell = cellOf(page, RESULT, '1')
  const slip = slipOf(page)
  await cell.click()
  await slip.stakeOf(`${match.home} – ${match.away}`).fill('5')
  await match.price([2.6, 3.2, 2.8])
  await expect(cell).toContainText('2.60')
  const banner = page.getByRole('status').filter({ hasText: say('err.stale') })
  await expect(banner).toHaveCount(0)
  const places = await findPlaces(page, cell)

  wire.hush()
  await expect(banner).toBeVisible()
  // Whatever is read stays where it is, and the banner is in sight.
  expect(await findPlaces(page, cell)).toEqual(places)
  const [shown, slipButton] = [await banner.boundingBox(), await slip.place.boundingBox()]
  expect(shown && slipButton && shown.x + shown.width < slipButton.x).toBe(true)
  await expect(slip.place).toBeDisabled()
  await match.price([3.1, 3.2, 2.3])
  await expect(cell).toContainText('2.60')

  wire.open()
  await expect(banner).toHaveCount(0)
  await expect(cell).toContainText('3.10')
  await expect(slip.place).toBeEnabled()
  await match.price([3.2, 3.2, 2.2])
  await expect(cell).toContainText('3.20')
})

test('a stream that is cut off gives way to polling, and takes over again', async ({
  page,
  scripted,
  wire,
}) => {
  const match = await scripted.stage.playLive([2.5, 3.2, 2.9])
  let polls = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/live/event/')) polls += 1
  })
  await page.goto(wire.url + match.path)
  const cell = cellOf(page, RESULT, '1')
  await expect(cell).toContainText('2.50')
  expect(polls).toBe(0)

  wire.cut()
  await expect.poll(() => polls).toBeGreaterThan(2)
  await match.price([2.2, 3.2, 3.3])
  await expect(cell).toContainText('2.20')
  await expect(page.getByRole('status').filter({ hasText: say('err.stale') })).toHaveCount(0)

  wire.open()
  const back = page.waitForEvent('websocket', { timeout: 15_000 })
  await (await back).waitForEvent('framereceived')
  const before = polls
  for (const price of [2.3, 2.4, 2.5]) {
    await match.price([price, 3.2, 3.3])
    await expect(cell).toContainText(String(price))
  }
  expect(polls).toBeLessThanOrEqual(before + 1)
})

test('the stream is tried at once when the network says that it is back', async ({
  page,
  scripted,
  wire,
}) => {
  const match = await scripted.stage.playLive([2.5, 3.2, 2.9])
  let tries = 0
  page.on('websocket', () => {
    tries += 1
  })
  await page.goto(wire.url + match.path)
  await expect(cellOf(page, RESULT, '1')).toContainText('2.50')
  wire.cut()
  // By itself it would try five times in as many seconds, ever more rarely.
  const sayOnline = () => page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => sayOnline().then(() => tries), { intervals: [50] }).toBeGreaterThan(12)
})

test('without any stream the site lives from polling, and bets can be placed', async ({
  page,
  scripted,
  wire,
}) => {
  wire.cut()
  const player = await registerPlayer(scripted)
  const match = await scripted.stage.playLive([2.5, 3.2, 2.9])
  await player.enter(page, wire.url)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto(wire.url + match.path)
  const cell = cellOf(page, RESULT, '1')
  await expect(cell).toContainText('2.50')
  await match.price([2.7, 3.2, 2.6])
  await expect(cell).toContainText('2.70')
  await cell.click()
  const slip = slipOf(page)
  await slip.stakeOf(`${match.home} – ${match.away}`).fill('5')
  await slip.place.click()
  await expect(slip.root.getByText(/nömrəli mərc qəbul edildi/)).toBeVisible()
  await expect(page.getByTestId('balance')).toHaveText('995.00 ₼')
})

test('while the feed has no source no price is offered as fresh', async ({ page, scripted }) => {
  const match = await scripted.stage.playLive([2.5, 3.2, 2.9])
  await page.goto(scripted.url + match.path)
  await expect(cellOf(page, RESULT, '1')).toContainText('2.50')
  await scripted.stage.loseSource()
  await expect(
    page
      .getByText(say('err.stale'))
      .or(page.getByText(say('err.bets_paused')))
      .first(),
  ).toBeVisible()
  await scripted.stage.regainSource()
  await expect(cellOf(page, RESULT, '1')).toContainText('2.50')
  await expect(page.getByText(say('err.stale'))).toHaveCount(0)
})
