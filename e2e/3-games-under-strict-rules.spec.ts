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
  const skip = page.getByRole('button', { name: say('play.press.skip'), exact: true })
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

  const before = Date.now()
  await spin.click()
  while ((await entriesOf(page).count()) === 0) {
    await expect(skip).toHaveCount(0)
    await expect(spin).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press(' ')
    await spin.click({ force: true })
  }
  expect(starts).toHaveLength(1)
  await expect(spin).not.toHaveAttribute('aria-disabled', 'true')
  expect(Date.now() - before).toBeGreaterThanOrEqual(STRICT.cycleMs)
})
