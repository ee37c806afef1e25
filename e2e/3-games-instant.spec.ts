import { expect, type Page } from '@playwright/test'
import { layMines } from '@xezer/game-math/mines/mines'
import type { EngineName, Json } from '@xezer/game-math/play/engine'
import { findEngine } from '@xezer/game-math/play/find-engine'
import { hiLoEngine } from '@xezer/game-math/play/hi-lo'
import { kenoEngine } from '@xezer/game-math/play/keno'
import {
  drawsOf,
  entriesOf,
  expectBalance,
  flightEndsAt,
  PHONE,
  saidOf,
  say,
  test,
  untilOpen,
  WIDE,
  WORDS,
} from './support/games-world.ts'

/** More rounds than a win and a loss need with the seeds of this world. */
const ROUNDS_MOST = 14
const FLIGHTS_MOST = 6

interface Single {
  readonly game: string
  readonly engine: EngineName
  readonly press: `play.press.${'drop' | 'spin' | 'draw' | 'play' | 'buy'}`
  readonly stakeMinor: number
  readonly choice: Json
  readonly viewport: typeof PHONE
  readonly prepare?: (page: Page) => Promise<void>
  readonly after?: (page: Page) => Promise<void>
}

const SINGLES: readonly Single[] = [
  single('ng4_plinko', 'plinko', 'play.press.drop', 10, { rows: 12, risk: 'medium' }, WIDE),
  single('rg3_selale', 'plinko', 'play.press.drop', 10, { rows: 12, risk: 'medium' }, PHONE),
  single('rg_carx', 'wheel', 'play.press.spin', 10, { risk: 'medium' }, PHONE),
  single('o_gunes', 'wheel', 'play.press.spin', 10, { risk: 'medium' }, WIDE),
  single('x_xezri', 'limbo', 'play.press.play', 100, { target: 200 }, PHONE),
  keno('k_ulduz', WIDE),
  keno('rg_naxis', PHONE),
  scratch('l8_bilet', WIDE),
  scratch('tg_xonca', PHONE),
]

function single(
  game: string,
  engine: EngineName,
  press: Single['press'],
  stakeMinor: number,
  choice: Json,
  viewport: typeof PHONE,
): Single {
  return { game, engine, press, stakeMinor, choice, viewport }
}

/** Numbers of which the first draw has five. */
function keno(game: string, viewport: typeof PHONE) {
  const first = kenoEngine.play(drawsOf(0), 10, { picks: [1] }, [])
  const picks = [...(first?.view.drawn ?? [])].slice(0, 5).sort((left, right) => left - right)
  return {
    ...single(game, 'keno', 'play.press.draw', 10, { picks }, viewport),
    async prepare(page: Page) {
      const board = page.getByRole('group', { name: say('keno.board') })
      for (const number of picks)
        await board.getByRole('button', { name: String(number), exact: true }).click()
    },
  }
}

function scratch(game: string, viewport: typeof PHONE) {
  return {
    ...single(game, 'scratch', 'play.press.buy', 10, {}, viewport),
    after: (page: Page) => page.getByRole('button', { name: say('scratch.all') }).click(),
  }
}

for (const one of SINGLES) {
  test(`${one.game} is played to a win and a loss, as its seeds say`, async ({ page, house }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(one.viewport)
    const player = await house.enter(page, one.game)
    const press = page.getByRole('button', { name: say(one.press), exact: true })
    await untilOpen(page, press)
    let expected = await player.balanceMinor()
    await one.prepare?.(page)
    const seen = { won: false, lost: false }
    for (let nonce = 0; nonce < ROUNDS_MOST && !(seen.won && seen.lost); nonce++) {
      const round = findEngine(one.engine).play(drawsOf(nonce), one.stakeMinor, one.choice, [])
      if (round === null) throw new Error('a choice that cannot be played')
      await expect(press).not.toHaveAttribute('aria-disabled', 'true')
      await press.click()
      await one.after?.(page)
      await expect(entriesOf(page)).toHaveCount(nonce + 1, { timeout: 30_000 })
      expected += round.returnMinor - one.stakeMinor
      await expectBalance(player, expected)
      seen.won ||= round.returnMinor > 0 && round.returnMinor >= one.stakeMinor
      seen.lost ||= round.returnMinor < one.stakeMinor
    }
    expect(seen).toEqual({ won: true, lost: true })
  })
}

for (const [game, viewport, locale] of [
  ['l8_qum', PHONE, 'az'],
  ['o_mina', WIDE, 'ru'],
] as const) {
  test(`${game}: a safe tile is taken, and a mine ends a round`, async ({ page, house }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(viewport)
    const say = WORDS[locale]
    const player = await house.enter(page, game, locale)
    const press = page.getByRole('button', { name: say('play.press.play'), exact: true })
    await untilOpen(page, press, say)
    const before = await player.balanceMinor()
    const board = page.getByRole('group', { name: say('mines.board') })
    const tile = (place: number) => board.getByRole('button').nth(place)

    const mines = layMines(drawsOf(0), 3)
    const safe = [0, 1, 2, 3].find((place) => !mines.includes(place)) ?? 4
    await press.click()
    await tile(safe).click()
    await page.getByRole('button', { name: /1\.12×/ }).click()
    await expect(entriesOf(page, say)).toHaveCount(1)
    await expectBalance(player, before + 12)

    await press.click()
    await tile(layMines(drawsOf(1), 3)[0] ?? 0).click()
    await expect(entriesOf(page, say)).toHaveCount(2)
    await expectBalance(player, before + 12 - 100)
  })
}

for (const [game, viewport] of [
  ['k_usturlab', WIDE],
  ['rg3_ay', PHONE],
] as const) {
  test(`${game}: a right guess is taken, and a wrong one ends a round`, async ({ page, house }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(viewport)
    const player = await house.enter(page, game)
    const press = page.getByRole('button', { name: say('play.press.deal'), exact: true })
    await untilOpen(page, press)
    let expected = await player.balanceMinor()
    for (const [nonce, isRight] of [true, false].entries()) {
      const opened = hiLoEngine.play(drawsOf(nonce), 100, {}, [])
      const guess = opened?.view.next.find(
        (offer) => hiLoEngine.play(drawsOf(nonce), 100, {}, [offer.guess])?.view.isLost === !isRight,
      )
      if (guess === undefined) throw new Error('no such guess')
      const moves = isRight ? ([guess.guess, 'cash-out'] as const) : [guess.guess]
      await press.click()
      const percent = ((guess.ranks / 13) * 100).toFixed(2)
      await page.getByRole('button', { name: new RegExp(`${percent}%`) }).click()
      if (isRight)
        await page
          .getByRole('button', {
            name: new RegExp(`^${say('hilo.take', { factor: '', amount: '' }).slice(0, 5)}`),
          })
          .click()
      await expect(entriesOf(page)).toHaveCount(nonce + 1)
      expected += (hiLoEngine.play(drawsOf(nonce), 100, {}, moves)?.returnMinor ?? 0) - 100
      await expectBalance(player, expected)
    }
  })
}

test('l8_sar: a bet leaves by itself, and one that nobody takes is lost', async ({ page, house }) => {
  test.setTimeout(300_000)
  await page.setViewportSize(WIDE)
  const player = await house.enter(page, 'l8_sar')
  const before = await player.balanceMinor()
  const bet = betButton(page, say)
  await untilOpen(page, bet)
  const auto = page.getByLabel(say('crash.auto'))
  await auto.fill('1.01')
  await bet.click()
  await expect(entriesOf(page)).toHaveCount(1, { timeout: 120_000 })
  await expectBalance(player, before + 1)

  await auto.fill('')
  await bet.click()
  await expect(entriesOf(page)).toHaveCount(2, { timeout: 200_000 })
  await expectBalance(player, before + 1 - 100)
})

test('ng4_durna: a flight is left by hand at what the server saw, and one that is not left ends where its chain says', async ({
  page,
  house,
}) => {
  test.setTimeout(300_000)
  await page.setViewportSize(PHONE)
  const say = WORDS.en
  const player = await house.enter(page, 'ng4_durna', 'en')
  let expected = await player.balanceMinor()
  await untilOpen(page, betButton(page, say), say)
  const seen = { left: false, lost: false }
  for (let played = 0; played < FLIGHTS_MOST && !(seen.left && seen.lost); played++) {
    const point = flightEndsAt('ng4_durna', await betOnFlight(page, say))
    await expectBalance(player, expected - 100)
    // A flight that ends at once cannot be left, and one that would last is not waited for.
    if (point > 125 && !(seen.left && point < 250)) {
      const isOut = page.waitForResponse((response) => response.url().endsWith('/play/crash/out'))
      await page.getByRole('button', { name: /^Take · 1\.(0[3-9]|[1-9])/ }).click({ timeout: 60_000 })
      const { round } = (await (await isOut).json()) as { readonly round: { readonly returnMinor: number } }
      expect(round.returnMinor).toBeGreaterThan(100)
      expect(round.returnMinor).toBeLessThanOrEqual(point)
      expected += round.returnMinor - 100
      seen.left = true
    } else {
      const ended = say('crash.result.lost', { point: (point / 100).toFixed(2) })
      await expect(saidOf(page)).toContainText(ended, { timeout: 60_000 })
      expected -= 100
      seen.lost = true
    }
    await expect(entriesOf(page, say)).toHaveCount(played + 1)
    await expectBalance(player, expected)
  }
  expect(seen).toEqual({ left: true, lost: true })
})

const betButton = (page: Page, words: typeof say) =>
  page.getByRole('button', { name: new RegExp(`^(${words('crash.bet')}|${words('crash.bet.next')})$`) })

/** The number of the flight that it is in. */
async function betOnFlight(page: Page, words: typeof say): Promise<number> {
  const isBet = page.waitForResponse((response) => response.url().endsWith('/play/crash/bet'))
  await betButton(page, words).click()
  const { round } = (await (await isBet).json()) as {
    readonly round: { readonly shared: { readonly number: number } }
  }
  return round.shared.number
}
