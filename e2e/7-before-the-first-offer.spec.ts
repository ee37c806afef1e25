import { bootWorld } from '@xezer/dev-world/boot-world'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { createStage } from './support/stage.ts'
import { getDatabaseService } from './support/start-databases.ts'
import { say } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

test('while a server that began is told its offer, no page says that there is none', async ({ context }) => {
  const feed = createScriptedFeed()
  let finishTelling = () => {}
  const told = new Promise<void>((resolve) => {
    finishTelling = resolve
  })
  const start: typeof feed.start = async (...options) => {
    await feed.start(...options)
    await told
  }
  const world = await bootWorld({ feed: { ...feed, start }, databaseService: getDatabaseService() })
  const stage = await createStage(feed)
  const pages = []
  for (const path of ['/', '/live/sport/1', '/prematch', '/prematch/sport/1']) {
    const page = await context.newPage()
    await page.goto(world.url + path)
    pages.push({ page, isEarly: path.startsWith('/prematch') })
  }
  // Longer than a page waits for the stream before it asks by calls.
  await pages[0]?.page.waitForTimeout(3000)
  for (const { page } of pages) {
    await expect(page.getByRole('main')).toBeVisible()
    for (const words of [
      'err.no_live',
      'err.no_live_of_sport',
      'err.no_events',
      'err.network',
      'err.generic',
    ] as const)
      await expect(page.getByText(say(words))).toHaveCount(0)
  }
  const live = await stage.playLive()
  const early = await stage.announce(2)
  finishTelling()
  for (const { page, isEarly } of pages) {
    const link = page.getByRole('main').locator(`a[href="${(isEarly ? early : live).path}"]`)
    await expect(link.first()).toBeVisible()
  }
  stage.leave()
  await world.stop()
})
