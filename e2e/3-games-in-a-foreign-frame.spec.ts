import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { DEMO_TOKEN, GAME_PREFIXES } from '@xezer/contract/game-server'
import { say, test, untilOpen } from './support/games-world.ts'

/** A page of somebody else, on an origin of his own, that shows what is given in a frame. */
async function openForeignPage(address: string) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(
      `<!doctype html><title>foreign</title><iframe src="${address}" width="800" height="600"></iframe>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

test('a game opens in the frame of the site, and in no frame of a foreign page', async ({ page, house }) => {
  const address = `${house.gamesUrl}/${GAME_PREFIXES.inbet}/token/${DEMO_TOKEN}/game/ib_zer/lang/az`
  const press = { name: say('play.press.play'), exact: true }
  const foreign = await openForeignPage(address)
  try {
    const refused = page.waitForEvent('console', {
      predicate: (line) => line.type() === 'error' && line.text().includes('frame-ancestors'),
    })
    await page.goto(foreign.url)
    await refused
    // Nothing of it is there: neither the page nor its scripts.
    await expect(page.frameLocator('iframe').getByRole('button', press)).toHaveCount(0)
    expect(page.frames().map((frame) => frame.url())).not.toContain(address)
  } finally {
    await foreign.close()
  }
  await house.visit(page, 'ib_zer')
  const frame = page.frameLocator('iframe')
  await untilOpen(frame, frame.getByRole('button', press))
})
