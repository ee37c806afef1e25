import { must } from '@xezer/std/assert'
import type { Random } from '@xezer/std/random'
import type { Draws } from '../draws/draws.ts'
import { ROULETTE_BETS } from '../roulette/definition.ts'
import type { EngineName, GameEngine, Json, PlayedRound } from './engine.ts'

const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)] as T
const some = <T>(random: Random, list: readonly T[], most: number): T[] => {
  const left = [...list]
  return Array.from({ length: 1 + random.below(most) }, () =>
    must(left.splice(random.below(left.length), 1)[0], 'one of them'),
  )
}
const chips = (random: Random, bets: readonly string[], most: number) =>
  some(random, bets, most).map((bet) => ({ bet, amountMinor: 20 * (1 + random.below(50)) }))

/** What somebody might choose, as a client would send it. */
export const EXAMPLE_CHOICES: Readonly<Record<EngineName, (random: Random) => Json>> = {
  'slot-lines': () => ({}),
  'slot-book': () => ({}),
  'slot-cascade': () => ({}),
  'slot-hold': () => ({}),
  roulette: (random) => ({ bets: chips(random, [...ROULETTE_BETS.keys()], 12) }),
  blackjack: () => ({}),
  baccarat: (random) => ({
    bets: chips(random, ['player', 'banker', 'tie', 'player-pair', 'banker-pair'], 5),
  }),
  'video-poker': () => ({}),
  crash: (random) => ({ autoOut: pick(random, [null, 101 + random.below(400)]) }),
  limbo: (random) => ({ target: 101 + random.below(1000) }),
  dice: (random) => ({ side: pick(random, ['low', 'high']), factor: 101 + random.below(9900) }),
  mines: (random) => ({ mines: 1 + random.below(24) }),
  'hi-lo': () => ({}),
  plinko: (random) => ({
    rows: pick(random, [8, 12, 16]),
    risk: pick(random, ['low', 'medium', 'high']),
  }),
  keno: (random) => ({
    picks: some(
      random,
      Array.from({ length: 40 }, (_, place) => place + 1),
      10,
    ),
  }),
  wheel: (random) => ({ risk: pick(random, ['low', 'medium', 'high']) }),
  scratch: () => ({}),
}

export const variantOf = (engine: EngineName, random: Random): string | null =>
  engine === 'roulette' ? pick(random, ['european', 'french']) : null

export interface ExampleRound {
  readonly variant: string | null
  readonly stakeMinor: number
  readonly choice: Json
  readonly moves: readonly Json[]
  /** After the press and after each move; the last one is over. */
  readonly rounds: readonly PlayedRound[]
}

/** A round that chance plays to its end. `drawsOf` gives the same draws each time. */
export function playExample(engine: GameEngine, random: Random, drawsOf: () => Draws): ExampleRound {
  const variant = variantOf(engine.engine, random)
  const choice = must(engine.readChoice(variant, EXAMPLE_CHOICES[engine.engine](random)), 'a choice')
  const stakeMinor = engine.stepMinor * (1 + random.below(500))
  const moves: Json[] = []
  const play = () => must(engine.play(drawsOf(), stakeMinor, choice, moves), 'a round')
  const rounds = [play()]
  for (let round = rounds[0]; round !== undefined && !round.isOver; round = rounds.at(-1)) {
    moves.push(nextMove(engine, round, random))
    rounds.push(play())
  }
  return { variant, stakeMinor, choice, moves, rounds }
}

function nextMove(engine: GameEngine, round: PlayedRound, random: Random): Json {
  if (round.options.length > 0) return pick(random, round.options).move
  return must(engine.endMove?.(round), 'what ends it')
}
