import { FAVORITES_MAX } from '@xezer/contract/favorites-limit'
import { describe, expect, it, vi } from 'vitest'
import { createExampleTabs } from '../../platform/example-tabs.ts'
import { createFavourites, NO_FAVOURITES } from './favourites.ts'

const many = Array.from({ length: FAVORITES_MAX }, (_, place) => place + 1)

describe('createFavourites: the list of a browser', () => {
  it('a second tap takes back what the first one added, and each kind has its own', () => {
    const favourites = createFavourites(createExampleTabs().open(), () => {})
    favourites.toggle('events', 7)
    favourites.toggle('leagues', 7)
    favourites.toggle('events', 5)
    expect(favourites.read()).toEqual({ leagues: [7], events: [7, 5] })
    favourites.toggle('events', 7)
    expect(favourites.read()).toEqual({ leagues: [7], events: [5] })
  })

  it('is there after a reload and in another tab a moment later', async () => {
    const tabs = createExampleTabs()
    const [one, other] = [tabs.open(), tabs.open()].map((tab) => createFavourites(tab, () => {}))
    one?.toggle('events', 7)
    await vi.waitFor(() => expect(other?.read()).toEqual({ leagues: [], events: [7] }), 20_000)
    expect(createFavourites(tabs.open(), () => {}).read()).toEqual({ leagues: [], events: [7] })
    one?.toggle('events', 7)
    expect(tabs.text).toBeUndefined()
  })

  it.each([
    'null',
    '{}',
    'no json',
    '[]',
    '{"leagues":3,"events":[]}',
    '{"leagues":["<b>",null,0.5],"events":[{}]}',
  ])('what is stored as %s is no favourite', (text) => {
    expect(createFavourites(createExampleTabs(text).open(), () => {}).read()).toEqual(NO_FAVOURITES)
  })

  it(`holds ${FAVORITES_MAX} of a kind: one more changes nothing and is said`, () => {
    const onFull = vi.fn()
    const tabs = createExampleTabs(JSON.stringify({ leagues: [], events: [...many, 500] }))
    const favourites = createFavourites(tabs.open(), onFull)
    expect(favourites.read().events).toEqual(many)
    favourites.toggle('events', 501)
    expect([favourites.read().events, onFull.mock.calls]).toEqual([many, [[]]])
    favourites.toggle('leagues', 1)
    favourites.toggle('events', 1)
    favourites.toggle('events', 501)
    expect(favourites.read()).toEqual({ leagues: [1], events: [...many.slice(1), 501] })
    expect(onFull).toHaveBeenCalledTimes(1)
  })
})
