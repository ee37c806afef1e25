import { must } from '@xezer/std/assert'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { pointOf } from '../crash/crash.ts'
import { createDraws, type Draws } from '../draws/draws.ts'
import { crashEngine } from './crash.ts'
import type { GameEngine, Json, PlayedRound } from './engine.ts'
import { playExample } from './example-play.ts'
import { findEngine } from './find-engine.ts'

const ROUNDS = 80

/** The words of a seed, and from the `kept`th draw on those of another. */
function drawsThatPart(seed: string, kept: number, other: string): Draws {
  const [first, second] = [seededRandom(seed), seededRandom(other)]
  let drawn = 0
  return createDraws(() => {
    drawn += 1
    return (drawn <= kept ? first : second).next() * 2 ** 32
  })
}

/** How many words a round took until it stood like this. */
function wordsOf(
  engine: GameEngine,
  seed: string,
  stake: number,
  choice: Json,
  moves: readonly Json[],
): number {
  const random = seededRandom(seed)
  let taken = 0
  engine.play(
    createDraws(() => {
      taken += 1
      return random.next() * 2 ** 32
    }),
    stake,
    choice,
    moves,
  )
  return taken
}

/** Plays rounds by chance; each open stand of one is played again with words that part after those that are known to all. */
function expectHidden(
  engine: GameEngine,
  knownWords: (words: number, moves: readonly Json[]) => number,
): { compared: number; open: number } {
  let [compared, open] = [0, 0]
  for (let place = 0; place < ROUNDS; place++) {
    const seed = `${engine.engine} hidden ${place}`
    const drawsOf = () => drawsThatPart(seed, Number.POSITIVE_INFINITY, '')
    const { rounds, moves, choice, stakeMinor } = playExample(engine, seededRandom(`${seed} player`), drawsOf)
    rounds.forEach((round, count) => {
      if (round.isOver) return
      open += 1
      const made = moves.slice(0, count)
      const words = wordsOf(engine, seed, stakeMinor, choice, made)
      for (let turn = 0; turn < 5; turn++) {
        const draws = drawsThatPart(seed, knownWords(words, made), `${seed} other ${count} ${turn}`)
        const other = engine.play(draws, stakeMinor, choice, made)
        // Where the other words end the round sooner, more has been revealed.
        if (other === null || other.isOver) continue
        compared += 1
        expect(seen(other)).toEqual(seen(round))
      }
    })
  }
  return { compared, open }
}
const seen = ({ view, options, stakedMinor, returnMinor }: PlayedRound) => ({
  view,
  options,
  stakedMinor,
  returnMinor,
})

describe('an open round shows nothing that is not revealed', () => {
  it.each([
    ['hi-lo', (words: number) => words],
    ['video-poker', () => 5],
  ] as const)('%s', (name, knownWords) => {
    const { compared, open } = expectHidden(findEngine(name), knownWords)
    expect(compared).toBe(open * 5)
    expect(open).toBeGreaterThan(ROUNDS / 2)
  })

  it('mines: every field in which the picks are safe looks the same', () => {
    const { compared } = expectHidden(findEngine('mines'), () => 0)
    expect(compared).toBeGreaterThan(ROUNDS)
  })

  it('blackjack: every hole card that makes no natural looks the same', () => {
    const engine = findEngine('blackjack')
    let compared = 0
    for (let place = 0; place < ROUNDS; place++) {
      const seed = `blackjack hidden ${place}`
      const random = seededRandom(seed)
      const cards = Array.from({ length: 60 }, () => random.below(52))
      const drawsOf = (hole: number | null) => (): Draws => {
        let drawn = 0
        return {
          ...createDraws(() => 0),
          below: () => {
            drawn += 1
            return drawn === 4 && hole !== null ? hole : must(cards[drawn - 1], 'a card')
          },
        }
      }
      const { rounds, moves, stakeMinor, choice } = playExample(
        engine,
        seededRandom(`${seed} player`),
        drawsOf(null),
      )
      rounds.forEach((round, count) => {
        if (round.isOver) return
        for (let hole = 0; hole < 52; hole++) {
          const other = engine.play(drawsOf(hole)(), stakeMinor, choice, moves.slice(0, count))
          if (other === null || other.isOver) continue
          compared += 1
          expect(seen(other)).toEqual(seen(round))
        }
      })
    }
    expect(compared).toBeGreaterThan(ROUNDS * 30)
  })

  it('crash: a round that runs does not say where it ends, nor to who has left', () => {
    const at = (bits: number, moves: Parameters<typeof crashEngine.play>[3]) =>
      crashEngine.play({ ...createDraws(() => 0), bits52: () => bits }, 100, { autoOut: null }, moves)
    const [low, high] = [2 ** 51, 2 ** 52 - 2 ** 40]
    expect(pointOf(low)).toBeLessThan(pointOf(high))
    expect(at(low, [])).toEqual(at(high, []))
    expect(at(low, [{ out: 150 }])).toEqual(at(high, [{ out: 150 }]))
    expect(at(low, [{ out: 150 }])).toMatchObject({ isOver: true, returnMinor: 150, view: { point: null } })
    expect(at(low, [{ out: 150 }, { ended: true }])).toMatchObject({
      returnMinor: 150,
      view: { point: pointOf(low) },
    })
    expect(at(low, [{ out: 500 }])).toBeNull()
  })
})
