import type { Locator, Page } from '@playwright/test'
import { clockAt } from '@xezer/dev-world/scripted-feed'
import { cellOf } from './support/cells.ts'
import { expectAccessible } from './support/page-health.ts'
import { registerPlayer } from './support/player.ts'
import { slipOf } from './support/slip.ts'
import type { StagedMatch } from './support/stage.ts'
import { say } from './support/words.ts'
import { bootScripted, expect, test } from './support/worlds.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const RESULT = 'Oyunun nəticəsi'
const nameOf = ({ home, away }: StagedMatch) => `${home} – ${away}`
const pillOf = (page: Page) => page.getByRole('button', { name: new RegExp(`^${say('slip.open_slip')}`) })
const sheetOf = (page: Page) => page.getByRole('dialog', { name: say('nav.slip') })
const accepted = (page: Page) => sheetOf(page).getByText(/nömrəli mərc qəbul edildi/)

/** Every tap of a hand on the screen is counted. */
function countTaps() {
  let count = 0
  return {
    async tap(target: Locator) {
      count += 1
      await target.tap()
    },
    count: () => count,
  }
}

test('a bet takes four taps, and three with the stake of the last one; the sheet closes itself', async ({
  page,
  scripted,
}) => {
  const player = await registerPlayer(scripted)
  const first = await scripted.stage.announce(20, [2, 3.2, 3.9])
  const second = await scripted.stage.announce(21, [1.5, 4, 6])
  await player.enter(page)
  await page.goto(scripted.url + first.path)
  const slip = slipOf(page)

  const four = countTaps()
  await four.tap(cellOf(page, RESULT, '1'))
  await expect(page.getByRole('button', { name: /^Son mərc/ })).toHaveCount(0)
  await four.tap(pillOf(page))
  await four.tap(sheetOf(page).getByRole('button', { name: '+20', exact: true }))
  await expect(slip.total).toHaveText('20.00 ₼')
  await four.tap(slip.place)
  await expect(accepted(page)).toBeVisible()
  expect(four.count()).toBe(4)
  // What was placed is in sight until the sheet closes.
  for (const words of [first.home, nameOf(first), '2.00', '20.00 ₼', '40.00 ₼'])
    await expect(slip.root).toContainText(words)
  await expect(sheetOf(page)).toHaveCount(0, { timeout: 4500 })

  await page.goto(scripted.url + second.path)
  const three = countTaps()
  await three.tap(cellOf(page, RESULT, '2'))
  await three.tap(page.getByRole('button', { name: say('slip.last_stake', { amount: '20.00 ₼' }) }))
  await expect(slip.place).toHaveText(say('slip.place_amount', { amount: '20.00 ₼' }))
  await three.tap(slip.place)
  await expect(accepted(page)).toBeVisible()
  expect(three.count()).toBe(3)
  expect((await player.bets()).map(({ amount, factor }) => [amount, factor])).toEqual([
    [20, 6],
    [20, 2],
  ])
  // A hand on it wants to read on.
  await slip.root.getByText(say('slip.max_return')).tap()
  await expect(accepted(page)).toHaveCount(0)
  await expect(sheetOf(page)).toBeVisible()
})

test('the sheet has one head, and its cards say league, time, score and team', async ({ page, scripted }) => {
  const player = await registerPlayer(scripted)
  const live = await scripted.stage.playLive()
  const early = await scripted.stage.announce(20, [2, 3.2, 3.9])
  await player.enter(page)
  for (const [match, outcome] of [
    [live, '1'],
    [early, 'X'],
  ] as const) {
    await page.goto(scripted.url + match.path)
    await cellOf(page, RESULT, outcome).tap()
    await expect(cellOf(page, RESULT, outcome)).toHaveAttribute('aria-pressed', 'true')
  }
  await pillOf(page).tap()
  const sheet = sheetOf(page)
  const rowOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 }
    return Math.round(y + height / 2)
  }
  const clear = sheet.getByRole('button', { name: say('slip.clear') })
  const close = sheet.getByRole('button', { name: say('nav.close') })
  expect(await rowOf(clear)).toBe(await rowOf(close))
  expect((await rowOf(clear)) - (await rowOf(sheet.getByRole('heading').last()))).toBeLessThan(4)
  const slip = slipOf(page)
  const card = slip.card(nameOf(live))
  await live.score({ clock: clockAt(2400, 0, 45), score: { home: 2, away: 1 } })
  await expect(card).toContainText(new RegExp(`^${live.home} ${RESULT}.*41'.*2:1.*Premyer`, 's'))
  await expect(slip.card(nameOf(early))).toContainText(/^Heç-heçə .*\d\d\/\d\d \d\d:\d\d.*Premyer/s)
  await slip.type('singles').tap()
  // The pad types for both at once, and says so.
  await sheet.getByRole('button', { name: '7', exact: true }).tap()
  await expect(slip.total).toHaveText('14.00 ₼')
  for (const match of [live, early]) await expect(slip.stakeOf(nameOf(match))).toHaveValue('7')
})

test('without a stake no price is offered to be accepted', async ({ page, scripted }) => {
  const player = await registerPlayer(scripted)
  const match = await scripted.stage.announce(20, [2, 3.2, 3.9])
  await player.enter(page)
  await page.goto(scripted.url + match.path)
  await cellOf(page, RESULT, '1').tap()
  await pillOf(page).tap()
  const slip = slipOf(page)
  await expect(slip.place).toHaveText(say('slip.place'))
  await match.price([1.7, 3.2, 3.9])
  await expect(slip.card(nameOf(match))).toContainText('1.70')
  await expect(slip.place).toHaveText(say('slip.place'))
  await sheetOf(page).getByRole('button', { name: '+5', exact: true }).tap()
  await expect(slip.place).toHaveText(`${say('slip.accept_and_place')} · 5.00 ₼`)
})

test('under an empty slip stand the next matches: a tap leads there and closes the sheet', async ({
  page,
}) => {
  // Three matches stand there, so that those of other journeys would take their places.
  const alone = await bootScripted()
  await alone.stage.playLive()
  const next = await alone.stage.announce(2)
  await page.goto(alone.url)
  await page
    .getByRole('button', { name: new RegExp(say('nav.slip')) })
    .last()
    .click()
  const block = page.getByRole('region', { name: say('slip.next_matches') })
  await block.getByRole('link', { name: `${next.home} – ${next.away}` }).click()
  await expect(page).toHaveURL(new RegExp(`${next.path}$`))
  await expect(block).toHaveCount(0)
  await alone.stop()
})

test('a quick amount is changed by whoever holds it, or behind the gear, and stays so', async ({
  page,
  scripted,
}) => {
  const player = await registerPlayer(scripted)
  const match = await scripted.stage.announce(22, [2, 3.2, 3.9])
  await player.enter(page)
  await page.goto(scripted.url + match.path)
  await cellOf(page, RESULT, '1').tap()
  await pillOf(page).tap()
  const slip = slipOf(page)
  const pad = (name: string) => sheetOf(page).getByRole('button', { name, exact: true })
  await pad('+5').click({ delay: 700 })
  await expect(slip.total).toHaveText('0.00 ₼')
  await expectAccessible(page)
  for (const key of ['2', '.', '5']) await pad(key).tap()
  await pad(say('slip.quick_amount_done')).tap()
  await pad('+25').tap()
  await pad('+10').tap()
  await expect(slip.total).toHaveText('35.00 ₼')
  await page.reload()
  await pillOf(page).tap()
  await slip.root.getByRole('button', { name: say('slip.settings') }).tap()
  await slip.root.getByRole('textbox', { name: say('slip.quick_amount_n', { n: '4' }) }).fill('75')
  await slip.root.getByRole('textbox', { name: say('slip.quick_amount_n', { n: '2' }) }).fill('x')
  await expectAccessible(page)
  const panel = await slip.root.getByRole('group', { name: say('slip.quick_amounts') }).boundingBox()
  expect(panel?.x).toBeGreaterThan(0)
  await slip.root.getByRole('heading', { name: say('slip.title') }).tap()
  for (const name of ['+25', '+10', '+20', '+75']) await expect(pad(name)).toBeVisible()
})
