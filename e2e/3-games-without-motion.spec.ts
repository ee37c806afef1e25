import { expect, type Page } from '@playwright/test'
import { entriesOf, PHONE, say, test, untilOpen } from './support/games-world.ts'

interface Watched {
  /** Of each piece of the stage its place, its turn and its picture, once for each frame in which they were others. */
  readonly pictures: string[]
  /** What was made to move by itself. */
  readonly animations: { readonly names: readonly string[]; readonly lengthMs: number }[]
}

/** From here on every frame of the stage is looked at. */
async function watchStage(page: Page) {
  await page.evaluate(() => {
    const watched: Watched = { pictures: [], animations: [] }
    Object.assign(globalThis, { watched })
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      const names = (frames as Keyframe[]).flatMap((frame) => Object.keys(frame))
      const lengthMs = Number((options as KeyframeAnimationOptions).duration)
      watched.animations.push({ names: [...new Set(names)], lengthMs })
      return animate.call(this, frames, options)
    }
    const pieceOf = (piece: Element): string => {
      const { x, y, width, height } = piece.getBoundingClientRect()
      const { transform, rotate } = getComputedStyle(piece)
      const painted = piece instanceof HTMLCanvasElement ? piece.toDataURL() : ''
      return [x, y, width, height].map(Math.round).join(' ') + transform + rotate + painted
    }
    const look = () => {
      const picture = [...document.querySelectorAll('.stage-host *')].map(pieceOf).join('\n')
      if (picture !== watched.pictures.at(-1)) watched.pictures.push(picture)
      requestAnimationFrame(look)
    }
    look()
  })
}
const watchedOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { readonly watched: Watched }).watched)

/** As it stood, without its old result, and with the new one. */
const STILL_MOST = 4
const FADE = { names: ['opacity'], lengthMs: 200 }

const GAMES = [
  ['ng4_nar', 'play.press.spin', null],
  ['tg_novruz', 'play.press.spin', null],
  ['x_rulet', 'play.press.spin', '[data-bet="red"]'],
  ['ib_zer', 'play.press.play', null],
] as const

/** A press whose answer is long in coming: what the stage does meanwhile is seen. */
const ANSWER_MS = 800
const holdAnswers = (page: Page) =>
  page.route('**/play/start', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
    await route.continue()
  })

/** A round, from the press until the next one may begin. */
async function playRound(page: Page, [game, name, bet]: (typeof GAMES)[number]) {
  const press = page.getByRole('button', { name: say(name), exact: true })
  await untilOpen(page, press)
  if (bet !== null) await page.locator(bet).click()
  await expect(press).not.toHaveAttribute('aria-disabled', 'true')
  // Pictures of symbols come a moment behind the page.
  await page.waitForLoadState('networkidle')
  await holdAnswers(page)
  await watchStage(page)
  await press.click()
  await expect(entriesOf(page), game).toHaveCount(1, { timeout: 120_000 })
  await expect(press).not.toHaveAttribute('aria-disabled', 'true')
  return watchedOf(page)
}

for (const one of GAMES) {
  test(`${one[0]}: who wants no motion sees the result fade in, and nothing move`, async ({
    page,
    house,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await house.enter(page, one[0])
    const { pictures, animations } = await playRound(page, one)
    expect(pictures.length).toBeLessThanOrEqual(STILL_MOST)
    expect(animations).toEqual([FADE])
  })
}

test('who has asked for nothing sees a wheel run', async ({ page, house }) => {
  test.setTimeout(240_000)
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const [, , roulette] = GAMES
  await house.enter(page, roulette[0])
  const { pictures, animations } = await playRound(page, roulette)
  expect(pictures.length).toBeGreaterThan(STILL_MOST * 4)
  expect(animations).toEqual([])
})
