import type { League } from '@xezer/contract/sport-entities'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { ok } from '@xezer/std/result'
import { expect, it } from 'vitest'
import { createEventStates } from '../../core/live/event-states.ts'
import { exampleHandle, exampleLeague, exampleMatch } from '../../core/live/example-league.ts'
import { exampleNames } from '../../core/live/example-names.ts'
import { createListLoader, FETCH_DELAY_MS } from '../../core/match/list-loader.ts'
import { createPriceStore } from '../../core/prices/price-store.ts'
import type { ApiClient } from '../../platform/api-client.ts'
import { createFavouriteList, type Overview } from './favourite-list.ts'

const answerOf = (...leagues: League[]): Overview => ({
  sports: [
    {
      id: 1,
      alias: 'football',
      ...exampleNames('Football'),
      countEvents: 1,
      group: 1,
      groups: [],
      head: [],
      top: 0,
      height: 0,
      leagues,
    },
  ],
  screen: { top: 0, height: 0, total: 0 },
  factors: '1.1',
})

/** Favourites before a server whose answers the test gives, in any order. */
function open() {
  const asked: unknown[] = []
  const waiting: ((answer: Overview) => Promise<void>)[] = []
  const client = {
    call: (_call: unknown, { screen }: { screen: unknown }) =>
      new Promise((give) => {
        asked.push(screen)
        waiting.push(async (answer) => {
          give(ok(answer))
          await timers.pass(0)
        })
      }),
  }
  const timers = createHandDrivenTimers()
  const prices = createPriceStore({ clock: timers, timers })
  const list = createFavouriteList(
    // Its one method answers what the test says; the schema of the call is not its business.
    {
      api: client as ApiClient,
      prices,
      eventStates: createEventStates(() => {}, timers),
      loader: createListLoader(timers),
    },
    'prematch',
    1,
  )
  list.show({ leagues: [1, 2], events: [] })
  const shown = () =>
    list
      .read()
      .list?.sports.flatMap(({ leagues }) =>
        leagues.flatMap(({ events = [] }) => events.map(({ home }) => home)),
      )
  return { list, timers, prices, asked, shown, answer: (at: number, one: Overview) => waiting[at]?.(one) }
}

it('asks once for what its sports lack, from the first pixel to the last', () => {
  const { list, timers, asked } = open()
  list.showWindow({ top: 3000, height: 900 })
  list.showWindow({ top: 6000, height: 900 })
  timers.advance(FETCH_DELAY_MS - 1)
  expect(asked).toEqual([{ top: 0, height: 2400 }])
  timers.advance(1)
  expect(asked).toEqual([
    { top: 0, height: 2400 },
    { top: 3000, height: 3900 },
  ])
  timers.advance(10_000)
  expect(asked).toHaveLength(2)
  list.showWindow({ top: 9000, height: 900 })
  timers.advance(FETCH_DELAY_MS)
  expect(asked[2]).toEqual({ top: 9000, height: 2400 })
})

it('keeps the leagues outside of the window, and takes no answer that a newer one has overtaken', async () => {
  const { list, timers, shown, answer } = open()
  await answer(0, answerOf(exampleLeague(1, [exampleMatch(1)]), exampleLeague(2, undefined)))
  void list.reload()
  list.showWindow({ top: 3000, height: 900 })
  timers.advance(FETCH_DELAY_MS)
  await answer(2, answerOf(exampleLeague(1, undefined), exampleLeague(2, [exampleMatch(2)])))
  await answer(1, answerOf(exampleLeague(1, [exampleMatch(3)]), exampleLeague(2, undefined)))
  expect(shown()).toEqual(['Home 1', 'Home 2'])
})

it('leaves nothing behind when it is closed', async () => {
  const { list, timers, prices, asked, answer } = open()
  await answer(0, answerOf(exampleLeague(1, [exampleMatch(1)])))
  expect(prices.find(exampleHandle(1))?.value).toBe(2)
  list.showWindow({ top: 3000, height: 900 })
  list.close()
  timers.advance(10_000)
  expect([asked.length, prices.find(exampleHandle(1))]).toEqual([1, undefined])
})
