import type { Page } from '@playwright/test'
import { readMatchScript } from '@xezer/sports/football/facts/match-script'
import { expectBooksInOrder } from './support/audit.ts'
import { cellOf } from './support/cells.ts'
import { registerPlayer, type TestPlayer } from './support/player.ts'
import { slipOf } from './support/slip.ts'
import { homeWin, type StagedMatch } from './support/stage.ts'
import { say } from './support/words.ts'
import { expect, type ScriptedWorld, test } from './support/worlds.ts'

const RESULT = 'Oyunun nəticəsi'
const ACCUMULATOR = say('slip.accumulator')
const SYSTEM = say('slip.system_k_n', { k: 2, n: 3 })
const nameOf = ({ home, away }: StagedMatch) => `${home} – ${away}`
const accepted = (page: Page) => slipOf(page).root.getByText(/nömrəli mərc qəbul edildi/)
const stakeOn = (page: Page, name: string) => slipOf(page).stakeOf(name)

/** A player with the home side of each match in the slip. */
async function enterWithPicks(
  page: Page,
  world: ScriptedWorld,
  prices: readonly number[],
  setting: 1 | 2 | 3 = 1,
): Promise<[TestPlayer, StagedMatch[]]> {
  const player = await registerPlayer(world)
  if (setting !== 1) await player.set('quoteChanges', setting)
  await player.enter(page)
  const matches: StagedMatch[] = []
  for (const [place, price] of prices.entries()) {
    const match = await world.stage.announce(30 + place, [price, 3.2, 3.9])
    matches.push(match)
    await page.goto(world.url + match.path)
    await cellOf(page, RESULT, '1').click()
    await expect(cellOf(page, RESULT, '1')).toHaveAttribute('aria-pressed', 'true')
  }
  return [player, matches]
}

test('an accumulator and a system in one press, each its own bet, settled leg by leg', async ({
  page,
  scripted,
}) => {
  const [player, matches] = await enterWithPicks(page, scripted, [2, 1.5, 3])
  const slip = slipOf(page)
  await expect(slip.type('accumulator')).toHaveAttribute('aria-selected', 'true')
  await expect(slip.type('accumulator')).toContainText('9.00')
  await stakeOn(page, ACCUMULATOR).fill('10')
  await expect(slip.maximumReturn).toHaveText('90.00 ₼')
  await slip.type('accumulator').press('ArrowRight')
  await expect(slip.type('system')).toBeFocused()
  await expect(slip.type('accumulator')).toContainText('10.00 ₼')
  await stakeOn(page, SYSTEM).fill('6')
  // Of 3.00, 6.00 and 4.50 the mean, and the least of them over three lines.
  await expect(slip.root).toContainText(say('slip.system_return', { k: 2, least: '6.00 ₼', most: '27.00 ₼' }))
  await expect(slip.total).toHaveText('16.00 ₼')
  await expect(slip.maximumReturn).toHaveText('117.00 ₼')
  await page.reload()
  await expect(stakeOn(page, SYSTEM)).toHaveValue('6')
  await slip.place.click()
  await expect(accepted(page)).toHaveCount(2)
  for (const words of [ACCUMULATOR, SYSTEM, '9.00', '4.50']) await expect(slip.root).toContainText(words)
  const bets = await player.bets()
  expect(bets.map(({ type, amount, factor, positions }) => [type, amount, factor, positions.length])).toEqual(
    expect.arrayContaining([
      ['accumulator', 10, 9, 3],
      ['full_cover', 6, 4.5, 3],
    ]),
  )
  await expect(page.getByTestId('balance')).toHaveText('984.00 ₼')
  const [first, second, third] = matches
  for (const won of [first, second]) await won?.settle(homeWin('lost'), readMatchScript('H12 .'))
  // The third is lost: of the system the line of the other two stands, 2.00 x 1.50 x 2.00.
  const drawn = ['1', 'x', '2'].map((outcome) => ({
    outcome,
    result: { kind: outcome === 'x' ? ('won' as const) : ('lost' as const) },
  }))
  await third?.settle([{ type: '1x2', specifier: '', outcomes: drawn }], readMatchScript('.'))
  await expect(page.getByTestId('balance')).toHaveText('990.00 ₼')
  await page.goto(`${scripted.url}/account/bets`)
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: SYSTEM })
  for (const match of matches) await expect(card.first()).toContainText(nameOf(match))
  await expect(card.first()).toContainText('6.00 ₼')
  await expectBooksInOrder(scripted)
})

test('however many selections there are, the stake of what combines them stands beside the button', async ({
  page,
  scripted,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await enterWithPicks(page, scripted, [2, 1.5, 3, 1.8, 1.6])
  const slip = slipOf(page)
  await expect(slip.type('accumulator')).toBeInViewport({ ratio: 1 })
  await expect(stakeOn(page, ACCUMULATOR)).toBeInViewport({ ratio: 1 })
  await expect(slip.place).toBeInViewport({ ratio: 1 })
  await slip.type('system').click()
  await expect(slip.type('system')).toBeInViewport({ ratio: 1 })
  await expect(stakeOn(page, say('slip.system_k_n', { k: 2, n: 5 }))).toBeInViewport({ ratio: 1 })
  // The others are scrolled to among themselves; cards and sums stay where they are.
  const last = stakeOn(page, say('slip.system_k_n', { k: 4, n: 5 }))
  await expect(last).not.toBeInViewport()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(slip.place).toBeInViewport({ ratio: 1 })
})

test('a combination is asked about at its combined price: one leg may fall when another rises by more', async ({
  page,
  scripted,
}) => {
  const [player, [first, second]] = await enterWithPicks(page, scripted, [2, 1.5], 2)
  const slip = slipOf(page)
  await stakeOn(page, ACCUMULATOR).fill('10')
  await first?.price([1.9, 3.3, 4])
  await expect(slip.place).toHaveText(`${say('slip.accept_and_place')} · 10.00 ₼`)
  await second?.price([1.7, 3.3, 4])
  await expect(slip.place).toHaveText(say('slip.place_amount', { amount: '10.00 ₼' }))
  await slip.place.click()
  await expect(accepted(page)).toHaveCount(1)
  expect((await player.bets()).map(({ factor }) => factor)).toEqual([3.23])
})

test('selections that depend on each other are singles only, and the slip says which', async ({
  page,
  scripted,
}) => {
  // The fifth match has the two sides of the first.
  const [player, matches] = await enterWithPicks(page, scripted, [2, 1.5, 3, 1.8, 1.6])
  const slip = slipOf(page)
  await stakeOn(page, ACCUMULATOR).fill('5')
  await slip.place.click()
  await expect(slip.root.getByRole('alert')).not.toBeEmpty()
  const related = slip.root
    .getByRole('listitem')
    .filter({ hasText: 'asılıdır', has: page.getByRole('button') })
  await expect(related).toHaveCount(2)
  expect(await player.bets()).toEqual([])
  expect(await player.actual()).toEqual({ balance: 1000, unplayed: 0, bonus: 0 })
  const [first] = matches
  await slip.root
    .getByRole('button', { name: say('slip.remove_of', { name: first ? nameOf(first) : '' }) })
    .first()
    .click()
  await expect(related).toHaveCount(0)
  await slip.place.click()
  await expect(accepted(page)).toHaveCount(1)
})

test('an accumulator above its maximum says so, and the maximum fits', async ({ page, scripted }) => {
  const [player] = await enterWithPicks(page, scripted, [60, 50, 40])
  const slip = slipOf(page)
  const stake = stakeOn(page, ACCUMULATOR)
  await stake.fill('900')
  await expect(stake).toHaveAttribute('aria-invalid', 'true')
  // Before the matches it can be sent to be decided on.
  await expect(slip.place).toHaveText(say('slip.vip_send', { amount: '900.00 ₼' }))
  await slip.root.getByRole('button', { name: say('slip.max_of', { name: ACCUMULATOR }) }).click()
  await expect(stake).not.toHaveAttribute('aria-invalid', 'true')
  await slip.place.click()
  await expect(accepted(page)).toHaveCount(1)
  expect((await player.bets()).map(({ type }) => type)).toEqual(['accumulator'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('an accumulator takes three taps more than its selections, and its stake is in sight above the pad', async ({
    page,
    scripted,
  }) => {
    const [player] = await enterWithPicks(page, scripted, [2, 1.5, 3, 1.8])
    const pill = page.getByRole('button', { name: new RegExp(`^${say('slip.open_slip')}`) })
    await expect(pill).toContainText(ACCUMULATOR)
    await expect(pill).toContainText('16.20')
    await pill.tap()
    const slip = slipOf(page)
    const pad = slip.root.getByRole('button', { name: '+20', exact: true })
    for (const part of [slip.type('system'), stakeOn(page, ACCUMULATOR), pad, slip.place])
      await expect(part).toBeInViewport({ ratio: 1 })
    await pad.tap()
    await expect(slip.maximumReturn).toHaveText('324.00 ₼')
    await slip.type('system').tap()
    await slip.root.getByRole('tab', { name: '3/4', exact: true }).tap()
    await slip.root.getByRole('button', { name: '+5', exact: true }).tap()
    await expect(stakeOn(page, say('slip.system_k_n', { k: 3, n: 4 }))).toHaveValue('5')
    await expect(slip.total).toHaveText('25.00 ₼')
    await slip.place.tap()
    await expect(accepted(page)).toHaveCount(2)
    expect((await player.bets()).map(({ amount }) => amount).sort()).toEqual([20, 5])
  })
})
