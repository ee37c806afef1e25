import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WIDTHS = [1440, 1024, 390, 320] as const
const HEIGHT = 900
const SETTLED_MS = 500
const MESSAGES = join(import.meta.dirname, '../../packages/i18n/messages')
/** What the names of messages begin with. */
const AREAS = new Set(
  readdirSync(MESSAGES)
    .filter((file) => file.endsWith('.tsv'))
    .flatMap((file) => readFileSync(join(MESSAGES, file), 'utf8').split('\n').slice(1))
    .map((row) => row.split('.', 1)[0] ?? '')
    .filter((area) => /^[a-z_]+$/.test(area)),
)
const RAW_KEY = new RegExp(`\\b(?:${[...AREAS].join('|')})\\.[a-z][a-z0-9_.]+\\b|\\{[a-z]+[,}]`)

/** Everything that went wrong on a page without anybody asking; that there is no page at `missing` is no fault. */
export function collectFaults(page: Page, missing?: string): string[] {
  const faults: string[] = []
  const isMissing = (address: string) => URL.canParse(address) && new URL(address).pathname === missing
  page.on('console', (message) => {
    if (message.type() === 'error' && !isMissing(message.location().url)) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left takes its open requests with it.
    if (reason !== 'net::ERR_ABORTED') faults.push(`${request.url()}: ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !isMissing(response.url()))
      faults.push(`${response.url()}: ${response.status()}`)
  })
  return faults
}

/** Nothing is wider than the screen at any of the widths. The widest is the last one, as before. */
export async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of WIDTHS.toReversed()) {
    await page.setViewportSize({ width, height: HEIGHT })
    await expect
      .poll(() => page.evaluate(findOverflow), { message: `${page.url()} at ${width} px` })
      .toEqual([])
  }
}

/** What sticks out to the side as the page stands, once it has settled. */
export async function findSideways(page: Page): Promise<string[]> {
  if ((await page.evaluate(findOverflow)).length === 0) return []
  await page.waitForTimeout(SETTLED_MS)
  return page.evaluate(findOverflow)
}

/** What sticks out of the screen to the right; what scrolls inside of its own box does not count. */
function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const main = document.querySelector('main')
  const isMainWide = main !== null && main.scrollWidth > main.clientWidth + 1
  if (scrollWidth <= clientWidth && !isMainWide) return []
  const limit = main !== null && isMainWide ? main.getBoundingClientRect().right : clientWidth
  const from = isMainWide ? main : document.body
  const sizes = `page ${scrollWidth} of ${clientWidth}, main ${main?.scrollWidth} of ${main?.clientWidth}`
  const wide = [...from.querySelectorAll('*')].filter(
    (element) => !isAround(element) && element.getBoundingClientRect().right > limit + 1 && !scrolls(element),
  )
  return [sizes, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 160))]

  // Both are declared: a compiler gives other functions their names by a call that no page knows.
  function isAround(element: Element): boolean {
    return main !== null && element.contains(main) && element !== main
  }
  /** What scrolls in a box of its own is not what makes the page wide. */
  function scrolls({ parentElement }: Element): boolean {
    if (parentElement === null || parentElement === from) return false
    return getComputedStyle(parentElement).overflowX !== 'visible' || scrolls(parentElement)
  }
}

/** No word of the page is the name of a message. */
export async function expectWords(page: Page): Promise<void> {
  const words = await page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ),
  ])
  expect(words.filter((text) => RAW_KEY.test(text))).toEqual([])
}

/** What axe looks for: everything, or what another theme alone can spoil. */
export type AxeRules = 'all' | 'colours'

/** axe finds nothing serious on the page, or in the part that is named. */
export async function expectAccessible(page: Page, part?: string, rules: AxeRules = 'all'): Promise<void> {
  // In one go in the page itself: carried out of it in parts and put together elsewhere it takes four times as long.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    ...(rules === 'colours' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}),
  })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    serious.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))]),
    page.url(),
  ).toEqual([])
}
