import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import type { BenchContext } from '../cases/bench-case.ts'
import { median } from '../measure/rounds.ts'
import { openPhone, type Phone } from './phone.ts'
import { countFrames } from './watch-hand.ts'

const SCROLL_MS = 2000
const SCROLL_PX_PER_SECOND = 1500
const SCROLL_ROUNDS = 5
const FRAMES_RATIO = 0.97
const SETTLE_MS = 1500
/** Prices that can be tapped. */
export const OPEN_CELLS = '[data-cells] button:not([aria-disabled])'

interface ScrolledPage {
  readonly name: string
  readonly url: string
  /** Ever further down, through rows that are fetched on the way; else down and up again. */
  readonly isLong: boolean
}

/** Frames of a page while it is scrolled, against the same page at rest. */
export async function scrollPage(
  { name, url, isLong }: ScrolledPage,
  browser: Browser,
  report: BenchContext['report'],
): Promise<void> {
  const phone = await openPhone(browser, new URL(url).origin)
  const { page } = phone
  await openPage(page, url)
  const resting: number[] = []
  const scrolled: number[] = []
  for (let round = 0; round < SCROLL_ROUNDS; round++) {
    resting.push(await page.evaluate(countFrames, SCROLL_MS))
    const frames = page.evaluate(countFrames, SCROLL_MS)
    await scroll(phone, isLong || round % 2 === 0)
    scrolled.push(await frames)
  }
  await phone.close()
  const ratio = median(scrolled) / median(resting)
  report({
    name: `frames while the ${name} scrolls`,
    ours: median(scrolled),
    unit: `frames in ${SCROLL_MS / 1000} s`,
    limit: { name: 'the same page at rest', value: median(resting) },
    goal: { text: `>= ${FRAMES_RATIO}`, isMet: ratio >= FRAMES_RATIO },
    note: scrolled.join(', '),
  })
}

export function scroll({ devTools }: Phone, isDown: boolean) {
  const px = (SCROLL_PX_PER_SECOND * SCROLL_MS) / 1000
  return devTools.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 420,
    yDistance: isDown ? -px : px,
    speed: SCROLL_PX_PER_SECOND,
    gestureSourceType: 'touch',
    preventFling: true,
  })
}

export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator(OPEN_CELLS).first().waitFor()
  await sleep(SETTLE_MS)
}
