import { must } from '@xezer/std/assert'
import type { ExactFigures } from '../exact-figures.ts'
import { BLACKJACK, type BlackjackChoice, type BlackjackRules } from './definition.ts'
import { dealerDraws, MOST, NO_CARDS, type Total, withValue } from './hand.ts'

const VALUES = Array.from({ length: 10 }, (_, place) => place + 1)
const shareOf = (value: number) => (value === 10 ? 4 : 1) / 13
const ACE = 1
const TEN = 10

/** The dealer's last total as a place: 17 ... 21, and beyond. */
const ENDS = 6
const endOf = (total: number) => (total > MOST ? ENDS - 1 : total - 17)

/** What a hand comes to, in first stakes won or lost, given each end of the dealer. */
interface Worth {
  readonly mean: readonly number[]
  readonly square: readonly number[]
  /** The chance that nothing comes back. */
  readonly lost: readonly number[]
  /** How much is staked, on the average. */
  readonly stakes: number
}
interface Play extends Worth {
  readonly choice: BlackjackChoice
}

export interface BlackjackFigures extends ExactFigures {
  /** Won per first stake with the best play; negative. */
  readonly edge: number
  readonly meanStake: number
  readonly perStaked: number
}

/** What is best against each card that the dealer shows, and what it comes to. Every card comes from a full deck. */
export interface BestPlay {
  /** `isFresh`: two cards, so that it may be doubled. `pair`: the value of two equal ones that may be split. */
  readonly choiceFor: (hand: {
    total: Total
    up: number
    isFresh: boolean
    isSplit: boolean
    pair: number | null
  }) => BlackjackChoice
  readonly figures: BlackjackFigures
}

export function findBestPlay(rules: BlackjackRules = BLACKJACK): BestPlay {
  const against = new Map(VALUES.map((up) => [up, solveAgainst(up, rules)]))
  const of = (up: number) => must(against.get(up), 'a card of the dealer')
  return {
    choiceFor: ({ total, up, isFresh, isSplit, pair }) => {
      const solved = of(up)
      if (pair !== null && !isSplit) return solved.pair(pair).choice
      if (!isFresh || (isSplit && !rules.isDoubledAfterSplit)) return solved.later(total).choice
      return solved.fresh(total).choice
    },
    figures: figuresAgainst(of, rules),
  }
}

/** The chances of the dealer's ends behind a card that he shows, when he has no natural. */
function dealerEnds(up: number, { isSoft17Hit }: BlackjackRules): readonly number[] {
  const ends = Array.from({ length: ENDS }, () => 0)
  const draw = (hand: Total, share: number) => {
    if (!dealerDraws(hand, isSoft17Hit)) {
      ends[endOf(hand.total)] = (ends[endOf(hand.total)] ?? 0) + share
      return
    }
    for (const value of VALUES) draw(withValue(hand, value), share * shareOf(value))
  }
  const first = withValue(NO_CARDS, up)
  const natural = naturalBehind(up)
  const hidden = VALUES.filter((value) => value !== natural)
  const all = hidden.reduce((sum, value) => sum + shareOf(value), 0)
  for (const value of hidden) draw(withValue(first, value), shareOf(value) / all)
  return ends
}

/** The hidden card that makes a natural; 0 where none does. */
const naturalBehind = (up: number) => (up === ACE ? TEN : up === TEN ? ACE : 0)

interface Solved {
  readonly ends: readonly number[]
  readonly later: (total: Total) => Play
  readonly fresh: (total: Total) => Play
  readonly pair: (value: number) => Play
}

function solveAgainst(up: number, rules: BlackjackRules): Solved {
  const ends = dealerEnds(up, rules)
  const expected = ({ mean }: Worth) => mean.reduce((sum, one, end) => sum + one * (ends[end] ?? 0), 0)
  const better = (plays: readonly Play[]) =>
    plays.reduce((best, play) => (expected(play) > expected(best) + 1e-12 ? play : best))

  /** A third card and later: drawn or left. */
  const later = once(keyOf, (total: Total): Play => {
    const stand: Play = { choice: 'stand', ...stood(total) }
    if (total.total >= MOST) return stand
    return better([stand, { choice: 'hit', ...mixed((value) => later(withValue(total, value))) }])
  })
  const doubled = (total: Total): Play => ({
    choice: 'double',
    ...scaled(mixed((value) => stood(withValue(total, value)))),
  })
  const fresh = once(keyOf, (total: Total) =>
    total.total >= MOST ? later(total) : better([later(total), doubled(total)]),
  )
  function split(value: number): Play {
    const one = withValue(NO_CARDS, value)
    const hand = mixed((next) => {
      const total = withValue(one, next)
      if (value === ACE) return stood(total)
      return rules.isDoubledAfterSplit ? fresh(total) : later(total)
    })
    // Two hands that know nothing of each other but the dealer.
    return {
      choice: 'split',
      mean: hand.mean.map((mean) => 2 * mean),
      square: hand.square.map((square, end) => 2 * square + 2 * (hand.mean[end] ?? 0) ** 2),
      lost: hand.lost.map((lost) => lost * lost),
      stakes: 2 * hand.stakes,
    }
  }
  const pair = once(Number, (value: number) =>
    better([fresh(withValue(withValue(NO_CARDS, value), value)), split(value)]),
  )
  return { ends, later, fresh, pair }
}

const keyOf = ({ total, isSoft }: Total) => (isSoft ? total + MOST : total)

/** Solved at the first question: a hint asks the same again and again. */
function once<Asked>(key: (asked: Asked) => number, solve: (asked: Asked) => Play): (asked: Asked) => Play {
  const known = new Map<number, Play>()
  return (asked) => {
    const found = known.get(key(asked))
    if (found) return found
    const play = solve(asked)
    known.set(key(asked), play)
    return play
  }
}

/** Left as it is. */
function stood({ total }: Total): Worth {
  const mean = Array.from({ length: ENDS }, (_, end) => {
    if (total > MOST) return -1
    return end === ENDS - 1 ? 1 : Math.sign(total - 17 - end)
  })
  return {
    mean,
    square: mean.map((one) => one * one),
    lost: mean.map((one) => (one < 0 ? 1 : 0)),
    stakes: 1,
  }
}

function mixed(worthOf: (value: number) => Worth): Worth {
  const worths = VALUES.map((value) => ({ share: shareOf(value), worth: worthOf(value) }))
  const sum = (of: (worth: Worth) => number) =>
    worths.reduce((all, { share, worth }) => all + share * of(worth), 0)
  const ends = Array.from({ length: ENDS }, (_, end) => end)
  return {
    mean: ends.map((end) => sum(({ mean }) => mean[end] ?? 0)),
    square: ends.map((end) => sum(({ square }) => square[end] ?? 0)),
    lost: ends.map((end) => sum(({ lost }) => lost[end] ?? 0)),
    stakes: sum(({ stakes }) => stakes),
  }
}

const scaled = ({ mean, square, lost, stakes }: Worth): Worth => ({
  lost,
  mean: mean.map((one) => 2 * one),
  square: square.map((one) => 4 * one),
  stakes: 2 * stakes,
})

function figuresAgainst(of: (up: number) => Solved, rules: BlackjackRules): BlackjackFigures {
  const gain = rules.natural / 100 - 1
  let [edge, square, meanStake, lost] = [0, 0, 0, 0]
  const add = (share: number, mean: number, squared: number, stakes: number, losing: number) => {
    edge += share * mean
    square += share * squared
    meanStake += share * stakes
    lost += share * losing
  }
  for (const up of VALUES) {
    const { ends, fresh, pair } = of(up)
    const natural = naturalBehind(up) === 0 ? 0 : shareOf(naturalBehind(up))
    for (const first of VALUES) {
      for (const second of VALUES) {
        const share = shareOf(up) * shareOf(first) * shareOf(second)
        const total = withValue(withValue(NO_CARDS, first), second)
        const isNatural = total.total === MOST
        if (isNatural) {
          add(share * natural, 0, 0, 1, 0)
          add(share * (1 - natural), gain, gain * gain, 1, 0)
          continue
        }
        add(share * natural, -1, 1, 1, 1)
        const play = first === second ? pair(first) : fresh(total)
        ends.forEach((end, place) => {
          add(
            share * (1 - natural) * end,
            play.mean[place] ?? 0,
            play.square[place] ?? 0,
            play.stakes,
            play.lost[place] ?? 0,
          )
        })
      }
    }
  }
  return {
    edge,
    meanStake,
    perStaked: 1 + edge / meanStake,
    rtp: 1 + edge,
    hitRate: 1 - lost,
    deviation: Math.sqrt(square - edge * edge),
    most: 8,
  }
}
