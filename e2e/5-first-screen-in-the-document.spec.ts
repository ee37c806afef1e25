import type { Page } from '@playwright/test'
import { prices } from '@xezer/dev-world/scripted-feed'
import type { MarketPrices } from '@xezer/odds-book/messages'
import { countScripts, FIRST_SCRIPT_KB_MAX } from '../tools/browser/count-scripts.ts'
import { cellOf } from './support/cells.ts'
import { holdScript, holdWords, openDrawn, untilDrawn } from './support/drawn-pages.ts'
import { collectFaults } from './support/page-health.ts'
import { registerPlayer } from './support/player.ts'
import { slipOf } from './support/slip.ts'
import type { StagedMatch } from './support/stage.ts'
import { wordsOf } from './support/words.ts'
import { bootScripted, expect, type ScriptedWorld, test } from './support/worlds.ts'

const RESULT = 'Oyunun nəticəsi'
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]
const SHIFT_MAX = 0.005

let world: ScriptedWorld
let live: StagedMatch
let early: StagedMatch
test.beforeAll(async () => {
  test.setTimeout(300_000)
  world = await bootScripted()
  live = await world.stage.playLive([1.85, 3.4, 4.2])
  early = await world.stage.announce(20, [2.15, 3.2, 3.6])
  await untilDrawn(world.url)
})
test.afterAll(() => world.stop())

const pages = () => [
  { path: '/', odds: '4.20', rows: live },
  { path: '/prematch', odds: '3.60', rows: early },
  { path: live.path, odds: '4.20', rows: live },
  { path: early.path, odds: '3.60', rows: early },
]

interface Moved extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}
interface Watched {
  readonly moved: Moved[]
  /** What moved before this instant is not looked at. */
  fromMs: number
}

/** Keeps how much of the page is moved without anybody having done anything. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const watched: Watched = { moved: [], fromMs: 0 }
    Object.assign(window, { watched })
    new PerformanceObserver((list) => {
      watched.moved.push(...(list.getEntries() as Moved[]))
    }).observe({ type: 'layout-shift', buffered: true })
  })
/** How much in all, and what it was. */
const findShift = (page: Page) =>
  page.evaluate(() => {
    const { moved, fromMs } = (window as unknown as { watched: Watched }).watched
    const late = moved.filter(({ startTime }) => startTime >= fromMs)
    const placed = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    const what = late.flatMap(({ sources }) =>
      sources.map(({ node, previousRect, currentRect }) => {
        const words = node instanceof Element ? node.outerHTML : node?.textContent
        return `${placed(previousRect)} -> ${placed(currentRect)} ${words?.slice(0, 100)}`
      }),
    )
    return { value: late.reduce((sum, { value }) => sum + value, 0), what: what.join('\n') }
  })
async function expectStill(page: Page, where: string): Promise<void> {
  const { value, what } = await findShift(page)
  expect(value, `${where}\n${what}`).toBeLessThan(SHIFT_MAX)
}

/** The letters are here, and what they moved is not the script's doing: the bench of the first page counts that. */
const untilLettered = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // What moved is told a while after it did: the instant counts, and not when it is heard of.
    const { watched } = window as unknown as { watched: Watched }
    watched.fromMs = performance.now()
  })

const nextMatchesOf = (page: Page) => page.getByRole('region', { name: wordsOf('az')('slip.next_matches') })
const untilTaken = (page: Page) => expect(page.locator('[data-form]')).toHaveCount(0)

test('without a script the page reads at every width and in every language', async ({ browser }) => {
  for (const viewport of SIZES) {
    const context = await browser.newContext({ viewport, javaScriptEnabled: false })
    const page = await context.newPage()
    for (const { path, odds, rows } of pages()) {
      // A server that has too much to do sends its shell, which is for a script; this is not about that.
      await expect(async () => {
        await page.goto(world.url + path)
        await expect(page.getByRole('main')).toHaveCount(1, { timeout: 1000 })
      }).toPass()
      await expect(page.getByRole('main')).toContainText(rows.home)
      await expect(page.getByRole('main')).toContainText(odds)
    }
    await context.close()
  }
  for (const locale of ['az', 'ru', 'en'] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false })
    await context.addCookies([{ name: 'locale', value: locale, url: world.url }])
    const page = await context.newPage()
    await page.goto(world.url)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page).toHaveTitle(new RegExp(wordsOf(locale)('live.title')))
    await expect(page.getByRole('banner')).toContainText(wordsOf(locale)('auth.register'))
    await context.close()
  }
})

for (const viewport of SIZES) {
  test(`the script takes the first screen over as it stands at ${viewport.width}`, async ({ browser }) => {
    for (const { path, odds } of pages()) {
      const context = await browser.newContext({ viewport, timezoneId: 'Asia/Baku' })
      const page = await context.newPage()
      const faults = collectFaults(page)
      await noteShifts(page)
      const release = await holdScript(page)
      await page.goto(world.url + path, { waitUntil: 'commit' })
      const cell = page.getByRole('main').getByText(odds).first()
      await expect(cell).toBeVisible()
      await untilLettered(page)
      await page.getByRole('main').evaluate((main) => Object.assign(main, { isOld: true }))
      const [before] = [await cell.boundingBox()]
      release()
      await untilTaken(page)
      expect(await page.getByRole('main').evaluate((main) => 'isOld' in main)).toBe(true)
      expect(await page.getByRole('main').getByText(odds).first().boundingBox()).toEqual(before)
      await page.waitForTimeout(300)
      await expectStill(page, `${path} at ${viewport.width}`)
      expect(faults, `${path} at ${viewport.width}`).toEqual([])
      await context.close()
    }
  })
}

for (const call of ['highlights', 'list']) {
  test(`below what is in play nothing is pushed down by the answer of prematch/${call} that comes last`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      timezoneId: 'Asia/Baku',
    })
    const page = await context.newPage()
    await noteShifts(page)
    await page.route(new RegExp(`/prematch/${call}(\\?|$)`), async (route) => {
      await page.waitForTimeout(700)
      await route.continue()
    })
    await page.goto(world.url)
    await untilLettered(page)
    await expect(page.getByRole('region', { name: wordsOf('az')('prematch.popular') })).toBeVisible()
    await page.waitForTimeout(900)
    await expectStill(page, call)
    await context.close()
  })
}

for (const path of ['/', '/registerro', '/link/password']) {
  test(`what the stream says before ${path} is taken over waits until it is`, async ({ page }) => {
    const faults = collectFaults(page)
    const release = await holdWords(page)
    // The line is here before the words and the page's own code are, and the feed of a busy house is late.
    let beats = 0
    await page.routeWebSocket(/\/api\/stream$/, (socket) => {
      socket.connectToServer().onMessage((message) => {
        const said = String(message).replace('"alive":true', '"alive":false')
        socket.send(said)
        if (said.includes('"alive":false')) beats += 1
      })
    })
    await openDrawn(page, world.url + path)
    await expect.poll(() => beats).toBeGreaterThan(0)
    await page.getByRole('main').evaluate((main) => Object.assign(main, { isOld: true }))
    release()
    await untilTaken(page)
    await expect(page.getByText(wordsOf('az')('err.stale'))).toBeVisible()
    expect(await page.getByRole('main').evaluate((main) => 'isOld' in main)).toBe(true)
    expect(faults).toEqual([])
  })
}

test('a telephone that is turned while the script comes has its page, and no fault', async ({ page }) => {
  const faults = collectFaults(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdWords(page)
  await openDrawn(page, world.url)
  // The script looks which form is shown when it begins, and takes it over when its words are here.
  const hasBegun = () => 'earlySocket' in window && window.earlySocket === undefined
  await expect.poll(() => page.evaluate(hasBegun)).toBe(true)
  await page.setViewportSize({ width: 844, height: 390 })
  release()
  await untilTaken(page)
  await expect(page.getByRole('main')).toContainText(live.home)
  await expect(page.getByRole('main')).toHaveCount(1)
  expect(faults).toEqual([])
})

test('a new password cannot be typed into what nobody reads yet', async ({ page }) => {
  const release = await holdScript(page)
  await openDrawn(page, `${world.url}/link/password#${'a'.repeat(43)}`)
  const field = page.locator('[name=next]')
  await expect(field).toBeDisabled()
  release()
  await field.fill('quite another secret')
  await page.locator('[name=repeat]').fill('quite another secret')
  await page
    .getByRole('main')
    .getByRole('button', { name: wordsOf('az')('auth.change_password') })
    .click()
  // What stood in both fields was sent.
  await expect(page.getByRole('button', { name: wordsOf('az')('auth.new_link') })).toBeVisible()
})

test('prices move on after the take-over, from where the document stood', async ({ page }) => {
  await page.goto(world.url)
  await untilTaken(page)
  await live.price([1.95, 3.4, 4.2])
  await expect(cellOf(page.getByRole('article'), RESULT, '1')).toContainText('1.95')
  await live.price([1.85, 3.4, 4.2])
})

test('the script of a guest’s first page is no larger than it may be', async ({ page }) => {
  const scripts = countScripts(page)
  await page.goto(world.url)
  await untilTaken(page)
  await expect(cellOf(page.getByRole('article'), RESULT, '1')).toBeVisible()
  // It comes last.
  await expect(nextMatchesOf(page)).toBeVisible()
  const kB = await scripts()
  expect(kB).toBeLessThanOrEqual(FIRST_SCRIPT_KB_MAX)
  expect(kB, 'what was counted').toBeGreaterThan(FIRST_SCRIPT_KB_MAX / 2)
})

test('under a guest’s empty slip stand the next matches, and nothing of a player’s code comes for them', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(world.url)
  await nextMatchesOf(page)
    .getByRole('link', { name: `${early.home} – ${early.away}` })
    .click()
  await expect(page).toHaveURL(world.url + early.path)
  expect(scripts.filter((url) => /\/assets\/(player|identity|az-late)-/.test(url))).toEqual([])
  // What was tapped takes their place.
  await cellOf(page.getByRole('main'), RESULT, '1').click()
  await expect(nextMatchesOf(page)).toHaveCount(0)
})

for (const [who, part] of [
  ['a guest', 'auth-dialog'],
  ['a player', 'player'],
] as const) {
  test(`a part that does not come to ${who} says so, and the page stands`, async ({ page }) => {
    const file = new RegExp(`/assets/${part}-.*\\.js$`)
    const login = page.getByRole('banner').getByRole('button', { name: wordsOf('az')('auth.login') })
    if (who === 'a player') await (await registerPlayer(world)).enter(page)
    await page.route(file, (route) => route.abort())
    await page.goto(world.url)
    await untilTaken(page)
    if (who === 'a guest') await login.click()
    const said = page.getByRole('alert').filter({ hasText: wordsOf('az')('err.network') })
    await expect(said).toBeVisible()
    await expect(page.getByRole('main')).toContainText(live.home)
    // What is tapped meanwhile is in the slip when its code is here.
    await cellOf(page.getByRole('article'), RESULT, '1').click()
    await page.unroute(file)
    if (who === 'a guest') {
      await said.getByRole('button', { name: wordsOf('az')('err.retry') }).click()
      await login.click()
      await expect(page.getByRole('dialog', { name: wordsOf('az')('auth.login_title') })).toBeVisible()
    } else {
      // The network is back: nobody has to press anything.
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(slipOf(page).stakeOf(`${live.home} – ${live.away}`)).toBeVisible()
    }
  })
}

test('an event that is not there says so, with its status', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const answer = await page.goto(`${world.url}/live/sport/1/event/999999`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText(wordsOf('az')('event.gone'))
  await context.close()
})

/** Where the cards of markets in sight stand. */
const findCards = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('[data-anchor^=market]')].flatMap((card) => {
      const { x, y, width } = card.getBoundingClientRect()
      const place = `${card.getAttribute('data-anchor')} ${Math.round(x)} ${Math.round(y)} ${Math.round(width)}`
      return y < innerHeight ? place : []
    }),
  )

test('cards of an event stand where the document has them, in windows of one column and of two', async ({
  browser,
}) => {
  // Its own match, which the lists of the journeys above do not have.
  const match = await world.stage.playLive()
  const line = (total: number): MarketPrices =>
    prices('total', `total=${total}`, [
      ['over', 1.9],
      ['under', 1.85],
    ])
  const yesOrNo = (type: string): MarketPrices =>
    prices(type, '', [
      ['yes', 1.8],
      ['no', 2],
    ])
  await match.offer([
    ...[0.5, 1.5, 2.5, 3.5].map(line),
    ...['btts', 'clean_sheet_home', 'clean_sheet_away'].map(yesOrNo),
  ])
  await expect
    .poll(async () => (await fetch(world.url + match.path)).text())
    .toMatch(/data-document.*clean_sheet_away/s)
  for (const width of [768, 1100, 1180, 1300]) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, timezoneId: 'Asia/Baku' })
    const page = await context.newPage()
    await noteShifts(page)
    const release = await holdScript(page)
    await page.goto(world.url + match.path, { waitUntil: 'commit' })
    await expect(cellOf(page.getByRole('main'), RESULT, '1')).toBeVisible()
    await untilLettered(page)
    const before = await findCards(page)
    expect(before.length).toBeGreaterThan(2)
    release()
    await untilTaken(page)
    expect((await findCards(page)).toSorted(), `at ${width}`).toEqual(before.toSorted())
    await page.waitForTimeout(300)
    await expectStill(page, `at ${width}`)
    await context.close()
  }
})

test('who lives abroad and reads other odds sees no day regrouped and no price written twice', async ({
  browser,
}) => {
  // Whatever the hour, these fall into other days in Los Angeles than in Baku.
  for (const hours of [2, 8, 14, 20]) await world.stage.announce(hours * 60, [2.15, 3.2, 3.6])
  const path = '/prematch/sport/1'
  const drawnRows = async () => (await (await fetch(world.url + path)).text()).split('3.60').length
  await expect.poll(drawnRows).toBeGreaterThan(5)
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/Los_Angeles',
  })
  await context.addInitScript(() => localStorage.setItem('xezer.odds', 'fractional'))
  const page = await context.newPage()
  await noteShifts(page)
  const release = await holdScript(page)
  await page.goto(world.url + path, { waitUntil: 'commit' })
  const cell = cellOf(page.getByRole('main'), RESULT, '2').first()
  await expect(cell).toBeVisible()
  await expect(cell.getByText('3.60')).toBeHidden()
  await untilLettered(page)
  const days = page.getByRole('main').getByRole('heading', { level: 2 })
  const drawn = await days.allTextContents()
  release()
  await untilTaken(page)
  await expect(cell).toHaveText(/13\/5$/)
  const baku = wordsOf('az')('zone.baku')
  await expect(days.first()).toContainText(baku)
  await page.waitForTimeout(300)
  await expectStill(page, 'abroad')
  expect((await days.allTextContents()).map((day) => day.split(' ').at(-1))).toEqual(
    drawn.map((day) => `${day.split(' ').at(-1)}${baku}`),
  )
  await context.close()
})
