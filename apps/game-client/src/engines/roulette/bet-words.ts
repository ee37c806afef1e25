import { ROULETTE, ROULETTE_BETS } from '@xezer/game-math/roulette/definition'
import type { GameText } from '../../kit/game-text.ts'

const OUTSIDE = {
  red: 'play-roulette.red',
  black: 'play-roulette.black',
  even: 'play-roulette.even',
  odd: 'play-roulette.odd',
} as const

/** What stands on a field of the cloth. */
export function fieldText(text: GameText, bet: string): string {
  const numbers = ROULETTE_BETS.get(bet) ?? []
  if (bet in OUTSIDE) return text(OUTSIDE[bet as keyof typeof OUTSIDE])
  if (bet.startsWith('column')) return '2:1'
  if (bet.startsWith('straight')) return String(numbers[0] ?? '')
  return `${numbers[0]}–${numbers.at(-1)}`
}

/** What the bet is to who hears it: "5, 8", with what it pays. */
export function betName(text: GameText, bet: string): string {
  const numbers = ROULETTE_BETS.get(bet) ?? []
  const toOne = (ROULETTE.toOne as Readonly<Record<number, number>>)[numbers.length] ?? 0
  const name = numbers.length <= 6 || bet.startsWith('column') ? numbers.join(', ') : fieldText(text, bet)
  return text('play-chips.bet', { name, pays: `${toOne}:1` })
}

const REDS = new Set(ROULETTE_BETS.get('red') ?? [])
export function colourOf(number: number): 'zero' | 'red' | 'black' {
  if (number === ROULETTE.zero) return 'zero'
  return REDS.has(number) ? 'red' : 'black'
}

const COLOURS = {
  zero: 'play-roulette.zero',
  red: 'play-roulette.red',
  black: 'play-roulette.black',
} as const

/** "17 black". */
export function sayNumber(text: GameText, number: number): string {
  return text('play-roulette.number', { number, colour: text(COLOURS[colourOf(number)]) })
}
