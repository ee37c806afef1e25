import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { describe, expect, it } from 'vitest'
import { createCell } from '../../platform/observable.ts'
import type { TopicHub } from '../live/topic-hub.ts'
import { createPriceStore } from '../prices/price-store.ts'
import { createPriceWatch, type PriceNow } from './price-watch.ts'

const handle = '1:1x2::1'

function createStage() {
  const topic = createCell<{ data: undefined | object; isGone: boolean; isFailed: boolean }>({
    data: undefined,
    isGone: false,
    isFailed: false,
  })
  const asked: string[] = []
  const topics: TopicHub = {
    // The watch reads only whether an image has come.
    observe: (_kind, name) => {
      asked.push(name)
      return topic as never
    },
    forgetUnwatched: () => {},
    isPollAlive: createCell(true),
  }
  const timers = createHandDrivenTimers()
  const prices = createPriceStore({ clock: timers, timers })
  const heard: PriceNow[] = []
  const watch = createPriceWatch({ prices, topics, onPrice: (_handle, price) => heard.push(price) })
  const put = (value: number | null, isDisabled = value === null) =>
    prices.putImage([{ handle, value, isDisabled, direction: 0 }])
  const takeImage = () => topic.write({ data: {}, isGone: false, isFailed: false })
  return { topic, asked, prices, heard, watch, put, takeImage }
}

describe('the prices of the slip', () => {
  it('are asked for by event and heard as they move, suspended and paused', () => {
    const stage = createStage()
    stage.watch.follow([handle])
    expect(stage.asked).toEqual(['event/1'])
    stage.put(2)
    stage.put(2, true)
    stage.put(2.1)
    stage.prices.setPaused(1, true)
    expect(stage.heard).toEqual([
      { value: 2, isOpen: true, isGone: false },
      { value: 2, isOpen: false, isGone: false },
      { value: 2.1, isOpen: true, isGone: false },
      { value: 2.1, isOpen: false, isGone: false },
    ])
  })

  it('say nothing before the image, and that a cell is closed which the image does not hold', () => {
    const stage = createStage()
    stage.watch.follow([handle])
    expect(stage.heard).toEqual([])
    stage.takeImage()
    expect(stage.heard).toEqual([{ value: null, isOpen: false, isGone: false }])
  })

  it('are closed when the event has left the book', () => {
    const stage = createStage()
    stage.put(2)
    stage.watch.follow([handle])
    stage.topic.write({ data: undefined, isGone: true, isFailed: false })
    expect(stage.heard.at(-1)).toEqual({ value: null, isOpen: false, isGone: true })
  })

  it('are not told again because another position came', () => {
    const stage = createStage()
    stage.put(2)
    stage.watch.follow([handle])
    stage.watch.follow([handle, '1:1x2::x'])
    expect(stage.heard).toHaveLength(1)
    // Nobody else holds it: let go of for a moment it would be forgotten.
    expect(stage.prices.find(handle)?.value).toBe(2)
  })

  it('are left alone after the position is removed', () => {
    const stage = createStage()
    stage.watch.follow([handle])
    stage.watch.follow([])
    stage.put(3)
    stage.takeImage()
    expect(stage.heard).toEqual([])
  })
})
