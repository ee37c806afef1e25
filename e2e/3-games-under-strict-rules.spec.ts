import { expect } from '@playwright/test'
import type { PlayProfile } from '@xezer/contract/game-server'
import { entriesOf, say, test, untilOpen, WIDE, watchStarts } from './support/games-world.ts'

const STRICT: PlayProfile = { name: 'strict', cycleMs: 2500, hasAutoplay: false }

test('strict rules: no autoplay, and a show that runs is hurried by no button and no key', async ({
  page,
  house,
}) => {
  await page.setViewportSize(WIDE)
  // What the game server says under PLAY_PROFILE=strict (apps/games, strict-profile.test.ts).
  await page.route('**/play/open', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), profile: STRICT } })
  })
  const starts = watchStarts(page)
  await house.enter(page, 'ng4_nar')
  const spin = page.getByRole('button', { name: say('play.press.spin'), exact: true })
  await untilOpen(page, spin)
  await expect(page.getByRole('button', { name: say('play.auto'), exact: true })).toHaveCount(0)
  await page
    .getByRole('button', { name: say('play.rules'), exact: true })
    .first()
    .click()
  const rules = page.getByRole('dialog')
  await expect(rules).toContainText(say('play.rules.keys.start'))
  await expect(rules).not.toContainText(say('play.rules.keys.play'))
  await page.keyboard.press('Escape')

  // Each thing that the button was, for what is there for a moment only is seen by no expectation that waits.
  const button = await spin.evaluateHandle((element) => {
    const was: string[] = []
    const note = () => was.push(`${element.ariaLabel} ${element.ariaDisabled === 'true' ? 'waits' : 'may'}`)
    new MutationObserver(note).observe(element, { attributes: true })
    return { element, was }
  })
  const before = Date.now()
  await spin.click()
  while ((await entriesOf(page).count()) === 0) {
    await page.keyboard.press(' ')
    await button.evaluate(({ element }) => (element as HTMLElement).click())
  }
  await expect(spin).not.toHaveAttribute('aria-disabled', 'true')
  expect(Date.now() - before).toBeGreaterThanOrEqual(STRICT.cycleMs)
  expect(starts).toHaveLength(1)
  const was = await button.evaluate(({ was: states }) => [...new Set(states)])
  expect(was).toEqual([`${say('play.press.spin')} waits`, `${say('play.press.spin')} may`])
})
