import type { ViewChoice } from '@xezer/contract/view'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { err, ok } from '@xezer/std/result'
import { describe, expect, it } from 'vitest'
import type { ApiClient } from '../../platform/api-client.ts'
import { createExampleTabs } from '../../platform/example-tabs.ts'
import { createSession } from '../session/session.ts'
import { keepViewWith, TELL_MS } from './view-keeper.ts'

const PLAYER = { id: 7, number: '100007', currency: 'AZN', settings: { quoteChanges: 1 } } as const
const OTHER = { ...PLAYER, id: 8 }
const USUAL: ViewChoice = {
  ...{ odds: 'decimal', zone: null, motion: 'system' },
  ...{ theme: 'dark', density: 'comfortable' },
} as ViewChoice

/** A server with an account for each player, and tabs of one browser before it. */
function createStage() {
  const accounts = new Map<number, ViewChoice>()
  const stores = { kept: createExampleTabs(), session: createExampleTabs() }
  const server = { calls: [] as string[], isDown: false, onCall: () => {} }
  /** What the browser keeps, whose tabs follow each other. */
  const browser = { view: USUAL }
  const timers = createHandDrivenTimers()

  function answer(name: string, input: unknown, playerId: number): unknown {
    const account = accounts.get(playerId)
    if (name === 'accountView') return { view: account ?? null }
    const view = { ...USUAL, ...account, ...(input as Partial<ViewChoice>) }
    accounts.set(playerId, view)
    return { view }
  }

  function openTab() {
    const session = createSession(stores.session.open())
    const visible = { is: true }
    const api: ApiClient = {
      call: async (call, input) => {
        server.calls.push(call.name)
        if (server.isDown) return err({ code: 'network', text: undefined, fields: {} })
        const said = call.output.parse(answer(call.name, input, session.read()?.user.id ?? 0))
        server.onCall()
        return ok(said as never)
      },
    }
    keepViewWith({
      session,
      api,
      kept: stores.kept.open(),
      readChoice: () => browser.view,
      takeChoice: async (choice) => {
        browser.view = choice
      },
      isVisible: () => visible.is,
      random: { next: () => 1, below: () => 0 },
      timers,
    })
    return { session, visible }
  }
  const choose = (change: Partial<ViewChoice>) => {
    browser.view = { ...browser.view, ...change }
  }
  const enter = (tab: ReturnType<typeof openTab>, user = PLAYER as typeof PLAYER | typeof OTHER) =>
    tab.session.open({ token: `t${user.id}`, user })
  /** Storage tells other tabs a turn later. */
  const pass = async (ms = TELL_MS) => {
    await timers.pass(ms)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { accounts, server, browser, openTab, choose, enter, pass }
}

describe('ways of seeing of an account', () => {
  it('are shown from the log-in on, whatever the guest had chosen', async () => {
    const { accounts, browser, openTab, choose, enter, pass } = createStage()
    const kept: ViewChoice = { ...USUAL, odds: 'american', density: 'compact', zone: -210 }
    accounts.set(PLAYER.id, kept)
    choose({ theme: 'light', odds: 'malay' })
    const tab = openTab()
    enter(tab)
    await pass()
    expect([browser.view, accounts.get(PLAYER.id)]).toEqual([kept, kept])
  })

  it('are those of the browser where the account has none', async () => {
    const { accounts, browser, server, openTab, choose, enter, pass } = createStage()
    choose({ theme: 'light', zone: 60 })
    const tab = openTab()
    await pass(3 * TELL_MS)
    expect(server.calls).toEqual([])
    enter(tab)
    await pass()
    const own = { ...USUAL, theme: 'light', zone: 60 }
    expect([browser.view, accounts.get(PLAYER.id)]).toEqual([own, own])
  })

  it('hear a change once, and nothing while nothing changes', async () => {
    const { accounts, server, openTab, choose, enter, pass } = createStage()
    const tab = openTab()
    enter(tab)
    await pass()
    server.calls = []
    choose({ density: 'compact' })
    await pass(4 * TELL_MS)
    expect([accounts.get(PLAYER.id)?.density, server.calls]).toEqual(['compact', ['accountViewChange']])
  })

  it('hear after a reload what was changed without a network, and keep what another device changed', async () => {
    const { accounts, browser, server, openTab, choose, enter, pass } = createStage()
    const tab = openTab()
    enter(tab)
    await pass()
    server.isDown = true
    choose({ odds: 'fractional' })
    await pass(20 * TELL_MS)
    expect(server.calls.length).toBeLessThan(10)
    tab.visible.is = false
    server.isDown = false
    accounts.set(PLAYER.id, { ...USUAL, theme: 'light' })
    openTab()
    await pass()
    const both = { ...USUAL, theme: 'light', odds: 'fractional' }
    expect([browser.view, accounts.get(PLAYER.id)]).toEqual([both, both])
  })

  it('come from another device at the next visit', async () => {
    const { accounts, browser, openTab, enter, pass } = createStage()
    const tab = openTab()
    enter(tab)
    await pass()
    tab.visible.is = false
    accounts.set(PLAYER.id, { ...USUAL, motion: 'still' })
    openTab()
    await pass()
    expect(browser.view.motion).toBe('still')
  })

  it('a choice that is made while the account is asked is kept and told', async () => {
    const { accounts, browser, server, openTab, choose, enter, pass } = createStage()
    accounts.set(PLAYER.id, { ...USUAL, odds: 'american' })
    server.onCall = () => {
      server.onCall = () => {}
      choose({ theme: 'light' })
    }
    const tab = openTab()
    enter(tab)
    await pass(2 * TELL_MS)
    const both = { ...USUAL, odds: 'american', theme: 'light' }
    expect([browser.view, accounts.get(PLAYER.id)]).toEqual([both, both])
  })

  it('stay in sight after the log-out; what is chosen then is the browser’s until the account is shown again', async () => {
    const { accounts, browser, openTab, choose, enter, pass } = createStage()
    accounts.set(PLAYER.id, { ...USUAL, theme: 'light' })
    accounts.set(OTHER.id, { ...USUAL, density: 'compact' })
    const tab = openTab()
    enter(tab)
    await pass()
    tab.session.end('logout')
    await pass()
    expect(browser.view.theme).toBe('light')
    choose({ theme: 'dark', odds: 'malay' })
    enter(tab)
    await pass()
    expect(browser.view).toEqual({ ...USUAL, theme: 'light' })
    // Nor does a player who follows without a log-out get anything of the first.
    enter(tab, OTHER)
    await pass()
    expect(browser.view).toEqual({ ...USUAL, density: 'compact' })
    expect(accounts.get(OTHER.id)).toEqual({ ...USUAL, density: 'compact' })
    expect(accounts.get(PLAYER.id)).toEqual({ ...USUAL, theme: 'light' })
  })

  it('are told by the tab that somebody looks at', async () => {
    const { server, openTab, enter, choose, pass } = createStage()
    const [tab, hidden] = [openTab(), openTab()]
    hidden.visible.is = false
    enter(tab)
    await pass()
    server.calls = []
    choose({ theme: 'light' })
    await pass(3 * TELL_MS)
    expect(server.calls).toEqual(['accountViewChange'])
  })
})
