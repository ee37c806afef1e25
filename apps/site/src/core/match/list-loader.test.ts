import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { describe, expect, it } from 'vitest'
import { createListLoader, FETCH_DELAY_MS, type ListRange, LOOK_MS } from './list-loader.ts'

function open() {
  const timers = createHandDrivenTimers()
  const loader = createListLoader(timers)
  const asked: number[] = []
  const answers: (() => void)[] = []
  const fetch = (range: ListRange) =>
    new Promise<void>((resolve) => {
      asked.push(range.top)
      answers.push(resolve)
    })
  const scrollTo = (top: number) => loader.scrollTo({ top, height: 900 }, fetch)
  const answer = async (at: number) => {
    answers[at]?.()
    await timers.pass(0)
  }
  return { timers, loader, asked, scrollTo, answer, read: loader.loading.read }
}

describe('a list that is scrolled', () => {
  it('fetches what it lacks a moment after it was looked at', () => {
    const { timers, asked, scrollTo } = open()
    scrollTo(3000)
    timers.advance(FETCH_DELAY_MS - 1)
    expect(asked).toEqual([])
    timers.advance(1)
    expect(asked).toEqual([3000])
  })

  it('is looked at every 300 ms: of a quick scroll only where it stands then is fetched', () => {
    const { timers, asked, scrollTo } = open()
    scrollTo(1000)
    timers.advance(50)
    scrollTo(2000)
    timers.advance(100)
    expect(asked).toEqual([2000])
    for (const top of [3000, 4000, 5000]) scrollTo(top)
    timers.advance(LOOK_MS - 150 + FETCH_DELAY_MS - 1)
    expect(asked).toEqual([2000])
    timers.advance(1)
    expect(asked).toEqual([2000, 5000])
    timers.advance(10_000)
    expect(asked).toEqual([2000, 5000])
  })

  it('counts what is under way, and knows on which side its rows will stand', async () => {
    const { timers, scrollTo, answer, read } = open()
    scrollTo(3000)
    timers.advance(FETCH_DELAY_MS)
    expect(read()).toEqual({ normal: 0, scroll: 1, side: 'bottom' })
    timers.advance(LOOK_MS)
    scrollTo(600)
    timers.advance(FETCH_DELAY_MS)
    expect(read()).toEqual({ normal: 0, scroll: 2, side: 'top' })
    await answer(0)
    expect(read()).toEqual({ normal: 0, scroll: 1, side: 'top' })
    await answer(1)
    expect(read()).toEqual({ normal: 0, scroll: 0, side: null })
  })

  it('counts what the page asks by itself apart', async () => {
    const { loader, read } = open()
    let answer = () => {}
    const done = loader.load(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    expect(read()).toEqual({ normal: 1, scroll: 0, side: null })
    answer()
    await done
    expect(read()).toEqual({ normal: 0, scroll: 0, side: null })
  })

  it('fetches nothing once it is left', () => {
    const { timers, loader, asked, scrollTo } = open()
    scrollTo(3000)
    loader.stop()
    timers.advance(10_000)
    expect(asked).toEqual([])
    scrollTo(1000)
    timers.advance(FETCH_DELAY_MS)
    expect(asked).toEqual([1000])
  })
})
