import { setTimeout as sleep } from 'node:timers/promises'
import { PROVIDERS } from '@xezer/game-catalogue/providers'
import type { Browser, Page } from 'playwright'
import { ensureBuilt, launchBrowser, openVisitor } from '../browser/bench-browser.ts'
import { scroll } from '../browser/hand.ts'
import { openPhone, openSlowLine } from '../browser/phone.ts'
import { countFrames } from '../browser/watch-hand.ts'
import { median, quantile } from '../measure/rounds.ts'
import { startWorld, type World } from '../world/start-world.ts'
import type { BenchCase, BenchContext } from './bench-case.ts'
import { untilDrawn } from './document.ts'

const GAMES = 500
const LOBBY = '/casino'
const VISITS = 5
const TILES_MS_MAX = 2500
const FRAMES_MIN = 58
const SCROLL_MS = 2000
const SCROLL_ROUNDS = 6
const CHOICE_MS_MAX = 50
const CHIP_TURNS = 4
const REST_MS = 300
const WORDS = ['nar', 'simurgh', 'old bazaar', 'roulette', 'kehriz', 'slots', 'golden']

/** The browser tells no shorter one. */
const PRESS_MS_MIN = 16
/** After a press, until the browser has told how long it took. */
const TOLD_MS = 400

declare global {
  interface Window {
    tilesMs?: number
    /** From the press until the frame that shows what it chose is on the screen; in steps of 8 ms. */
    chosenMs: Promise<number>
  }
}

/** The lobby with ten times the games of the house. */
export const lobby: BenchCase = {
  name: 'lobby',
  about: `the lobby with ${GAMES} games: its first tiles on a phone, scrolling, a provider and a search to their result`,
  async run({ database, report }) {
    await ensureBuilt(['site'])
    const urls = await database.create('bench_lobby')
    const world = await startWorld(urls, { liveEvents: 10, prematchEvents: 20, lobbyGames: GAMES })
    const browser = await launchBrowser()
    try {
      await untilDrawn(world, LOBBY)
      await measureTiles(browser, world, report)
      await measureScroll(browser, world, report)
      await measureChoices(browser, world, report)
    } finally {
      await browser.close()
      await world.stop()
    }
  },
}

type Reporting = BenchContext['report']

async function measureTiles(browser: Browser, world: World, report: Reporting): Promise<void> {
  const takenMs: number[] = []
  for (let visit = 0; visit < VISITS; visit++) {
    const phone = await openPhone(browser, world.url)
    await openSlowLine(phone.devTools)
    await phone.page.addInitScript(watchTiles)
    await phone.page.goto(world.url + LOBBY, { waitUntil: 'commit' })
    const seen = await phone.page.waitForFunction(() => window.tilesMs, undefined, { timeout: 60_000 })
    takenMs.push((await seen.jsonValue()) ?? Number.NaN)
    await phone.close()
  }
  const ours = median(takenMs)
  report({
    name: `first tiles of ${GAMES} games with their pictures, on a throttled phone`,
    ours,
    unit: 'ms',
    limit: { name: 'the goal', value: TILES_MS_MAX },
    goal: { text: `<= ${TILES_MS_MAX} ms`, isMet: ours <= TILES_MS_MAX },
    note: takenMs.map(Math.round).join(', '),
  })
}

/** Runs before the page's own scripts: the first frame in which every picture of a game on the screen is there. */
function watchTiles(): void {
  const isSeen = (node: Element) => {
    const { top, bottom, left, right, width } = node.getBoundingClientRect()
    return (
      width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0 && node.checkVisibility()
    )
  }
  const look = () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(isSeen)
    const tiles = [...document.querySelectorAll('main [data-tile]')].filter(isSeen)
    const isThere = pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    if (tiles.length === 0 || !isThere) requestAnimationFrame(look)
    // A task after the frame that paints them.
    else setTimeout(() => (window.tilesMs = performance.now()))
  }
  requestAnimationFrame(look)
}

async function measureScroll(browser: Browser, world: World, report: Reporting): Promise<void> {
  const phone = await openPhone(browser, world.url)
  const { page } = phone
  await openLobby(page, world)
  const empty = await openPhone(browser, world.url)
  await empty.page.goto(`${world.url}/healthz`)
  const [most, scrolled]: [number[], number[]] = [[], []]
  for (let round = 0; round < SCROLL_ROUNDS; round++) {
    await empty.page.bringToFront()
    most.push(((await empty.page.evaluate(countFrames, SCROLL_MS)) * 1000) / SCROLL_MS)
    await page.bringToFront()
    const frames = page.evaluate(countFrames, SCROLL_MS)
    await scroll(phone, true)
    scrolled.push(((await frames) * 1000) / SCROLL_MS)
  }
  await Promise.all([phone.close(), empty.close()])
  const limit = median(most)
  report({
    name: `frames a second while the lobby of ${GAMES} games scrolls, with a quarter of the processor`,
    ours: median(scrolled),
    unit: '/s',
    limit: { name: 'an empty page', value: limit },
    goal: { text: `>= ${FRAMES_MIN} /s`, isMet: median(scrolled) >= FRAMES_MIN * Math.min(1, limit / 60) },
    note: scrolled.map(Math.round).join(', '),
  })
}

async function openLobby(page: Page, world: World): Promise<void> {
  await page.goto(world.url + LOBBY)
  await page.locator('main [data-tile]').first().waitFor()
  await page.waitForLoadState('networkidle')
}

async function measureChoices(browser: Browser, world: World, report: Reporting): Promise<void> {
  const { page, context } = await openVisitor(browser, world.url)
  await choose('', page)
  await context.close()
  const phone = await openPhone(browser, world.url)
  await choose(', on a phone with a quarter of the processor', phone.page)
  await phone.close()

  async function choose(where: string, page: Page): Promise<void> {
    await openLobby(page, world)
    say(`a provider is pressed until its games are on the screen${where}`, await pressChips(page))
    say(`a letter of a search until its games are on the screen${where}`, await typeWords(page))
  }
  function say(name: string, takenMs: readonly number[]): void {
    for (const [figure, ours] of [
      ['median', median(takenMs)],
      ['p95', quantile(takenMs, 0.95)],
    ] as const) {
      report({
        name: `${name}, ${figure}`,
        ours,
        unit: 'ms',
        limit: { name: 'the goal', value: CHOICE_MS_MAX },
        goal: { text: `<= ${CHOICE_MS_MAX} ms`, isMet: ours <= CHOICE_MS_MAX },
        note: `${takenMs.length} presses, most ${Math.round(Math.max(...takenMs))}`,
      })
    }
  }
}

async function pressChips(page: Page): Promise<number[]> {
  const chips = page.locator('main fieldset button')
  const takenMs: number[] = []
  for (let turn = 0; turn < CHIP_TURNS; turn++) {
    for (let place = 1; place <= PROVIDERS.length; place++) {
      const chip = chips.nth(place)
      await chip.scrollIntoViewIfNeeded()
      const count = Number(/(\d+)$/.exec((await chip.textContent()) ?? '')?.[1])
      await sleep(REST_MS)
      await page.evaluate(watchChoice, watched('click', count))
      await chip.click()
      takenMs.push(await page.evaluate(() => window.chosenMs))
    }
  }
  return takenMs
}

/** Letters after which there are as many games as before are left out: nothing is painted then. */
async function typeWords(page: Page): Promise<number[]> {
  const takenMs: number[] = []
  for (const word of WORDS) {
    const counts = await countEach(page, word)
    await openField(page)
    for (const [place, letter] of [...word].entries()) {
      const [before, count] = [counts[place - 1], counts[place]]
      await sleep(REST_MS)
      if (count === undefined || count === before) {
        await page.keyboard.press(letter)
        continue
      }
      await page.evaluate(watchChoice, watched('keydown', count))
      await page.keyboard.press(letter === ' ' ? 'Space' : letter)
      takenMs.push(await page.evaluate(() => window.chosenMs))
    }
  }
  return takenMs
}

async function openField(page: Page): Promise<void> {
  const field = page.locator('main search input')
  await field.fill('')
  await field.focus()
  await sleep(REST_MS)
}

/** How many games the lobby finds after each letter of a word. */
async function countEach(page: Page, word: string): Promise<number[]> {
  await openField(page)
  const counts: number[] = []
  for (const letter of word) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await sleep(REST_MS)
    counts.push(
      Number(/\d+/.exec((await page.locator('main [role=status]').first().textContent()) ?? '')?.[0] ?? 0),
    )
  }
  return counts
}

/**
 * Runs in the lobby before a press: what the browser itself says of it, "interaction to next paint". A timer set in the
 * frame would not do: the browser puts timers off after a press, for as long as it likes.
 */
function watchChoice({ event, count, least, told }: Watched): void {
  window.chosenMs = new Promise((resolve, reject) => {
    let chosen = least
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === event) chosen = Math.max(chosen, duration)
    })
    observer.observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit)
    const begin = () => {
      requestAnimationFrame(() => {
        const said = document.querySelector('main [role=status]')?.textContent ?? ''
        const isShown = Number(/\d+/.exec(said)?.[0] ?? 0) === count
        if (!isShown) reject(new Error(`the first frame after a press says "${said}" and not ${count}`))
      })
      setTimeout(() => {
        observer.disconnect()
        resolve(chosen)
      }, told)
    }
    addEventListener(event, begin, { capture: true, once: true })
  })
}

interface Watched {
  readonly event: 'click' | 'keydown'
  /** How many games the lobby finds then. */
  readonly count: number
  readonly least: number
  readonly told: number
}

const watched = (event: Watched['event'], count: number): Watched => {
  return { event, count, least: PRESS_MS_MIN, told: TOLD_MS }
}
