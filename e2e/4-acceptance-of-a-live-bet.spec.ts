import type { Page } from '@playwright/test'
import type { Locale } from '@xezer/std/locale'
import { openCells } from './support/cells.ts'
import { registerPlayer } from './support/player.ts'
import { slipOf } from './support/slip.ts'
import type { Stage, StagedMatch } from './support/stage.ts'
import { say, wordsOf } from './support/words.ts'
import { expect, type ScriptedWorld, test } from './support/worlds.ts'

const placing = (page: Page) => page.getByTestId('placing')
const ring = (page: Page) => page.getByTestId('placing-ring')

/** A selection in an open slip with a stake of ten. */
async function enterWithStake(page: Page, world: ScriptedWorld, path: string, locale: Locale) {
  const player = await registerPlayer(world)
  await page.context().addCookies([{ name: 'locale', value: locale, url: world.url }])
  await player.enter(page)
  await page.goto(world.url + path)
  const slip = slipOf(page, wordsOf(locale))
  await openCells(page).first().click()
  const pill = page.getByRole('button', { name: new RegExp(`^${wordsOf(locale)('slip.open_slip')}`) })
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await pill.click()
    await page.getByRole('dialog').getByRole('button', { name: '+10', exact: true }).click()
  } else await slip.root.getByRole('textbox').fill('10')
  await expect(slip.place).toContainText('10.00 ₼')
  return player
}

interface Seen {
  readonly ring: string
  readonly steps: readonly string[]
  readonly now: string
  readonly said: string
  readonly text: string
  readonly height: number
  /** By how much it reaches below the slip. */
  readonly overflow: number
}

/** What lies over the slip is written down in the page: a slow machine looks too late. */
function recordPlacing(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: Seen[] = []
    Object.assign(window, { seenPlacing: seen })
    const textOf = (part: Element | null | undefined) => (part?.textContent ?? '').replace(/\s/g, ' ')
    const look = () => {
      const cover = document.querySelector('[data-testid=placing]')
      const slip = cover?.closest('section')
      if (cover === null || slip === null || slip === undefined) return
      const box = slip.getBoundingClientRect()
      const end = cover.firstElementChild?.getBoundingClientRect().bottom ?? 0
      seen.push({
        ring: textOf(cover.querySelector('[data-testid=placing-ring]')),
        steps: [...cover.querySelectorAll('li')].map(textOf),
        now: textOf(cover.querySelector('[aria-current=step]')),
        said: textOf(cover.querySelector('[role=status]')),
        text: textOf(cover),
        height: box.height,
        overflow: Math.floor(end - box.bottom),
      })
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

function readPlacing(page: Page): Promise<readonly Seen[]> {
  return page.evaluate(() => (window as unknown as { seenPlacing: Seen[] }).seenPlacing)
}

for (const [width, height, locale, reducedMotion] of [
  [1440, 900, 'az', 'no-preference'],
  [390, 844, 'az', 'reduce'],
  [1440, 900, 'ru', 'reduce'],
  [390, 844, 'en', 'no-preference'],
] as const) {
  test(`a live bet is sent, checked by a countdown and accepted: ${locale}, ${width} px wide, motion ${reducedMotion}`, async ({
    page,
    scripted,
  }) => {
    const words = wordsOf(locale)
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion })
    const match = await scripted.stage.playLive([2.5, 3.2, 2.9])
    const player = await enterWithStake(page, scripted, match.path, locale)
    const { root, place } = slipOf(page, words)
    const before = await root.boundingBox()
    await recordPlacing(page)
    await place.click()
    const success = root.getByRole('status')
    await expect(success).toContainText(/\d{4,}/)
    const [bet] = await player.bets()
    await expect(success).toHaveText(words('slip.placed_number', { number: bet?.number ?? '' }))
    await expect(root).toContainText('2.50')
    await expect(placing(page)).toHaveCount(0)
    const seen = await readPlacing(page)
    expect([...new Set(seen.map(({ ring: second }) => second))].slice(0, 2)).toEqual(['2', '1'])
    const [first] = seen
    expect(first?.steps).toEqual([
      words('slip.step_sent'),
      words('slip.step_checked'),
      words('slip.step_accepted'),
    ])
    // Sent is done when the server has said that it holds the stake, and not before.
    expect(first?.now).toBe(words('slip.step_sent'))
    expect(first?.said).toBe(words('slip.sending') + words('slip.live_wait', { n: '2' }))
    const checked = seen.find(({ now }) => now === words('slip.step_checked'))
    expect(checked?.said).toBe(words('slip.checking') + words('slip.live_wait', { n: '2' }))
    for (const fact of ['2.50', '25.00 ₼', `${words('slip.placing')} · 10.00 ₼`])
      expect(first?.text).toContain(fact)
    // The slip keeps its height, and what lies over it is whole.
    expect(first?.height).toBe(before?.height)
    expect(first?.overflow).toBeLessThanOrEqual(0)
  })
}

for (const [name, begin, said] of [
  [
    'a bet before the match is sent without a countdown',
    (stage) => stage.announce(20, [2, 3.2, 3.9]),
    say('slip.sending'),
  ],
  [
    'what is late on its way: the slip says that nobody has confirmed it yet',
    (stage) => stage.playLive([2.5, 3.2, 2.9]),
    say('slip.sending') + say('slip.still_sending'),
  ],
] satisfies [string, (stage: Stage) => Promise<StagedMatch>, string][]) {
  test(name, async ({ page, scripted }) => {
    const match = await begin(scripted.stage)
    await enterWithStake(page, scripted, match.path, 'az')
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/betSlip/place', async (route) => {
      await held
      await route.continue()
    })
    const slip = slipOf(page)
    await slip.place.click()
    await expect(placing(page).getByRole('status')).toHaveText(said)
    await expect(ring(page)).toHaveText('')
    answer()
    await expect(slip.root).toContainText(/nömrəli mərc qəbul edildi/)
  })
}

test('refused after the check: the slip says why at its position, and what can be done', async ({
  page,
  scripted,
}) => {
  const match = await scripted.stage.playLive([2.5, 3.2, 2.9])
  const player = await enterWithStake(page, scripted, match.path, 'az')
  const { root, place } = slipOf(page)
  await place.click()
  await expect(page.getByTestId('unplayed')).toHaveText('10.00 ₼')
  await match.pause()
  await expect(placing(page)).toHaveCount(0)
  await expect(root.getByRole('listitem').first()).toContainText('Mərclərin qəbulu müvəqqəti dayandırılıb')
  await expect(root).toContainText(say('slip.not_all_placeable'))
  expect((await player.bets()).map(({ status }) => status)).toEqual(['rejected'])
})
