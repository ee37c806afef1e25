import { serverTranslator } from '@xezer/i18n/server-text'
import { openCells } from './support/cells.ts'
import { expect, test } from './support/worlds.ts'

test.use({ serviceWorkers: 'allow' })

test('a page that is opened without a network says so in its language, and opens when it is back', async ({
  page,
  context,
  scripted,
}) => {
  const words = serverTranslator('ru')
  const live = await scripted.stage.playLive()
  await context.addCookies([{ name: 'locale', value: 'ru', url: scripted.url }])
  await page.goto(scripted.url)
  // A visit registers the worker after its first quarter of a minute; the journey does it at once.
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js')
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await context.setOffline(true)
  await page.goto(scripted.url + live.path)
  await expect(page.getByRole('heading')).toHaveText(words('head.offline_title'))
  await expect(page.getByRole('button')).toHaveText(words('head.offline_retry'))
  // In the site's own colour, of which nothing can be asked for now.
  await expect(page.getByRole('button')).toHaveCSS('background-color', 'rgb(43, 212, 192)')
  // Nothing of the house stands in memory but that page.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toEqual(['/offline.html'])
  await context.setOffline(false)
  await expect(openCells(page).first()).toBeVisible()
})

test('search engines find the way, and a link shows what it leads to', async ({ request, scripted }) => {
  const early = await scripted.stage.announce(20)
  const robots = await (await request.get(`${scripted.url}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${scripted.url}/sitemap.xml`)
  const map = await request.get(`${scripted.url}/sitemap.xml`)
  expect(map.headers()['content-type']).toContain('application/xml')
  expect(await map.text()).toContain(`<loc>${scripted.url}${early.path}</loc>`)
  // The thread that draws begins with the first page that is asked for.
  const read = async () => (await request.get(scripted.url + early.path)).text()
  await expect.poll(read).toContain('"@type":"SportsEvent"')
  expect(await read()).toMatch(/<meta property="og:title" content="[^"]+ – [^"]+">/)
})
