import { must } from '@xezer/std/assert'
import { type Hundredths, payoutOf } from '../hundredths.ts'
import { dealPoker, endPoker, POKER_HANDS, type PokerEnd, readHand } from '../video-poker/video-poker.ts'
import type { GameEngine } from './engine.ts'
import { type NoChoice, readFields, readNoChoice, readWhole } from './read-json.ts'

/** What is held: a bit for each of the five places, the first one 1. */
export interface PokerMove {
  readonly hold: number
}
export interface PokerView {
  readonly dealt: readonly number[]
  /** The name of what was dealt, of POKER_HANDS. */
  readonly dealtHand: string
  /** What was held; null while nothing is. */
  readonly held: readonly boolean[] | null
  /** After the draw; null before. */
  readonly cards: readonly number[] | null
  readonly hand: string | null
  readonly factor: Hundredths
  readonly returnMinor: number
}

const HAND = 5
const HOLD_ALL = 2 ** HAND - 1
const HOLDS: readonly PokerMove[] = Array.from({ length: HOLD_ALL + 1 }, (_, hold) => ({ hold }))
const MOST = must(POKER_HANDS.at(-1), 'the best hand').stakes

export const heldPlaces = ({ hold }: PokerMove): readonly boolean[] =>
  Array.from({ length: HAND }, (_, place) => (hold & (1 << place)) !== 0)
export const holdMove = (held: readonly boolean[]): PokerMove => ({
  hold: held.reduce((bits, isHeld, place) => (isHeld ? bits | (1 << place) : bits), 0),
})

const nameOf = (hand: number) => must(POKER_HANDS[hand], 'a hand').name

export const videoPokerEngine: GameEngine<NoChoice, PokerMove, PokerView> = {
  engine: 'video-poker',
  version: 1,
  form: 'steps',
  stepMinor: 10,
  readChoice: readNoChoice,
  readMove(json) {
    const hold = readWhole(readFields(json, ['hold'])?.hold, 0, HOLD_ALL)
    return hold === null ? null : { hold }
  },
  stakeOf: (stakeMinor) => stakeMinor,
  mostReturn: (stakeMinor) => MOST * stakeMinor,
  play(draws, stakeMinor, _choice, moves) {
    if (moves.length > 1) return null
    const deal = dealPoker(draws)
    const [move] = moves
    const held = move === undefined ? null : heldPlaces(move)
    const end: PokerEnd | null = held === null ? null : endPoker(deal, held)
    const factor = end?.factor ?? 0
    const returnMinor = payoutOf(stakeMinor, factor)
    return {
      stakedMinor: stakeMinor,
      isOver: end !== null,
      returnMinor,
      view: {
        dealt: deal.dealt,
        dealtHand: nameOf(readHand(deal.dealt)),
        held,
        cards: end?.cards ?? null,
        hand: end === null ? null : nameOf(end.hand),
        factor,
        returnMinor,
      },
      options: end === null ? HOLDS.map((hold) => ({ move: hold, extraMinor: 0 })) : [],
    }
  },
  endMove: ({ isOver }) => (isOver ? null : { hold: HOLD_ALL }),
}
