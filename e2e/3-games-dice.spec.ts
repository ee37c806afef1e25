import { expect } from '@playwright/test'
import { type DiceChoice, diceEngine } from '@xezer/game-math/play/dice'
import type { Locale } from '@xezer/std/locale'
import {
  drawsOf,
  entriesOf,
  expectBalance,
  PHONE,
  saidOf,
  test,
  untilOpen,
  WIDE,
  WORDS,
} from './support/games-world.ts'

const STAKE_MINOR = 100
/** More rounds than it takes with the seeds of this world. */
const ROUNDS_MOST = 16

interface Roll {
  readonly choice: DiceChoice
  readonly isWon: boolean
}
interface Dice {
  readonly game: string
  readonly viewport: typeof PHONE
  readonly locale: Locale
  /** Beside the even one, which is there at first. */
  readonly factor: number
}
const DICE: readonly Dice[] = [
  { game: 'k_nerd', viewport: WIDE, locale: 'en', factor: 350 },
  { game: 'ib_zer', viewport: PHONE, locale: 'ru', factor: 150 },
]

const rollOf = (nonce: number, choice: DiceChoice) => {
  const round = diceEngine.play(drawsOf(nonce), STAKE_MINOR, choice, [])
  if (round === null) throw new Error('a choice that cannot be played')
  return round
}

/** Each side with each factor to a win and a loss: what to choose in each round, and some rounds that nothing is left for. */
function planRounds(factor: number): readonly DiceChoice[] {
  const missing: Roll[] = (['low', 'high'] as const).flatMap((side) =>
    [200, factor].flatMap((one) => [true, false].map((isWon) => ({ choice: { side, factor: one }, isWon }))),
  )
  const plan: DiceChoice[] = []
  for (let nonce = 0; missing.length > 0; nonce++) {
    if (nonce === ROUNDS_MOST) throw new Error(`not with these seeds: ${JSON.stringify(missing)}`)
    const place = missing.findIndex(({ choice, isWon }) => rollOf(nonce, choice).view.isWon === isWon)
    const [found] = place < 0 ? [] : missing.splice(place, 1)
    plan.push(found?.choice ?? { side: 'low', factor: 200 })
  }
  return plan
}

for (const { game, viewport, locale, factor } of DICE) {
  test(`${game}: low and high, even and at another factor, are won and lost as the seeds say`, async ({
    page,
    house,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize(viewport)
    const words = WORDS[locale]
    const player = await house.enter(page, game, locale)
    const press = page.getByRole('button', { name: words('play.press.play'), exact: true })
    await untilOpen(page, press, words)
    const field = page.getByLabel(words('play-dice.factor'), { exact: true })
    let expected = await player.balanceMinor()
    for (const [nonce, choice] of planRounds(factor).entries()) {
      await expect(press).not.toHaveAttribute('aria-disabled', 'true')
      await page.getByRole('radio', { name: words(`play-dice.${choice.side}`) }).check()
      const written = (choice.factor / 100).toFixed(2)
      await field.fill(written)
      await field.press('Tab')
      await expect(field).toHaveValue(written)
      const { view, returnMinor } = rollOf(nonce, choice)
      const chance = `${(view.winning / 10_000).toFixed(2)}%`
      await expect(page.getByText(words('play-dice.chance.of', { chance }), { exact: true })).toBeVisible()
      await press.click()
      await expect(entriesOf(page, words)).toHaveCount(Math.min(nonce + 1, 12))
      await expect(entriesOf(page, words).last()).toHaveText(view.isWon ? `${written}×` : '0×')
      const roll = (view.roll / 10_000).toFixed(4).padStart(7, '0')
      await expect(saidOf(page)).toContainText(words('play-dice.rolled', { roll }))
      expected += returnMinor - STAKE_MINOR
      await expectBalance(player, expected)
    }
  })
}
