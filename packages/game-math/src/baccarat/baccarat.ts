import { must } from '@xezer/std/assert'
import { CARDS, rankOf } from '../draws/cards.ts'
import type { Draws } from '../draws/draws.ts'
import { type ExactFigures, figuresOf } from '../exact-figures.ts'
import type { Hundredths } from '../hundredths.ts'

const DECKS = 8
const CARDS_MOST = 6
const NATURAL = 8
const STANDS = 6

export const BACCARAT_BETS = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const
export type BaccaratBet = (typeof BACCARAT_BETS)[number]

export interface BaccaratOutcome {
  readonly player: readonly number[]
  readonly banker: readonly number[]
  readonly winner: 'player' | 'banker' | 'tie'
  readonly isPlayerPair: boolean
  readonly isBankerPair: boolean
}

/** Ten and pictures count nothing. */
const pointsOf = (card: number) => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1)
export const handPoints = (cards: readonly number[]) =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10

/** Eight decks, fresh for each round. */
export function dealBaccarat(draws: Draws): BaccaratOutcome {
  return playBaccarat(draws.shuffle(DECKS * CARDS, CARDS_MOST).map((place) => place % CARDS))
}

/** `cards` as they lie in the shoe: player, banker, player, banker, then as drawn. */
export function playBaccarat(cards: readonly number[]): BaccaratOutcome {
  const card = (place: number) => must(cards[place], 'a card of the shoe')
  const player = [card(0), card(2)]
  const banker = [card(1), card(3)]
  const [isPlayerPair, isBankerPair] = [isPair(player), isPair(banker)]
  if (Math.max(handPoints(player), handPoints(banker)) < NATURAL) {
    let place = 4
    if (handPoints(player) < STANDS) {
      player.push(card(place))
      place += 1
    }
    if (bankerDraws(handPoints(banker), player[2])) banker.push(card(place))
  }
  const difference = handPoints(player) - handPoints(banker)
  const winner = difference === 0 ? 'tie' : difference > 0 ? 'player' : 'banker'
  return { player, banker, winner, isPlayerPair, isBankerPair }
}

const isPair = ([first = 0, second = 0]: readonly number[]) => rankOf(first) === rankOf(second)

/** `third`: the player's third card, where he took one. */
function bankerDraws(points: number, third: number | undefined): boolean {
  if (third === undefined) return points < STANDS
  const value = pointsOf(third)
  if (points <= 2) return true
  if (points === 3) return value !== 8
  if (points === 4) return value >= 2 && value <= 7
  if (points === 5) return value >= 4 && value <= 7
  return points === 6 && value >= 6 && value <= 7
}

const PAYS: Readonly<Record<BaccaratBet, Hundredths>> = {
  player: 200,
  banker: 195,
  tie: 900,
  'player-pair': 1200,
  'banker-pair': 1200,
}

export function baccaratFactor(bet: BaccaratBet, outcome: BaccaratOutcome): Hundredths {
  if (bet === 'player-pair') return outcome.isPlayerPair ? PAYS[bet] : 0
  if (bet === 'banker-pair') return outcome.isBankerPair ? PAYS[bet] : 0
  if (bet === outcome.winner) return PAYS[bet]
  // A tie gives the stakes of both sides back.
  return outcome.winner === 'tie' && bet !== 'tie' ? 100 : 0
}

/** Every row of cards by its points, with as many of each as the shoe holds. */
export function baccaratShares(): Readonly<Record<'player' | 'banker' | 'tie', number>> {
  // One card stands for each number of points: ten and pictures are one kind.
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 4 : 1) * 4 * DECKS)
  const cardOf = Array.from({ length: 10 }, (_, points) => (points === 0 ? 9 * 4 : (points - 1) * 4))
  const shares = { player: 0, banker: 0, tie: 0 }
  const cards: number[] = []
  const deal = (share: number, size: number) => {
    if (cards.length === CARDS_MOST) {
      shares[playBaccarat(cards).winner] += share
      return
    }
    left.forEach((count, points) => {
      if (count === 0) return
      left[points] = count - 1
      cards.push(cardOf[points] ?? 0)
      // What nobody takes any more need not be laid out.
      if (isOver(cards)) shares[playBaccarat([...cards, 0, 0]).winner] += (share * count) / size
      else deal((share * count) / size, size - 1)
      cards.pop()
      left[points] = count
    })
  }
  deal(1, DECKS * CARDS)
  return shares
}

/** Whether the hands stand with these cards, whatever comes after them. */
function isOver(cards: readonly number[]): boolean {
  if (cards.length < 4) return false
  const filled = [...cards, 0, 0].slice(0, CARDS_MOST)
  const { player, banker } = playBaccarat(filled)
  return player.length + banker.length <= cards.length
}

let counted: ReturnType<typeof baccaratShares> | null = null
function sharesOnce() {
  counted ??= baccaratShares()
  return counted
}

export function baccaratFigures(bet: BaccaratBet): ExactFigures {
  if (bet === 'player-pair' || bet === 'banker-pair') {
    const share = (4 * DECKS - 1) / (CARDS * DECKS - 1)
    return figuresOf([
      { share, factor: PAYS[bet] / 100 },
      { share: 1 - share, factor: 0 },
    ])
  }
  const shares = sharesOnce()
  return figuresOf(
    (['player', 'banker', 'tie'] as const).map((winner) => ({
      share: shares[winner],
      factor:
        baccaratFactor(bet, { player: [], banker: [], winner, isPlayerPair: false, isBankerPair: false }) /
        100,
    })),
  )
}
