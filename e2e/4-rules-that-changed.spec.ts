import { cellOf } from './support/cells.ts'
import { expectAccessible } from './support/page-health.ts'
import { registerPlayer } from './support/player.ts'
import { slipOf } from './support/slip.ts'
import { say } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

test('the newest rules are asked for over the slip, which loses nothing', async ({ page, scripted }) => {
  const player = await registerPlayer(scripted)
  await scripted.ownerPool.query('update player set rules_version = 0 where email = $1', [player.email])
  await player.enter(page)
  const match = await scripted.stage.announce(30, [2, 3, 4])
  await page.goto(scripted.url + match.path)
  await cellOf(page, 'Oyunun nəticəsi', '1').click()
  const slip = slipOf(page)
  const stake = slip.stakeOf(`${match.home} – ${match.away}`)
  await stake.fill('20')
  await slip.place.click()
  const dialog = page.getByRole('dialog', { name: say('join.rules_title') })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await slip.root.getByRole('button', { name: say('join.rules_open') }).click()
  await dialog.getByRole('button', { name: say('join.rules_agree') }).click()
  await expect(slip.root).toContainText(say('join.rules_agreed'))
  await expect(stake).toHaveValue('20')
  await slip.place.click()
  await expect(page.getByTestId('balance')).toHaveText('980.00 ₼')
})
