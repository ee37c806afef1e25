import type { OpenedPlay } from '@xezer/contract/game-server'
import { describe, expect, it } from 'vitest'
import { PlaySpan } from './play-span.ts'

const MINUTE_S = 60
const NOW_MS = 1_000_000_000_000

interface Start {
  readonly isDemo?: boolean
  readonly netMinor?: number
  /** A round that waits, staked so many minutes before the frame. */
  readonly openMinutes?: number
}

function open({ isDemo = false, netMinor = 0, openMinutes }: Start = {}) {
  let nowMs = 5_000
  const opened = {
    elapsedSeconds: 50 * MINUTE_S,
    netMinor,
    nowMs: NOW_MS,
    reality: { remindSeconds: 60 * MINUTE_S },
    isDemo,
    open:
      openMinutes === undefined
        ? null
        : { id: 1, stakedMinor: 100, at: NOW_MS - openMinutes * MINUTE_S * 1000 },
  }
  const span = new PlaySpan(opened as unknown as OpenedPlay, () => nowMs)
  const pass = (minutes: number) => {
    nowMs += minutes * MINUTE_S * 1000
  }
  let lastId = 1
  const stake = (stakedMinor: number, id = ++lastId) => {
    span.take({ id, stakedMinor, returnMinor: 0, status: 'open' })
    return id
  }
  const end = (stakedMinor: number, returnMinor: number, id = ++lastId) =>
    span.take({ id, stakedMinor, returnMinor, status: 'settled' })
  return { span, pass, stake, end }
}

describe('the clock of play', () => {
  it('reminds when its time is over, and again as long after the answer, with which it begins anew', () => {
    const { span, pass } = open()
    expect(span.remindInSeconds()).toBe(10 * MINUTE_S)
    pass(12)
    expect([span.isDue(), span.elapsedSeconds()]).toEqual([true, 62 * MINUTE_S])
    span.goOn()
    expect([span.isDue(), span.elapsedSeconds()]).toEqual([false, 0])
    expect(span.remindInSeconds()).toBe(60 * MINUTE_S)
    pass(60)
    expect(span.isDue()).toBe(true)
  })

  it('is not put off by a hold before its time', () => {
    const { span, pass } = open()
    pass(5)
    span.goOn()
    expect(span.remindInSeconds()).toBe(5 * MINUTE_S)
    expect(span.elapsedSeconds()).toBe(55 * MINUTE_S)
  })

  it('never reminds of play money', () => {
    const { span, pass } = open({ isDemo: true })
    pass(100)
    expect([span.isDue(), span.remindInSeconds()]).toEqual([false, 0])
  })
})

describe('what play came to', () => {
  it('goes on from what the server said, over the same span as the time', () => {
    const { span, end } = open({ netMinor: -650 })
    expect(span.netMinor()).toBe(-650)
    end(100, 250)
    expect(span.netMinor()).toBe(-500)
  })

  it('has each stake once, whether it is heard of at its start, with a move or at its end', () => {
    const { span, stake, end } = open()
    const id = stake(100)
    expect(span.netMinor()).toBe(-100)
    stake(200, id)
    end(200, 400, id)
    end(200, 400, id)
    expect(span.netMinor()).toBe(200)
  })

  it('is nothing of a round that was voided', () => {
    const { span, stake } = open()
    const id = stake(100)
    expect(span.netMinor()).toBe(-100)
    span.take({ id, stakedMinor: 100, returnMinor: 0, status: 'voided' })
    expect(span.netMinor()).toBe(0)
  })

  it('follows each word of the server, which has what was played in another frame, and adds nothing twice', () => {
    const { span, stake, end } = open({ netMinor: -650 })
    end(100, 0)
    const flying = stake(100)
    span.said(-1050)
    expect(span.netMinor()).toBe(-1050)
    end(100, 300, flying)
    expect(span.netMinor()).toBe(-750)
  })

  it('has what came back of a round that was open at the opening, which no word of this session counts', () => {
    const { span, end } = open({ netMinor: -100, openMinutes: 3 })
    end(100, 500, 1)
    expect(span.netMinor()).toBe(400)
    span.said(-100)
    expect(span.netMinor()).toBe(400)
  })

  it('leaves a round out whose stake was before the span, as the server does', () => {
    const { span, end } = open({ openMinutes: 51 })
    end(100, 500, 1)
    expect(span.netMinor()).toBe(0)
  })
})

describe('after the answer', () => {
  const answered = () => {
    const game = open({ netMinor: -650 })
    game.end(100, 0)
    game.pass(12)
    game.span.goOn()
    return game
  }

  it('it begins anew together with the time, and what was played elsewhere before is not of it', () => {
    const { span, end } = answered()
    expect([span.elapsedSeconds(), span.netMinor()]).toEqual([0, 0])
    span.said(-900)
    expect(span.netMinor()).toBe(0)
    end(100, 0)
    span.said(-1050)
    expect(span.netMinor()).toBe(-150)
  })

  it('that was none, as the next refusal shows, nothing has begun anew', () => {
    const { span, pass, end } = answered()
    pass(1)
    span.asked()
    expect([span.elapsedSeconds(), span.netMinor(), span.isDue()]).toEqual([63 * MINUTE_S, -750, true])
    span.goOn()
    end(100, 0)
    span.asked()
    expect(span.netMinor()).toBe(-100)
  })

  it('that the server asked for ahead of this clock, it begins anew too', () => {
    const { span, end } = open()
    end(100, 0)
    span.asked()
    span.goOn()
    expect([span.elapsedSeconds(), span.netMinor()]).toEqual([0, 0])
  })
})
