import type { CallOutput } from '@xezer/contract/call'
import type { prematchMatches } from '@xezer/contract/prematch'
import type { League } from '@xezer/contract/sport-entities'
import { BAKU_AHEAD_MINUTES } from '@xezer/i18n/format-time'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { ok } from '@xezer/std/result'
import { describe, expect, it } from 'vitest'
import { createEventStates } from '../../core/live/event-states.ts'
import { exampleHandle, exampleLeague, exampleMatch } from '../../core/live/example-league.ts'
import { exampleNames } from '../../core/live/example-names.ts'
import { createListLoader, FETCH_DELAY_MS } from '../../core/match/list-loader.ts'
import { createPriceStore } from '../../core/prices/price-store.ts'
import type { ApiClient } from '../../platform/api-client.ts'
import { createPrematchMatches } from './prematch-matches.ts'

type Answer = CallOutput<typeof prematchMatches>

const sport = { id: 1, alias: 'football', ...exampleNames('Football') }
const answerOf = (...leagues: League[]): Answer => ({
  sport: { ...sport, countEvents: 1, head: [] },
  leagues,
  screen: { top: 0, height: 0, total: 0 },
})

/** A list before a server whose answers the test gives, in any order. */
function createStage(brought?: Answer, aheadMinutes = BAKU_AHEAD_MINUTES) {
  const inputs: unknown[] = []
  const waiting: ((answer: Answer) => Promise<void>)[] = []
  const client = {
    call: (_call: unknown, input: unknown) =>
      new Promise((give) => {
        inputs.push(input)
        waiting.push(async (answer) => {
          give(ok(answer))
          await Promise.resolve()
        })
      }),
  }
  const timers = createHandDrivenTimers()
  const prices = createPriceStore({ clock: timers, timers })
  // Its one method answers what the test says; the schema of the call is not its business.
  const api = client as ApiClient
  const matches = createPrematchMatches(
    { api, prices, eventStates: createEventStates(() => {}, timers), loader: createListLoader(timers) },
    { sport: 1 },
    aheadMinutes,
    brought,
  )
  return {
    asked: () => inputs,
    matches,
    scrollTo: (top: number) => {
      matches.showWindow({ top, height: 900 })
      timers.advance(FETCH_DELAY_MS)
    },
    prices,
    answer: (index: number, answer: Answer) => waiting[index]?.(answer),
  }
}

const names = ({ matches }: ReturnType<typeof createStage>) =>
  matches.read().list?.leagues.flatMap(({ events = [] }) => events.map(({ home }) => home))

describe('a pre-match list', () => {
  it('begins with what the document brought, with its prices, and asks when it is opened again', () => {
    const stage = createStage(answerOf(exampleLeague(1, [exampleMatch(1)])))
    expect([names(stage), stage.prices.find(exampleHandle(1))?.value]).toEqual([['Home 1'], 2])
    const close = stage.matches.open(0)
    expect(stage.asked()).toEqual([])
    close()
    stage.matches.open(3)
    expect(stage.asked()).toHaveLength(1)
  })

  it('keeps the days of home that the document brought until other hours are asked for', async () => {
    const stage = createStage(answerOf(exampleLeague(1, [exampleMatch(1)])), -300)
    const close = stage.matches.open(0)
    void stage.matches.reload()
    await stage.answer(0, answerOf({ ...exampleLeague(1, [exampleMatch(1)]), day: '2026-11-22' }))
    expect([stage.asked()[0], stage.matches.read().hasHomeDays]).toEqual([
      expect.not.objectContaining({ zone: expect.anything() }),
      true,
    ])
    close()
    stage.matches.open(3)
    expect(stage.asked()[1]).toMatchObject({ zone: -300 })
    // The same league on the same day, of another zone, and outside of the window.
    await stage.answer(1, answerOf({ ...exampleLeague(1, undefined), count: 1, day: '2026-11-22' }))
    expect([names(stage), stage.matches.read().hasHomeDays]).toEqual([[], false])
  })

  it('asks for the days of its own zone where the document brought nothing', () => {
    const stage = createStage(undefined, -300)
    stage.matches.open(0)
    expect(stage.asked()).toMatchObject([{ zone: -300 }])
    const home = createStage()
    home.matches.open(0)
    expect(home.asked()[0]).not.toHaveProperty('zone')
  })

  it('shows the filter that was chosen last, whichever answer comes first', async () => {
    const stage = createStage()
    const close = stage.matches.open(0)
    stage.scrollTo(0)
    close()
    stage.matches.open(3)
    await stage.answer(2, answerOf(exampleLeague(1, [exampleMatch(3)])))
    await stage.answer(1, answerOf(exampleLeague(1, [exampleMatch(1)])))
    expect(names(stage)).toEqual(['Home 3'])
  })

  it('takes no answer that a newer one has overtaken, and an older one that comes first', async () => {
    const stage = createStage()
    stage.matches.open(0)
    stage.scrollTo(3000)
    await stage.answer(1, answerOf(exampleLeague(1, [exampleMatch(2)])))
    await stage.answer(0, answerOf(exampleLeague(1, [exampleMatch(1)])))
    expect(names(stage)).toEqual(['Home 2'])
  })

  it('keeps the leagues outside of the window, and the identity of what is the same', async () => {
    const stage = createStage()
    stage.matches.open(0)
    await stage.answer(0, answerOf(exampleLeague(1, [exampleMatch(1)]), exampleLeague(2, undefined)))
    const first = stage.matches.read().list?.leagues[0]
    stage.scrollTo(3000)
    await stage.answer(1, answerOf(exampleLeague(1, undefined), exampleLeague(2, [exampleMatch(2)])))
    expect(names(stage)).toEqual(['Home 1', 'Home 2'])
    void stage.matches.reload()
    await stage.answer(2, answerOf(exampleLeague(1, [exampleMatch(1)]), exampleLeague(2, [exampleMatch(2)])))
    expect(stage.matches.read().list?.leagues[0]?.events?.[0]).toBe(first?.events?.[0])
  })

  it('leaves nothing behind when it is closed, also when an answer comes later', async () => {
    const stage = createStage()
    const close = stage.matches.open(0)
    await stage.answer(0, answerOf(exampleLeague(1, [exampleMatch(1)])))
    expect(stage.prices.find(exampleHandle(1))?.value).toBe(2)
    stage.scrollTo(0)
    close()
    await stage.answer(1, answerOf(exampleLeague(1, [exampleMatch(2)])))
    expect([stage.prices.find(exampleHandle(1)), stage.prices.find(exampleHandle(2))]).toEqual([
      undefined,
      undefined,
    ])
  })
})
