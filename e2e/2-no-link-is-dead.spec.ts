import type { Page } from '@playwright/test'
import { readHelpLinks } from '@xezer/server/platform/help-links'
import { LOCALES, type Locale } from '@xezer/std/locale'
import { createCrawl, findDead } from './support/crawl.ts'
import { collectFaults, expectWords, findSideways } from './support/page-health.ts'
import { registerPlayer } from './support/player.ts'
import { expect, test } from './support/worlds.ts'

/** `ALL_COMBINATIONS=1`: as much as four minutes hold. In the test run a page of each route, in one language of each sport. */
const ALL = process.env.ALL_COMBINATIONS === '1'
const PAGES_OF_KIND = ALL ? 4 : 1
/** Whether there is a page depends on no language: in one it is looked for long, in the others some pages are looked at. */
const lookingMs = (locale: Locale) => (ALL ? 150_000 : locale === 'az' ? 90_000 : 20_000)
const askingMs = (locale: Locale) => (ALL ? 80_000 : locale === 'az' ? 15_000 : 5_000)
const WIDTHS = [390, 1440] as const
/** Where who plays too much finds help; nothing else leads out of the site. */
const HELP = new Set(
  Object.values(readHelpLinks(undefined) ?? {}).flatMap((links) =>
    links.map(({ url }) => new URL(url).origin),
  ),
)

const readLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href))

/** Each route in the browser, with an event of each sport; every address that stands anywhere, by its answer. */
for (const locale of LOCALES) {
  test(`no link is dead, no page has a fault: ${locale}`, async ({ page, simulated }) => {
    test.setTimeout(lookingMs(locale) + askingMs(locale) + 180_000)
    const faults = collectFaults(page)
    const sideways: string[] = []
    await page.context().addCookies([{ name: 'locale', value: locale, url: simulated.url }])
    await (await registerPlayer(simulated)).enter(page)
    const crawl = createCrawl(simulated.url, PAGES_OF_KIND, ALL || locale === 'az')
    crawl.add('the start', ['/'])
    const untilMs = Date.now() + lookingMs(locale)
    let looked = 0
    for (let path = crawl.next(); path !== undefined && Date.now() < untilMs; path = crawl.next()) {
      await page.goto(simulated.url + path)
      await expect(page.locator('main, [role=main]').first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        sideways.push(...(await findSideways(page)).map((element) => `${path} at ${width}: ${element}`))
        crawl.add(path, await readLinks(page))
      }
      await expectWords(page)
      looked += 1
      expect([path, ...faults]).toEqual([path])
    }
    const { dead, asked } = await findDead(
      simulated.url,
      [...crawl.found.keys()],
      locale,
      Date.now() + askingMs(locale),
    )
    console.info(
      `${locale}: ${looked} pages looked at, ${asked} of ${crawl.found.size} addresses asked, abroad ${[...crawl.abroad].join(' ')}`,
    )
    expect(dead.map((answer) => ({ ...answer, from: crawl.found.get(answer.path) }))).toEqual([])
    expect(sideways).toEqual([])
    expect([...crawl.abroad].filter((origin) => !HELP.has(origin))).toEqual([])
  })
}
