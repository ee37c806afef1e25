import { expect } from '@playwright/test'
import { limboEngine } from '@xezer/game-math/play/limbo'
import {
  drawsOf,
  entriesOf,
  expectBalance,
  PHONE,
  test,
  untilOpen,
  WIDE,
  WORDS,
  watchStarts,
} from './support/games-world.ts'
import { say as sayOnSite } from './support/words.ts'

const TARGET = 200
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place)

/** What rounds of 1.00 of these nonces come to, at the target that stands there first. */
const netOf = (nonces: readonly number[]) =>
  nonces
    .map((nonce) => limboEngine.play(drawsOf(nonce), 100, { target: TARGET }, [])?.returnMinor ?? 0)
    .reduce((sum, returnMinor) => sum + returnMinor - 100, 0)

test('a limit of stakes that is used up: no more is staked, why is said, and the page of limits is a press away', async ({
  page,
  house,
}) => {
  await page.setViewportSize(PHONE)
  const words = WORDS.ru
  const starts = watchStarts(page)
  const player = await house.visit(page, 'x_xezri', 'ru')
  await player.call('account/limit', { kind: 'stake', days: 1, amount: 2 })
  const frame = page.frameLocator('iframe')
  const play = frame.getByRole('button', { name: words('play.press.play'), exact: true })
  await untilOpen(frame, play, words)
  const before = await player.balanceMinor()
  for (const rounds of [1, 2]) {
    await expect(play).not.toHaveAttribute('aria-disabled', 'true')
    await play.click()
    await expect(entriesOf(frame, words)).toHaveCount(rounds)
  }
  await expectBalance(player, before + netOf(upTo(2)))
  await expect(play).not.toHaveAttribute('aria-disabled', 'true')
  await play.click()
  const notice = frame.getByRole('status').filter({ hasText: words('play.limit') })
  await expect(notice).toContainText(words('play.limit.money'))
  expect(starts).toHaveLength(3)
  await expect(entriesOf(frame, words)).toHaveCount(2)
  await expectBalance(player, before + netOf(upTo(2)))
  await notice.getByRole('button', { name: words('play.go.limits'), exact: true }).click()
  await expect(page).toHaveURL(/\/account\/safety$/)
})

test('autoplay ends with the look at the clock, and goes on with no press of its own after the answer', async ({
  page,
  house,
}) => {
  await page.setViewportSize(WIDE)
  const words = WORDS.az
  const starts = watchStarts(page)
  const player = await house.visit(page, 'x_xezri')
  const frame = page.frameLocator('iframe')
  const play = frame.getByRole('button', { name: words('play.press.play'), exact: true })
  await untilOpen(frame, play)
  const before = await player.balanceMinor()
  await frame.getByLabel(words('play.auto.loss'), { exact: true }).fill('50')
  await frame.getByRole('button', { name: words('play.auto.start', { rounds: 25 }), exact: true }).click()
  await expect(entriesOf(frame)).not.toHaveCount(0)
  await house.ownerPool.query(
    `update session s set created_at = s.created_at - interval '1 hour' from player p where p.id = s.player_id and p.email = $1`,
    [player.email],
  )
  const notice = frame.getByRole('status').filter({ hasText: words('play.reality') })
  await expect(notice).toContainText(words('play.reality.money'))
  await expect(frame.locator('.result')).toHaveText(words('play.auto.end.refused'))
  // The last press was refused, and none comes behind it although the pace would have let it.
  const pressed = starts.length
  await page.waitForTimeout(2500)
  expect(starts).toHaveLength(pressed)
  await expect(entriesOf(frame)).toHaveCount(pressed - 1)
  await expectBalance(player, before + netOf(upTo(pressed - 1)))

  await notice.getByRole('button', { name: words('play.go.reality'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(frame.getByText(words('play.held'))).toBeVisible()
  await dialog.getByRole('button', { name: sayOnSite('safety.reality_go_on') }).click()
  await expect(frame.getByText(words('play.held'))).toBeHidden()
  await expect(play).not.toHaveAttribute('aria-disabled', 'true')
  expect(starts).toHaveLength(pressed)
  await play.click()
  await expect(entriesOf(frame)).toHaveCount(pressed)
  // The nonce of the press that was refused is spent.
  await expectBalance(player, before + netOf([...upTo(pressed - 1), pressed]))
})

test('rules that changed are agreed to over the game, which stays as it is, and the next press counts', async ({
  page,
  house,
}) => {
  await page.setViewportSize(PHONE)
  const words = WORDS.az
  const player = await house.visit(page, 'x_xezri')
  const frame = page.frameLocator('iframe')
  const play = frame.getByRole('button', { name: words('play.press.play'), exact: true })
  await untilOpen(frame, play)
  const before = await player.balanceMinor()
  await house.ownerPool.query('update player set rules_version = 0 where email = $1', [player.email])
  await play.click()
  const notice = frame.getByRole('status').filter({ hasText: words('play.rules_changed') })
  await expect(notice).toContainText(words('play.rules_changed.money'))
  await expectBalance(player, before)
  await notice.getByRole('button', { name: words('play.go.rules'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: sayOnSite('join.rules_agree') }).click()
  await expect(dialog).toBeHidden()
  await expect(play).not.toHaveAttribute('aria-disabled', 'true')
  await play.click()
  await expect(entriesOf(frame)).toHaveCount(1)
  await expect(notice).toBeHidden()
})
