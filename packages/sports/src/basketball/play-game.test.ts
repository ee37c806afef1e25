import { marginsOf } from '@xezer/pricing/margins'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { BASKETBALL_MARGINS } from './basketball-margins.ts'
import { stateBefore } from './basketball-state.ts'
import { EXAMPLE_GAME } from './example-game.ts'
import { drawNext, nextSecond } from './next-second.ts'
import { applyStep, boardBefore, gameStateAt } from './play/game-board.ts'
import type { GameStep } from './play/game-step.ts'
import { gameTimeline } from './play/game-timeline.ts'
import { playGame, type StreamOf } from './play-game.ts'
import { priceBasketball } from './price-basketball.ts'

const MARGINS = marginsOf(BASKETBALL_MARGINS, 2, true)
const BEFORE = stateBefore(EXAMPLE_GAME)
/** From here on another seed draws: the seventh minute of the third quarter. */
const CHANGES = { period: 2, minute: 6 }

const streams =
  (later: string): StreamOf =>
  (period, minute) => {
    const isLater = period > CHANGES.period || (period === CHANGES.period && minute <= CHANGES.minute)
    return seededRandom(`${isLater ? later : 'first'}/${period}/${minute}`)
  }

function pricesAt(steps: readonly GameStep[], seconds: number) {
  const board = steps
    .filter(({ atSeconds }) => atSeconds <= seconds)
    .reduce(applyStep, boardBefore(EXAMPLE_GAME))
  return priceBasketball(EXAMPLE_GAME, gameStateAt(board, seconds), MARGINS)
}

describe('playGame', () => {
  it('what is drawn anew from an instant on changes nothing before it: no play, no instant and no price', () => {
    const one = playGame(EXAMPLE_GAME, BEFORE, streams('one'))
    const other = playGame(EXAMPLE_GAME, BEFORE, streams('other'))
    const isBefore = ({ period, secondsLeft }: { period: number; secondsLeft: number }) =>
      period < CHANGES.period || (period === CHANGES.period && secondsLeft > CHANGES.minute * 60)
    const before = one.filter(isBefore)
    expect(before.length).toBeGreaterThan(80)
    expect(other.filter(isBefore)).toEqual(before)
    expect(other).not.toEqual(one)
    const timelines = [one, other].map((moments) =>
      gameTimeline(EXAMPLE_GAME, moments, 1, seededRandom('pauses')),
    )
    const lastBefore = timelines[0]?.findLastIndex(
      ({ action }) => action.kind === 'moment' && isBefore(action.moment),
    )
    expect(timelines[1]?.slice(0, lastBefore)).toEqual(timelines[0]?.slice(0, lastBefore))
    for (const share of [0.1, 0.5, 1]) {
      const seconds = timelines[0]?.[Math.floor(share * (lastBefore ?? 0))]?.atSeconds ?? 0
      const [prices, others] = timelines.map((steps) => pricesAt(steps, seconds))
      expect(prices?.length).toBeGreaterThan(20)
      expect(others).toEqual(prices)
    }
  })

  it('counting quiet seconds down draws what the kernel says for each of them', () => {
    const random = seededRandom('kernel')
    const bySecond = seededRandom('kernel')
    let state = BEFORE
    for (let turn = 0; turn < 60; turn++) {
      const drawn = drawNext(EXAMPLE_GAME, state, () => random)
      let slow = state
      for (;;) {
        if (slow.deadSeconds > 0) {
          slow = nextSecond(EXAMPLE_GAME, slow)[0]?.next ?? slow
          continue
        }
        const at = bySecond.next()
        let left = at
        const found = nextSecond(EXAMPLE_GAME, slow).find(({ chance }) => {
          left -= chance
          return left < 0
        })
        if (found === undefined) throw new Error('the chances of a second sum to 1')
        slow = found.next
        if (found.ended !== null || found.next.period !== state.period) break
      }
      expect(drawn.next).toEqual(slow)
      state = drawn.next
    }
  })
})
