import { expect, type Locator, type Page } from '@playwright/test'
import { layMines } from '@xezer/game-math/mines/mines'
import { blackjackEngine } from '@xezer/game-math/play/blackjack'
import { plinkoEngine } from '@xezer/game-math/play/plinko'
import { slotLinesEngine } from '@xezer/game-math/play/slot-lines'
import { formatMoney } from '@xezer/i18n/format-money'
import { drawsOf, expectBalance, PHONE, saidOf, test, untilOpen, WIDE, WORDS } from './support/games-world.ts'

const STOPS_MOST = 60

/** Nothing of these journeys touches the mouse. */
async function tabTo(page: Page, wanted: Locator) {
  for (let stops = 0; stops < STOPS_MOST; stops++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the tabulator does not come to ${wanted}`)
}

async function pressKeys(page: Page, ...keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

const money = (amountMinor: number) => formatMoney(BigInt(amountMinor), 'AZN')

test('a slot: the stake by arrows, the round by Enter, the result and the balance by ear', async ({
  page,
  house,
}) => {
  await page.setViewportSize(PHONE)
  const words = WORDS.en
  const player = await house.enter(page, 'ng4_nar', 'en')
  const spin = page.getByRole('button', { name: words('play.press.spin'), exact: true })
  await untilOpen(page, spin, words)
  const before = await player.balanceMinor()
  await tabTo(page, page.getByLabel(words('play.stake'), { exact: true }))
  await pressKeys(page, 'ArrowUp')
  await tabTo(page, spin)
  await pressKeys(page, 'Enter')
  const { returnMinor } = slotLinesEngine.play(drawsOf(0), 40, {}, []) ?? { returnMinor: 0 }
  const after = before - 40 + returnMinor
  await expect(saidOf(page)).toContainText(money(after), { timeout: 60_000 })
  if (returnMinor > 0) await expect(saidOf(page)).toContainText(money(returnMinor))
  await expectBalance(player, after)
  await expect(spin).toBeFocused()
})

test('roulette: a chip chosen, a number found by arrows, and the number that fell by ear', async ({
  page,
  house,
}) => {
  await page.setViewportSize(WIDE)
  const words = WORDS.az
  const player = await house.enter(page, 'ib_sahil', 'az')
  const spin = page.getByRole('button', { name: words('play.press.spin'), exact: true })
  await untilOpen(page, spin, words)
  const before = await player.balanceMinor()
  // From zero over the split to the middle row, and along it to 8.
  await tabTo(page, page.locator('[data-bet="straight-0"]'))
  await pressKeys(
    page,
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'Enter',
  )
  await expect(page.locator('[data-bet="straight-8"]')).toBeFocused()
  await tabTo(page, page.getByRole('radio', { name: money(50), exact: true }))
  await pressKeys(page, 'ArrowRight')
  await expect(page.getByRole('radio', { name: money(100), exact: true })).toBeChecked()
  await pressKeys(page, 'Tab')
  await tabTo(page, page.locator('[data-bet="straight-8"]'))
  await pressKeys(page, 'Enter')
  await tabTo(page, spin)
  await pressKeys(page, 'Enter')
  const fell = words('play-roulette.number', { number: 35, colour: words('play-roulette.black') })
  const said = words('play.said.nothing', { result: fell, balance: money(before - 150) })
  await expect(saidOf(page)).toHaveText(said)
  await expectBalance(player, before - 150)
})

test('blackjack: dealt, stood and heard, and the place goes from the round to its moves and back', async ({
  page,
  house,
}) => {
  await page.setViewportSize(PHONE)
  const words = WORDS.ru
  const player = await house.enter(page, 'rg_firuze', 'ru')
  const deal = page.getByRole('button', { name: words('play.press.deal'), exact: true })
  await untilOpen(page, deal, words)
  const before = await player.balanceMinor()
  await tabTo(page, page.getByLabel(words('play.stake'), { exact: true }))
  await pressKeys(page, 'ArrowUp')
  await tabTo(page, deal)
  await pressKeys(page, 'Enter')
  await expect(page.locator('.moves')).toBeFocused()
  // What is held down too long deals no card.
  await pressKeys(page, 'Enter', 'Tab')
  await expect(page.getByRole('button', { name: words('play-blackjack.hit'), exact: true })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: words('play-blackjack.stand'), exact: true }))
  await pressKeys(page, 'Enter')
  const { returnMinor } = blackjackEngine.play(drawsOf(0), 100, {}, ['stand']) ?? { returnMinor: 0 }
  const after = before - 100 + returnMinor
  await expect(saidOf(page)).toContainText(money(after))
  await expectBalance(player, after)
  await expect(deal).toBeFocused()
})

test('a mine field: a tile found by arrows, and what it brought taken', async ({ page, house }) => {
  await page.setViewportSize(PHONE)
  const words = WORDS.en
  const player = await house.enter(page, 'l8_qum', 'en')
  const play = page.getByRole('button', { name: words('play.press.play'), exact: true })
  await untilOpen(page, play, words)
  const before = await player.balanceMinor()
  await tabTo(page, page.getByLabel(words('play.stake'), { exact: true }))
  await pressKeys(page, 'ArrowUp')
  await tabTo(page, play)
  await pressKeys(page, ' ')
  await expect(page.locator('.moves')).toBeFocused()
  const mines = layMines(drawsOf(0), 3)
  const column = [0, 1, 2, 3].find((place) => !mines.includes(place)) ?? 4
  const tiles = page.getByRole('group', { name: words('mines.board') }).getByRole('button')
  await tabTo(page, tiles.first())
  await pressKeys(page, ...Array.from({ length: column }, () => 'ArrowRight'), 'Enter')
  await expect(tiles.nth(column)).toHaveAccessibleName(
    words('mines.tile.safe', { row: 1, column: column + 1 }),
  )
  await tabTo(page, page.getByRole('button', { name: /1\.12×/ }))
  await pressKeys(page, 'Enter')
  const result = words('mines.result.out', { safe: 1, factor: '1.12' })
  const facts = { result, amount: money(224), balance: money(before + 24) }
  await expect(saidOf(page)).toHaveText(words('play.said', facts))
  await expectBalance(player, before + 24)
})

test('plinko: rows and risk are buttons that arrows lead along, and the ball falls through what is chosen', async ({
  page,
  house,
}) => {
  await page.setViewportSize(PHONE)
  const words = WORDS.ru
  const player = await house.enter(page, 'ng4_plinko', 'ru')
  const drop = page.getByRole('button', { name: words('play.press.drop'), exact: true })
  await untilOpen(page, drop, words)
  const before = await player.balanceMinor()
  const buttonsOf = (name: 'plinko.rows' | 'plinko.risk') =>
    page.getByRole('group', { name: words(name), exact: true }).getByRole('button')
  const [rows, risks] = [buttonsOf('plinko.rows'), buttonsOf('plinko.risk')]
  await tabTo(page, rows.first())
  await pressKeys(page, 'ArrowRight', 'ArrowRight', 'Enter')
  await tabTo(page, risks.first())
  await pressKeys(page, 'End', ' ')
  for (const buttons of [rows, risks]) {
    await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'false')
    await expect(buttons.last()).toHaveAttribute('aria-pressed', 'true')
  }
  await tabTo(page, drop)
  await pressKeys(page, 'Enter')
  const { returnMinor } = plinkoEngine.play(drawsOf(0), 10, { rows: 16, risk: 'high' }, []) ?? {
    returnMinor: 0,
  }
  const after = before - 10 + returnMinor
  await expect(saidOf(page)).toContainText(money(after), { timeout: 60_000 })
  await expectBalance(player, after)
})
