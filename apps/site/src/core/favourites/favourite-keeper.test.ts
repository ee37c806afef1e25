import type { Favorites } from '@xezer/contract/favorites'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { err, ok } from '@xezer/std/result'
import { describe, expect, it, vi } from 'vitest'
import type { ApiClient } from '../../platform/api-client.ts'
import { createExampleTabs } from '../../platform/example-tabs.ts'
import { createCell } from '../../platform/observable.ts'
import { createSession } from '../session/session.ts'
import { CHECK_MS, createFavouriteKeeper } from './favourite-keeper.ts'
import { createFavourites } from './favourites.ts'

const PLAYER = { id: 7, number: '100007', currency: 'AZN', settings: { quoteChanges: 1 } } as const
const OTHER = { ...PLAYER, id: 8 }
const NONE: Favorites = { leagues: [], events: [] }

interface Change {
  add: Favorites
  remove: Favorites
}

/** A server with an account for each player, and tabs of one browser before it. */
function createStage() {
  const accounts = new Map<number, Favorites>()
  const stores = { own: createExampleTabs(), kept: createExampleTabs(), session: createExampleTabs() }
  const server = { calls: [] as string[], over: [] as number[], isDown: false, roomOf: 100 }
  const timers = createHandDrivenTimers()

  function answer(name: string, input: unknown, playerId: number | undefined): unknown {
    if (name === 'favoritesQuantity') {
      const { leagues, events } = input as Favorites
      const gone = events.filter((id) => server.over.includes(id))
      return { events: gone, quantity: leagues.length + events.length - gone.length }
    }
    const account = accounts.get(playerId ?? 0) ?? NONE
    if (name === 'accountFavorites') return account
    const { add, remove } = input as Change
    const join = (kind: keyof Favorites) =>
      [...new Set([...account[kind], ...add[kind]])]
        .filter((id) => !remove[kind].includes(id))
        .slice(0, server.roomOf)
    const next = { leagues: join('leagues'), events: join('events') }
    accounts.set(playerId ?? 0, next)
    return next
  }

  function openTab(stored?: { own: string; kept: string }) {
    if (stored !== undefined) {
      stores.own.text = stored.own
      stores.kept.text = stored.kept
    }
    const session = createSession(stores.session.open())
    const api: ApiClient = {
      call: async (call, input) => {
        server.calls.push(call.name)
        if (server.isDown) return err({ code: 'network', text: undefined, fields: {} })
        return ok(call.output.parse(answer(call.name, input, session.read()?.user.id)) as never)
      },
    }
    const favourites = createFavourites(stores.own.open(), () => {})
    const visible = { is: true }
    const alert = vi.fn()
    const keeper = createFavouriteKeeper({
      favourites,
      kept: stores.kept.open(),
      session,
      api,
      announcer: { ...createCell(undefined), say: () => {}, clear: () => {}, alert },
      language: {
        ...createCell({ locale: 'en', translate: (id: string) => id }),
        change: async () => true,
      } as never,
      isVisible: () => visible.is,
      random: { next: () => 1, below: () => 0 },
      timers,
    })
    return { session, favourites, visible, alert, keeper }
  }
  const enter = (tab: ReturnType<typeof openTab>, user = PLAYER as typeof PLAYER | typeof OTHER) =>
    tab.session.open({ token: `t${user.id}`, user })
  /** Storage tells other tabs a turn later. */
  const pass = async (ms = CHECK_MS) => {
    await timers.pass(ms)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { accounts, server, openTab, enter, pass }
}

describe('the check of favourites', () => {
  it('asks each second while there are any, never without', async () => {
    const { openTab, server, pass } = createStage()
    const tab = openTab()
    await pass(5 * CHECK_MS)
    expect(server.calls).toEqual([])
    tab.favourites.toggle('leagues', 3)
    await pass(3 * CHECK_MS)
    expect(server.calls).toEqual(Array.from({ length: 3 }, () => 'favoritesQuantity'))
    tab.favourites.put(NONE)
    await pass(3 * CHECK_MS)
    expect(server.calls).toHaveLength(3)
  })

  it('drops what is over and keeps what was added meanwhile', async () => {
    const { openTab, server, pass } = createStage()
    const { favourites } = openTab()
    favourites.put({ leagues: [1], events: [2, 3] })
    server.over = [2, 9]
    await pass()
    expect(favourites.read()).toEqual({ leagues: [1], events: [3] })
  })

  it('rests while nobody looks, and asks less often of a server that does not answer', async () => {
    const { openTab, server, pass } = createStage()
    const { favourites, visible } = openTab()
    favourites.put({ leagues: [], events: [2] })
    visible.is = false
    await pass(10 * CHECK_MS)
    expect(server.calls).toEqual([])
    visible.is = true
    server.isDown = true
    await pass(60 * CHECK_MS)
    expect(server.calls.length).toBeLessThan(12)
    expect(favourites.read().events).toEqual([2])
  })
})

describe('the account of favourites', () => {
  it('is asked at the log-in, and what the guest had is added to it', async () => {
    const { openTab, enter, accounts, pass } = createStage()
    accounts.set(PLAYER.id, { leagues: [4], events: [3] })
    const tab = openTab()
    tab.favourites.put({ leagues: [1], events: [2] })
    enter(tab)
    await pass()
    expect(accounts.get(PLAYER.id)).toEqual({ leagues: [4, 1], events: [3, 2] })
    expect(tab.favourites.read()).toEqual({ leagues: [4, 1], events: [3, 2] })
  })

  it('hears a change once, and nothing while nothing changes', async () => {
    const { openTab, enter, server, accounts, pass } = createStage()
    const tab = openTab()
    enter(tab)
    await pass()
    expect(server.calls).toEqual(['accountFavorites'])
    tab.favourites.toggle('leagues', 5)
    await pass(4 * CHECK_MS)
    expect(accounts.get(PLAYER.id)?.leagues).toEqual([5])
    expect(server.calls.filter((name) => name !== 'favoritesQuantity')).toEqual([
      'accountFavorites',
      'accountFavoritesChange',
    ])
    tab.favourites.toggle('leagues', 5)
    await pass()
    expect(accounts.get(PLAYER.id)).toEqual(NONE)
  })

  it('hears after a reload what was changed without a network', async () => {
    const { openTab, enter, server, accounts, pass } = createStage()
    const tab = openTab()
    enter(tab)
    tab.favourites.toggle('events', 1)
    await pass()
    server.isDown = true
    tab.favourites.toggle('events', 1)
    tab.favourites.toggle('events', 2)
    await pass()
    tab.visible.is = false
    server.isDown = false
    const reloaded = openTab()
    await pass()
    expect(accounts.get(PLAYER.id)).toEqual({ leagues: [], events: [2] })
    expect(reloaded.favourites.read().events).toEqual([2])
  })

  it('brings what another device chose at the next visit', async () => {
    const { openTab, enter, accounts, pass } = createStage()
    const tab = openTab()
    enter(tab)
    tab.favourites.toggle('events', 1)
    await pass()
    tab.visible.is = false
    accounts.set(PLAYER.id, { leagues: [9], events: [] })
    const next = openTab()
    await pass()
    expect(next.favourites.read()).toEqual({ leagues: [9], events: [] })
  })

  it('leaves with its player: nothing of it is seen after the log-out, or is the next player’s', async () => {
    const { openTab, enter, accounts, pass } = createStage()
    const [tab, second] = [openTab(), openTab()]
    accounts.set(PLAYER.id, { leagues: [4], events: [3] })
    enter(tab)
    await pass()
    expect(second.favourites.read()).toEqual({ leagues: [4], events: [3] })
    tab.session.end('logout')
    await pass()
    expect([tab.favourites.read(), second.favourites.read()]).toEqual([NONE, NONE])
    // Neither tab has told the account that its favourites are gone.
    expect(accounts.get(PLAYER.id)).toEqual({ leagues: [4], events: [3] })
    enter(tab, OTHER)
    await pass()
    expect([accounts.get(OTHER.id) ?? NONE, tab.favourites.read()]).toEqual([NONE, NONE])
    tab.session.end('logout')
    enter(tab)
    await pass()
    expect(tab.favourites.read()).toEqual({ leagues: [4], events: [3] })
  })

  it('is not there either for whoever comes back after the session ended elsewhere', async () => {
    const { openTab, enter, accounts, pass } = createStage()
    const tab = openTab()
    enter(tab)
    tab.favourites.toggle('events', 3)
    await pass()
    tab.visible.is = false
    tab.session.end('elsewhere')
    const known = JSON.stringify({ owner: PLAYER.id, said: { leagues: [], events: [3] } })
    const later = openTab({ own: '{"leagues":[],"events":[3,4]}', kept: known })
    await pass()
    expect(later.favourites.read().events).toEqual([4])
    expect(accounts.get(PLAYER.id)?.events).toEqual([3])
  })

  it('a player who follows another one without a log-out gets nothing of the first', async () => {
    const { openTab, enter, accounts, pass } = createStage()
    const tab = openTab()
    enter(tab)
    tab.favourites.toggle('events', 3)
    await pass()
    enter(tab, OTHER)
    await pass()
    expect([accounts.get(OTHER.id) ?? NONE, tab.favourites.read()]).toEqual([NONE, NONE])
    expect(accounts.get(PLAYER.id)?.events).toEqual([3])
  })

  it('says when there was no room for all', async () => {
    const { openTab, enter, server, accounts, pass } = createStage()
    accounts.set(PLAYER.id, { leagues: [], events: [1, 2] })
    server.roomOf = 3
    const tab = openTab()
    tab.favourites.put({ leagues: [], events: [8, 9] })
    enter(tab)
    await pass()
    expect(tab.favourites.read().events).toEqual([1, 2, 8])
    expect(tab.alert).toHaveBeenCalledTimes(1)
  })
})
