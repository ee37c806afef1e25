import { assert } from '@xezer/std/assert'
import type { Draws } from '../draws/draws.ts'
import { type ExactFigures, figuresOf } from '../exact-figures.ts'
import type { Hundredths } from '../hundredths.ts'

/** A roll is 0 ... 999999. */
export const DICE_SIDES = 1_000_000
export const DICE_FACTOR_MIN: Hundredths = 101
export const DICE_FACTOR_MAX: Hundredths = 10_000
/** 99 % of all rolls, times a hundred: what is divided by the factor in hundredths. */
const RETURNED = 99_000_000

export const DICE_SIDES_CHOSEN = ['low', 'high'] as const
export type DiceSide = (typeof DICE_SIDES_CHOSEN)[number]

/** How many rolls win at a chosen factor. */
export function winningRolls(factor: Hundredths): number {
  assert(
    Number.isInteger(factor) && factor >= DICE_FACTOR_MIN && factor <= DICE_FACTOR_MAX,
    'a factor that the dice do not have',
  )
  return Math.floor(RETURNED / factor)
}

export function rollDice(
  draws: Draws,
  side: DiceSide,
  chosen: Hundredths,
): { readonly roll: number; readonly factor: Hundredths } {
  const roll = draws.below(DICE_SIDES)
  const winning = winningRolls(chosen)
  const isWon = side === 'low' ? roll < winning : roll >= DICE_SIDES - winning
  return { roll, factor: isWon ? chosen : 0 }
}

export function diceFigures(chosen: Hundredths): ExactFigures {
  const share = winningRolls(chosen) / DICE_SIDES
  return figuresOf([
    { share, factor: chosen / 100 },
    { share: 1 - share, factor: 0 },
  ])
}
