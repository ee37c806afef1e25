import type { Locator, Page } from '@playwright/test'
import { expectBooksInOrder } from './support/audit.ts'
import { cellOf } from './support/cells.ts'
import { registerPlayer, type TestPlayer } from './support/player.ts'
import { slipOf } from './support/slip.ts'
import type { StagedMatch } from './support/stage.ts'
import { say } from './support/words.ts'
import { expect, type ScriptedWorld, test } from './support/worlds.ts'

declare global {
  interface Window {
    slipsMounted: number
  }
}

/** A press counts when the button has meant the same for so long. */
const CALM_MS = 700
const RESULT = 'Oyunun nəticəsi'
const nameOf = ({ home, away }: StagedMatch) => `${home} – ${away}`

async function pick(page: Page, world: ScriptedWorld, match: StagedMatch, outcome: string): Promise<void> {
  await page.goto(world.url + match.path)
  const cell = cellOf(page, RESULT, outcome)
  await cell.click()
  await expect(cell).toHaveAttribute('aria-pressed', 'true')
}

async function enterWithPick(page: Page, world: ScriptedWorld): Promise<[TestPlayer, StagedMatch]> {
  const player = await registerPlayer(world)
  const match = await world.stage.announce(30, [2, 3.2, 3.9])
  await player.enter(page)
  await pick(page, world, match, '1')
  return [player, match]
}

/** Whether nothing lies over it, be it as thin as a veil. */
async function isOnTop(words: Locator): Promise<boolean> {
  await words.waitFor()
  return words.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === element
  })
}

test('with a mouse a bet takes three presses: a price, a sum, the button; the last stake is one of the sums', async ({
  page,
  scripted,
}) => {
  const [player, match] = await enterWithPick(page, scripted)
  const slip = slipOf(page)
  const last = slip.root.getByRole('button', { name: /^Son mərc/ })
  await expect(last).toHaveCount(0)
  await slip.root.getByRole('button', { name: '+10', exact: true }).click()
  await expect(slip.stakeOf(nameOf(match))).toHaveValue('10')
  // Sums add up, also to what was typed.
  await slip.root.getByRole('button', { name: '+5', exact: true }).click()
  await expect(slip.total).toHaveText('15.00 ₼')
  await expect(slip.root.getByRole('button', { name: '7', exact: true })).toHaveCount(0)
  await slip.place.click()
  await expect(slip.root.getByText(/nömrəli mərc qəbul edildi/)).toBeVisible()
  const other = await scripted.stage.announce(31, [2, 3.2, 3.9])
  await pick(page, scripted, other, '2')
  await last.click()
  await expect(slip.stakeOf(nameOf(other))).toHaveValue(/^15(\.00)?$/)
  await page.waitForTimeout(CALM_MS)
  await slip.place.click()
  await expect.poll(async () => (await player.bets()).map(({ amount }) => amount)).toEqual([15, 15])
})

test('a stake is typed with commas and spaces, and letters are no amount', async ({ page, scripted }) => {
  const [player, match] = await enterWithPick(page, scripted)
  const slip = slipOf(page)
  const stake = slip.stakeOf(nameOf(match))
  for (const [typed, total] of [
    ['7,5', '7.50 ₼'],
    ['1 2 . 2 5', '12.25 ₼'],
    ['  3', '3.00 ₼'],
    ['', '0.00 ₼'],
  ] as const) {
    await stake.fill(typed)
    await expect(slip.total).toHaveText(total)
    await expect(stake).not.toHaveAttribute('aria-invalid', 'true')
  }
  await slip.place.click()
  await expect(stake).toHaveAttribute('aria-invalid', 'true')
  await expect(stake).toBeFocused()
  await stake.fill('abc')
  await expect(stake).toHaveAttribute('aria-invalid', 'true')
  await expect(slip.total).toHaveText('0.00 ₼')
  await expect(slip.card(nameOf(match))).toContainText(say('slip.stake_invalid'))
  await slip.place.click()
  await expect(stake).toBeFocused()
  expect(await player.bets()).toEqual([])
})

test('the maximum button knows the balance, and more than the maximum is not placed', async ({
  page,
  scripted,
}) => {
  const [player, match] = await enterWithPick(page, scripted)
  const slip = slipOf(page)
  const stake = slip.stakeOf(nameOf(match))
  await slip.root.getByRole('button', { name: say('slip.max_of', { name: nameOf(match) }) }).click()
  await expect(stake).toHaveValue('1000.00')
  await expect(stake).not.toHaveAttribute('aria-invalid', 'true')
  await expect(slip.total).toHaveText('1 000.00 ₼')
  await stake.fill('20000.01')
  await expect(stake).toHaveAttribute('aria-invalid', 'true')
  await expect(slip.card(nameOf(match)).getByText(/^Maksimum mərc 20\s?000\.00/)).toHaveCount(1)
  // Before the match it can only be sent to be decided on, and not with more than there is.
  await expect(slip.place).toHaveText(say('slip.vip_send', { amount: '20 000.01 ₼' }))
  await page.waitForTimeout(CALM_MS)
  await slip.place.click()
  await expect(slip.root.getByRole('alert')).toContainText('Balansda kifayət qədər vəsait yoxdur')
  expect(await player.bets()).toEqual([])
  await stake.fill('5')
  await slip.place.click()
  await expect(slip.root.getByRole('status')).toContainText('nömrəli mərc qəbul edildi')
  expect((await player.bets()).map(({ amount, status }) => [amount, status])).toEqual([[5, 'placed']])
})

test('one selection a match; removal can be undone; the slip survives a reload', async ({
  page,
  scripted,
}) => {
  const [, match] = await enterWithPick(page, scripted)
  const slip = slipOf(page)
  await slip.stakeOf(nameOf(match)).fill('4')
  await cellOf(page, RESULT, '2').click()
  await expect(cellOf(page, RESULT, '1')).toHaveAttribute('aria-pressed', 'false')
  await expect(slip.cards).toHaveCount(1)
  await expect(slip.card(nameOf(match))).toContainText('3.90')
  await slip.root.getByRole('button', { name: say('slip.remove_of', { name: nameOf(match) }) }).click()
  await expect(slip.cards).toHaveCount(0)
  await slip.root.getByRole('button', { name: say('slip.undo') }).click()
  await expect(slip.cards).toHaveCount(1)
  await slip.stakeOf(nameOf(match)).fill('4')
  await page.reload()
  await expect(slip.stakeOf(nameOf(match))).toHaveValue('4')
  await expect(cellOf(page, RESULT, '2')).toHaveAttribute('aria-pressed', 'true')
  await cellOf(page, RESULT, '2').click()
  await expect(slip.root).toContainText(say('slip.empty_title'))
})

test('several singles in one press, each with its stake', async ({ page, scripted }) => {
  const [player, first] = await enterWithPick(page, scripted)
  const second = await scripted.stage.announce(31, [1.5, 4, 6])
  const third = await scripted.stage.announce(32, [3, 3, 2.4])
  await pick(page, scripted, second, 'X')
  await pick(page, scripted, third, '2')
  const slip = slipOf(page)
  await slip.type('singles').click()
  await expect(slip.cards).toHaveCount(3)
  await slip.root.getByRole('textbox', { name: say('slip.stake_per_bet') }).fill('3')
  await expect(slip.total).toHaveText('9.00 ₼')
  await slip.stakeOf(nameOf(second)).fill('1.25')
  await slip.stakeOf(nameOf(first)).fill('')
  await expect(slip.total).toHaveText('4.25 ₼')
  await expect(slip.maximumReturn).toHaveText('12.20 ₼')
  await slip.place.click()
  await expect(slip.root.getByText(/nömrəli mərc qəbul edildi/)).toHaveCount(2)
  const bets = await player.bets()
  expect(bets.map(({ amount, factor }) => [amount, factor]).sort()).toEqual([
    [1.25, 4],
    [3, 2.4],
  ])
  await expect(page.getByTestId('balance')).toHaveText('995.75 ₼')
  await expect(page.getByTestId('unplayed')).toHaveText('4.25 ₼')
  await expectBooksInOrder(scripted)
})

test('what cannot be placed says why under its own card, and nothing is placed', async ({
  page,
  scripted,
}) => {
  const [player, calm] = await enterWithPick(page, scripted)
  const live = await scripted.stage.playLive()
  await pick(page, scripted, live, '1')
  const slip = slipOf(page)
  await slip.type('singles').click()
  await slip.root.getByRole('textbox', { name: say('slip.stake_per_bet') }).fill('2')
  await slip.place.click()
  await expect(slip.root).toContainText(say('slip.checking'))
  await live.pause()
  await expect(slip.card(nameOf(live))).toContainText('Mərclərin qəbulu müvəqqəti dayandırılıb')
  await expect(slip.card(nameOf(calm))).not.toContainText('dayandırılıb')
  expect((await player.bets()).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await player.actual()).toEqual({ balance: 1000, unplayed: 0, bonus: 0 })
  await slip.root.getByRole('button', { name: say('slip.remove_of', { name: nameOf(live) }) }).click()
  await slip.place.click()
  await expect(slip.root.getByText(/nömrəli mərc qəbul edildi/)).toHaveCount(1)
})

test('more than the balance is refused in words', async ({ page, scripted }) => {
  const [player, first] = await enterWithPick(page, scripted)
  const second = await scripted.stage.announce(40, [1.2, 5, 9])
  await pick(page, scripted, second, '1')
  const slip = slipOf(page)
  await slip.type('singles').click()
  await slip.stakeOf(nameOf(first)).fill('600')
  await slip.stakeOf(nameOf(second)).fill('600')
  await slip.place.click()
  await expect(slip.root.getByRole('alert')).toContainText('Balansda kifayət qədər vəsait yoxdur')
  await expect(slip.stakeOf(nameOf(first))).toHaveValue('600')
  expect(await player.bets()).toEqual([])
})

test('a tap that does not reach the server says that there is no connection', async ({ page, scripted }) => {
  await (await registerPlayer(scripted)).enter(page)
  const match = await scripted.stage.announce(30)
  await page.goto(scripted.url + match.path)
  await page.route('**/api/betSlip/position', (route) => route.abort())
  await cellOf(page, RESULT, '1').click()
  await expect(page.getByText(say('err.network'))).toBeVisible()
})

test('a fast bet is placed by one press on the odds', async ({ page, scripted }) => {
  // A slip is built a hundred times.
  test.setTimeout(180_000)
  const player = await registerPlayer(scripted)
  const match = await scripted.stage.announce(30)
  await player.enter(page)
  await page.goto(scripted.url + match.path)
  const slip = slipOf(page)
  await slip.root.getByRole('textbox', { name: say('slip.fast_bet_amount') }).fill('6')
  await expect(slip.root.getByText(say('slip.fast_bet_hint_off'))).toBeVisible()
  await slip.root.getByRole('switch').click()
  await expect(slip.root.getByRole('switch')).toHaveAttribute('aria-checked', 'true')
  await expect(slip.root.getByText(say('slip.fast_bet_hint'), { exact: true })).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // A press that gets no answer in time is sent again under its own key: what counts are the keys.
  const presses = new Set<string | undefined>()
  await page.route('**/api/betSlip/place', async (route) => {
    presses.add(route.request().headers()['idempotency-key'])
    await held
    await route.continue()
  })
  await cellOf(page, RESULT, '1').click()
  await mountAgain(page, 50)
  expect(presses.size).toBe(1)
  release()
  await expect(slip.root.getByText(/nömrəli mərc qəbul edildi/)).toHaveCount(1)
  // It is said wherever the tap was, also with the slip out of sight.
  await expect(page.getByRole('status').filter({ hasText: /nömrəli mərc qəbul edildi/ })).not.toHaveCount(0)
  await mountAgain(page, 50)
  expect([presses.size, (await player.bets()).map(({ amount }) => amount)]).toEqual([1, [6]])
})

/** The slip leaves the screen with the width of a phone, and is built anew with that of a desk. */
async function mountAgain(page: Page, times: number): Promise<void> {
  await page.evaluate(() => {
    window.slipsMounted = 0
    let isThere = document.getElementById('slip') !== null
    new MutationObserver(() => {
      const isNow = document.getElementById('slip') !== null
      if (isNow && !isThere) window.slipsMounted += 1
      isThere = isNow
    }).observe(document.body, { childList: true, subtree: true })
  })
  const isMounted = (mounted: number) => page.waitForFunction((n) => window.slipsMounted >= n, mounted)
  for (let mounted = 1; mounted <= times; mounted += 1) {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.setViewportSize({ width: 1440, height: 900 })
    await isMounted(mounted)
  }
}

test('a press without an answer is asked about under its own key and counts once', async ({
  page,
  scripted,
}) => {
  const [player, match] = await enterWithPick(page, scripted)
  const slip = slipOf(page)
  const keys: (string | undefined)[] = []
  await page.route('**/api/betSlip/place', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) {
      await expect(slip.root).toContainText(say('slip.asking'))
      return route.continue()
    }
    await route.fetch()
    await route.abort()
  })
  await slip.stakeOf(nameOf(match)).fill('8')
  await slip.place.click()
  // Over what covers the slip meanwhile: beneath it nobody could read it.
  expect(await isOnTop(slip.root.getByText(say('slip.asking')))).toBe(true)
  await expect(slip.root.getByText(/nömrəli mərc qəbul edildi/)).toHaveCount(1)
  expect(new Set(keys).size).toBe(1)
  expect((await player.bets()).length).toBe(1)
  await expect(page.getByTestId('balance')).toHaveText('992.00 ₼')
})
