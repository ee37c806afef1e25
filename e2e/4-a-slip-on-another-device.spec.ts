import type { Page } from '@playwright/test'
import { readMatchScript } from '@xezer/sports/football/facts/match-script'
import { cellOf } from './support/cells.ts'
import { expectAccessible } from './support/page-health.ts'
import { registerPlayer } from './support/player.ts'
import { slipOf } from './support/slip.ts'
import { homeWin, type StagedMatch } from './support/stage.ts'
import { say } from './support/words.ts'
import { bootScripted, expect, type ScriptedWorld, test } from './support/worlds.ts'

const RESULT = 'Oyunun nəticəsi'
const nameOf = ({ home, away }: StagedMatch) => `${home} – ${away}`
const button = (page: Page, id: 'coupon.add' | 'coupon.replace' | 'coupon.share' | 'coupon.again') =>
  page.getByRole('main').getByRole('button', { name: say(id) })

let world: ScriptedWorld
test.beforeAll(async () => {
  world = await bootScripted()
})
test.afterAll(() => world.stop())

async function pick(page: Page, ...matches: readonly StagedMatch[]): Promise<void> {
  for (const match of matches) {
    await page.goto(world.url + match.path)
    await cellOf(page, RESULT, '1').click()
    await expect(cellOf(page, RESULT, '1')).toHaveAttribute('aria-pressed', 'true')
  }
}

test('a slip goes by its code to a guest on a phone, at the odds of now, and waits there for the log-in', async ({
  page,
  browser,
}) => {
  const matches = [
    await world.stage.announce(30, [2, 3, 4]),
    await world.stage.announce(31, [1.5, 3, 4]),
    await world.stage.announce(32, [1.7, 3, 4]),
  ] as const
  const [first, second, third] = matches
  const player = await registerPlayer(world)
  await player.enter(page)
  await pick(page, ...matches)
  await slipOf(page)
    .root.getByRole('button', { name: say('coupon.share') })
    .click()
  await expect(page).toHaveURL(/\/coupon\/[2-9A-Z]{8}$/)
  const code = page.url().slice(-8)
  await expect(page.getByRole('main')).toContainText(code.slice(0, 4))
  await expectAccessible(page)

  await first.price([2.4, 3, 4])
  await third.settle(homeWin('lost'), readMatchScript('H12 .'))
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'az-AZ' })
  const other = await phone.newPage()
  await other.goto(`${world.url}/coupon`)
  const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`
  await other.getByRole('textbox', { name: say('coupon.code') }).fill(typed)
  await other.keyboard.press('Enter')
  const picks = other.getByRole('main').getByRole('listitem')
  await expect(picks.filter({ hasText: nameOf(first) })).toContainText('2.40')
  await expect(picks.filter({ hasText: nameOf(first) })).toContainText(
    say('coupon.odds_were', { odds: '2.00' }),
  )
  await expect(picks.filter({ hasText: nameOf(second) })).toContainText('1.50')
  await expect(picks.filter({ hasText: nameOf(third) })).not.toContainText('1.70')
  await expect(other.getByRole('main')).toContainText(say('coupon.sold_of', { n: '2', all: '3' }))
  await expectAccessible(other)
  await button(other, 'coupon.add').click()
  await expect(other.getByRole('status').filter({ hasText: say('coupon.filled_n', { n: 2 }) })).toBeVisible()
  await (await registerPlayer(world)).enter(other)
  await expect(other.getByRole('button', { name: say('slip.selections_n', { n: 2 }) })).toContainText('3.60')
  await phone.close()
})

test('an old bet is in the slip again at the press of its player alone, and places nothing', async ({
  page,
}) => {
  const matches = [await world.stage.announce(40, [2, 3, 4]), await world.stage.announce(41, [3, 3, 4])]
  const other = await world.stage.announce(42, [1.5, 3, 4])
  const player = await registerPlayer(world)
  await player.enter(page)
  await pick(page, ...matches)
  const slip = slipOf(page)
  await slip.stakeOf(say('slip.accumulator')).fill('10')
  await slip.place.click()
  await expect(slip.root.getByText(/nömrəli mərc qəbul edildi/)).toBeVisible()
  await matches[0]?.price([2.2, 3, 4])
  await pick(page, other)
  await page.goto(`${world.url}/account/bets`)
  // Beside the account it is one bar, which opens for what is put in.
  await expect(slip.root.getByRole('button', { expanded: false })).toContainText('1.50')
  await button(page, 'coupon.again').click()
  // His slip is not empty: he says what becomes of it.
  await expect(button(page, 'coupon.add')).toBeVisible()
  await button(page, 'coupon.replace').click()
  await expect(slip.root.getByTestId('slip-count')).toHaveText('2')
  await expect(slip.card(nameOf(other))).toHaveCount(0)
  await expect(slip.type('accumulator')).toContainText('6.60')
  expect(await player.bets()).toHaveLength(1)
  await button(page, 'coupon.share').click()
  await expect(page).toHaveURL(/\/coupon\/[2-9A-Z]{8}$/)
  await expect(page.getByRole('main')).not.toContainText('10.00')
})
