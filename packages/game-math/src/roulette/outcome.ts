import { must } from '@xezer/std/assert'
import type { Draws } from '../draws/draws.ts'
import { type ExactFigures, figuresOf } from '../exact-figures.ts'
import type { Hundredths } from '../hundredths.ts'
import { isEvenChance, ROULETTE, ROULETTE_BETS, type RouletteTable } from './definition.ts'

/** Where the ball comes to lie. */
export const spinRoulette = (draws: Draws) => draws.below(ROULETTE.pockets)

/** What the stake of one bet returns; unknown names are a fault of the caller. */
export function rouletteFactor(table: RouletteTable, bet: string, number: number): Hundredths {
  const numbers = must(ROULETTE_BETS.get(bet), 'a bet of the cloth')
  if (numbers.includes(number)) {
    const toOne: Readonly<Record<number, number>> = ROULETTE.toOne
    return (must(toOne[numbers.length], 'what a bet pays') + 1) * 100
  }
  const isHalfBack = table === 'french' && number === ROULETTE.zero && isEvenChance(numbers)
  return isHalfBack ? 50 : 0
}

export function rouletteFigures(table: RouletteTable, bet: string): ExactFigures {
  return figuresOf(
    Array.from({ length: ROULETTE.pockets }, (_, number) => ({
      share: 1 / ROULETTE.pockets,
      factor: rouletteFactor(table, bet, number) / 100,
    })),
  )
}
