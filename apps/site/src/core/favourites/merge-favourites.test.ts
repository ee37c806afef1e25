import type { Favorites } from '@xezer/contract/favorites'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findChange, takeOver, withoutFavourites } from './merge-favourites.ts'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 8 })
const list = fc.record({ leagues: ids, events: ids })
const sorted = ({ leagues, events }: Favorites) => ({
  leagues: leagues.toSorted((a, b) => a - b),
  events: events.toSorted((a, b) => a - b),
})

/** What the server does with a change. */
function apply(kept: Favorites, change: ReturnType<typeof findChange>): Favorites {
  if (change === null) return kept
  const { add, remove } = change
  const join = (kind: keyof Favorites) =>
    [...new Set([...kept[kind], ...add[kind]])].filter((id) => !remove[kind].includes(id))
  return { leagues: join('leagues'), events: join('events') }
}

describe('the list of a browser and that of the account', () => {
  it('the account hears nothing when it knows', () => {
    fc.assert(
      fc.property(list, (own) => {
        expect(findChange(own, own)).toBeNull()
      }),
    )
  })

  it('after a change that nobody disturbed both have the same', () => {
    fc.assert(
      fc.property(list, list, (own, known) => {
        const said = apply(known, findChange(own, known))
        expect(sorted(said)).toEqual(sorted(own))
        expect(sorted(takeOver(said, own, own))).toEqual(sorted(own))
      }),
    )
  })

  it('what another browser did meanwhile stays, and so does what was done here since the question', () => {
    fc.assert(
      fc.property(list, list, list, list, (known, own, elsewhere, now) => {
        const said = apply(elsewhere, findChange(own, known))
        const next = takeOver(said, own, now)
        for (const kind of ['leagues', 'events'] as const) {
          for (const id of new Set([...said[kind], ...own[kind], ...now[kind]])) {
            const isTouched = own[kind].includes(id) !== now[kind].includes(id)
            expect([id, next[kind].includes(id)]).toEqual([
              id,
              isTouched ? now[kind].includes(id) : said[kind].includes(id),
            ])
          }
        }
      }),
    )
  })

  it('a guest who logs in brings his own and gets those of the account', () => {
    const own = { leagues: [1], events: [2, 3] }
    const account = { leagues: [4], events: [3] }
    const said = apply(account, findChange(own, { leagues: [], events: [] }))
    expect(takeOver(said, own, own)).toEqual({ leagues: [4, 1], events: [3, 2] })
  })

  it('what the account knows leaves with its player, a guest’s own stays', () => {
    const known = { leagues: [4], events: [3] }
    expect(withoutFavourites({ leagues: [4, 5], events: [3] }, known)).toEqual({ leagues: [5], events: [] })
  })
})
