import { expectBooksInOrder } from './support/audit.ts'
import { cellOf } from './support/cells.ts'
import { lookOf, openSlip } from './support/looks.ts'
import { expectAccessible } from './support/page-health.ts'
import { registerPlayer } from './support/player.ts'
import { expect, test } from './support/worlds.ts'

const look = lookOf('desktop-az')
test.use(look.use)

const { say, told } = look
const TITLE = say('safety.reality_title', { time: say('safety.duration', { hours: 1, minutes: 0 }) })

test('an hour of play is told in the middle of a bet, and nothing of the slip is lost', async ({
  page,
  scripted,
}) => {
  const player = await registerPlayer(scripted)
  await player.enter(page)
  const match = await scripted.stage.announce(30, [2, 3, 4])
  await page.goto(scripted.url + match.path)
  await cellOf(page, told('market.type.1x2'), told('outcome.1')).click()
  const slip = await openSlip(page, look)
  const stake = slip.cards.getByRole('textbox')
  await stake.fill('20')
  // The hour ends while he types.
  await scripted.ownerPool.query(
    `update session s set created_at = s.created_at - interval '1 hour' from player p where p.id = s.player_id and p.email = $1`,
    [player.email],
  )
  await slip.place.click()
  const dialog = page.getByRole('dialog', { name: TITLE })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  // Closed unread it comes back with the next press.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await slip.place.click()
  await dialog.getByRole('button', { name: say('safety.reality_go_on') }).click()
  await expect(dialog).toBeHidden()
  await expect(stake).toHaveValue('20')
  await slip.place.click()
  await expect(page.getByTestId('balance')).toHaveText('980.00 ₼')
  await expectBooksInOrder(scripted)
})

test('the look at the clock comes although its first questions were lost', async ({ page, scripted }) => {
  const player = await registerPlayer(scripted)
  await player.enter(page)
  await scripted.ownerPool.query(
    `update session s set created_at = s.created_at - interval '1 hour' from player p where p.id = s.player_id and p.email = $1`,
    [player.email],
  )
  // Not only the first: whoever asked once more by chance would pass for who asks until he is told.
  const way = { isCut: true, lost: 0 }
  await page.route(/\/account\/reality(\?|$)/, (route) => {
    if (!way.isCut) return route.continue()
    way.lost += 1
    return route.abort()
  })
  await page.clock.install()
  await page.goto(scripted.url)
  await expect(async () => {
    await page.clock.fastForward(15_000)
    expect(way.lost).toBeGreaterThan(4)
  }).toPass({ timeout: 20_000 })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCount(0)
  way.isCut = false
  await expect(async () => {
    await page.clock.fastForward(15_000)
    await expect(dialog).toHaveAccessibleName(TITLE, {
      timeout: 1000,
    })
  }).toPass()
})
