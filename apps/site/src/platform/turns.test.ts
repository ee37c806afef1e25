import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

describe('the newest answer wins', () => {
  it('an older question is no longer the newest, whichever answer comes first', () => {
    const turns = createTurns()
    const [first, second] = [turns.begin(), turns.begin()]
    expect([first.isNewest(), second.isNewest()]).toEqual([false, true])
  })

  it.each<[string, number[], boolean[]]>([
    ['in their order', [0, 1, 2], [true, true, true]],
    ['the newest first', [2, 0, 1], [true, false, false]],
    ['the oldest last', [1, 2, 0], [true, true, false]],
    ['one twice', [1, 1, 2], [true, false, true]],
  ])('answers that come %s are taken unless a newer one was', (_name, order, taken) => {
    const turns = createTurns()
    const all = [turns.begin(), turns.begin(), turns.begin()]
    expect(order.map((turn) => all[turn]?.take())).toEqual(taken)
  })

  it('what was under way at the end is neither, and what is asked after it is both', () => {
    const turns = createTurns()
    const [first, second] = [turns.begin(), turns.begin()]
    turns.end()
    expect([first.take(), second.isNewest(), second.take()]).toEqual([false, false, false])
    const third = turns.begin()
    expect([third.isNewest(), third.take()]).toEqual([true, true])
  })
})
